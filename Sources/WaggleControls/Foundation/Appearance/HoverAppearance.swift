import Waggle

/// Veils a control a little while a pointer is over it.
struct HoverAppearance<Outline: Shape>: ViewModifier {
  let shape: Outline
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .overlay {
        Decoration {
          if isHovered && isEnabled { shape.fill(.fill.quaternary) }
        }
        .allowsHitTesting(false)
      }
      .onHover { isHovered = $0 }
  }
}

extension View {
  /// Veils this control in a shape while a pointer is over it.
  nonisolated func hoverAppearance(_ shape: some Shape) -> some View {
    modifier(HoverAppearance(shape: shape))
  }
}

/// Fades a control without a background a little while a pointer is over it.
private struct HoverFade: ViewModifier {
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.opacity(isHovered && isEnabled ? 0.8 : 1).onHover { isHovered = $0 }
  }
}

extension View {
  /// Fades this control a little while a pointer is over it.
  nonisolated func hoverFade() -> some View { modifier(HoverFade()) }
}
