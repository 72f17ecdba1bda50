import Foundation
import Waggle

/// The digits of a colour. What is typed counts as soon as it is a colour; other words go when the field loses the focus.
struct HexField: View {
  let color: HSBColor
  let choose: (HSBColor) -> Void
  /// The text that is being typed; nil while the field has no focus.
  @State private var typed: String?
  @FocusState private var isFocused: Bool
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    TextField("Hex", text: Binding(get: { typed ?? "#" + color.hex }, set: type))
      .monospaced()
      .padding(metrics.colorPicker.gap / 2)
      .overlay {
        FieldBorder(
          shape: RoundedRectangle(cornerRadius: metrics.colorPicker.gridRadius),
          isFocused: isFocused)
      }
      .focused($isFocused)
      .onChange(of: isFocused) { if !isFocused { typed = nil } }
  }

  private func type(_ text: String) {
    typed = text
    if let color = HSBColor(hex: text), color.hex != self.color.hex { choose(color) }
  }
}
