import Foundation
import Waggle

/// A button without a style, as it looks where it is (C035).
struct ButtonInContext: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    PressableFrame(configuration) { isPressed in
      switch context {
      case .row: borderless(isPressed).frame(maxWidth: .infinity, alignment: .leading)
      case .menu: MenuButtonBody(configuration: configuration, isPressed: isPressed)
      case .group: borderless(isPressed).modifier(ButtonPadding())
      case .toolbar: borderless(isPressed)
      case nil:
        if metrics == .macOS26 {
          BorderedButtonBody(
            label: configuration.label, role: configuration.role, isPressed: isPressed)
        } else {
          borderless(isPressed)
        }
      }
    }
  }

  private func borderless(_ isPressed: Bool) -> some View {
    BorderlessButtonBody(
      label: configuration.label, role: configuration.role, isPressed: isPressed
    )
    .plainFocusRing()
    .hoverFade()
  }
}

/// A row of a menu: the label in the primary colour, or red.
private struct MenuButtonBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .defaultForeground(foreground)
      .opacity(isPressed ? 0.75 : 1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
  }
}

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
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let shape = border.resolved(metrics.button, size)
    label
      .defaultForeground(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? isPressed ? 0.75 : 1 : metrics.button.disabledBordered)
      .modifier(ButtonPadding())
      .background {
        shape.fill(.regularMaterial)
        shape.strokeBorder(.quaternary, lineWidth: 0.5)
      }
      .hoverLook(shape)
      .focusRing(shape)
  }
}
