import Foundation
import Waggle

/// The label in the colour of links, underlined while a pointer is over it.
struct LinkButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    BorderlessButtonBody(label: label, role: role, isPressed: isPressed)
      .underline(isHovered && isEnabled)
      .plainFocusRing()
      .onHover { isHovered = $0 }
  }
}

/// The label on a material with a fine edge.
struct GlassButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    label
      .inBorder()
      .defaultForeground(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : metrics.button.disabledBordered)
      .modifier(GlassBorder(tint: nil, opacity: 1))
  }
}

/// The label in white on a material in the tint, or in red if destructive. A disabled one keeps the material and its
/// edge, which `borderedProminent` has not, and loses the tint (C200).
struct GlassProminentButtonBody<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    label
      .inBorder()
      .defaultForeground(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : metrics.button.disabledBordered)
      .modifier(GlassBorder(tint: tint, opacity: isPressed ? 0.65 : 1))
  }

  private var tint: AnyShapeStyle? {
    guard isEnabled else { return nil }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

/// The padding around a label, and behind it a material with a fine edge, with a tint over it.
private struct GlassBorder: ViewModifier {
  let tint: AnyShapeStyle?
  let opacity: Double
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    let shape = border.resolved(metrics.button, size)
    content
      .modifier(ButtonPadding())
      .background {
        shape.fill(.regularMaterial)
        Decoration { if let tint { shape.fill(tint).opacity(opacity) } }
        shape.strokeBorder(.quaternary, lineWidth: 0.5)
      }
      .hoverAppearance(shape)
      .focusRing(shape)
  }
}
