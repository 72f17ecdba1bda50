import Foundation
import Waggle

/// A disc in the colour, which opens the panel.
struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let title: Text?
  @State private var isOpen = false
  @Environment(\.self) private var environment
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let sizes = metrics.colorPicker
    Button {
      isOpen.toggle()
    } label: {
      Circle()
        .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: sizes.ring)
        .background { Circle().inset(by: sizes.ring * 1.6).fill(selection.wrappedValue) }
        .frame(width: sizes.well, height: sizes.well)
        .contentShape(Circle())
        .controlMarks(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title ?? Text("Color"))
    .accessibilityValue(
      Text(verbatim: "#" + HSBColor(selection.wrappedValue.resolve(in: environment)).hex)
    )
    .pickerPopover(isPresented: $isOpen, title: title) {
      ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
    }
  }

  /// All hues, around the circle.
  static let hues = (0...6).map { Color(hue: Double($0 % 6) / 6, saturation: 1, brightness: 1) }
}
