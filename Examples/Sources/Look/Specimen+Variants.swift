import SwiftUI

/// The controls as settings of the user, of the language and of the program change them.
extension Specimen {
  static var variants: [Specimen] {
    [
      variant("contrast", "Increased contrast") {
        $0.environment(\._colorSchemeContrast, .increased)
      },
      variant("accessibility-size", "Large text") { $0.dynamicTypeSize(.accessibility3) },
      variant("right-to-left", "Right to left") {
        $0.environment(\.layoutDirection, .rightToLeft)
      },
      variant("classic", "The sizes of iOS 15 to 18") {
        $0.environment(\.platformMetrics, .iosClassic)
      },
      variant("macos", "The sizes of macOS 26") { $0.environment(\.platformMetrics, .macOS26) },
    ]
  }

  private static func variant<Changed: View>(
    _ name: String, _ caption: String, _ change: (AnyView) -> Changed
  ) -> Specimen {
    Specimen(
      name: "variant-\(name)", width: 420, columns: 1,
      cells: [Cell(caption) { change(AnyView(Variety())) }])
  }
}

/// One of each control.
private struct Variety: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Button("Save") {}
        Button("Save") {}.buttonStyle(.bordered)
        Button("Save") {}.buttonStyle(.borderedProminent)
      }
      Toggle("Alerts", isOn: .constant(true))
      Slider(value: .constant(0.4)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Stepper("Jars", value: .constant(3), in: 0...10)
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      Picker("Colour", selection: .constant("Red")) { Specimen.colours }.pickerStyle(.segmented)
      Picker("Colour", selection: .constant("Red")) { Specimen.colours }
      DatePicker("Swarmed", selection: .constant(Specimen.day), displayedComponents: .date)
      ColorPicker("Colour", selection: .constant(.orange))
      ProgressView(value: 0.4) { Text("Honey") }
      Gauge(value: 0.4) { Text("Honey") }
      LabeledContent("Jars", value: "12")
      DisclosureGroup("Hives", isExpanded: .constant(true)) { Text("Linden") }
      GroupBox("Harvest") { Label("Twelve jars", systemImage: "drop.fill") }
      Menu("Actions") { Button("Copy") {} }
    }
  }
}
