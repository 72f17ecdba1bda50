import SwiftUI

struct SettingsScreen: View {
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("name") private var name = ""
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var color = Color.orange
  @State private var count = 3
  @State private var size = Size.medium
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Version", value: "1.\(count)")
        DatePicker("Birthday", selection: $day, displayedComponents: .date)
      }
      Section {
        Slider(value: $volume, in: 0...1, step: 0.05) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Stepper("Rows: \(count)", value: $count, in: 1...9)
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        ColorPicker("Colour", selection: $color)
      } header: {
        Text("Appearance")
      } footer: {
        Text("At \(Int(volume * 100)) %, \(size == .large ? "large" : "normal").").font(.footnote)
      }
      Button("Reset", role: .destructive) { (volume, name, count) = (0.5, "", 3) }
    }
    .formStyle(.grouped)
    .tint(color)
  }
}
