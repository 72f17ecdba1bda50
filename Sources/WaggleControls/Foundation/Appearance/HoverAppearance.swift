import Waggle

extension View {
  /// Veils this control a little in a shape while a pointer is over it.
  nonisolated func hoverAppearance<Outline: Shape>(_ shape: Outline) -> some View {
    marked(by: HoverAppearance<Outline>.self, shape)
  }

  /// Veils this control while a pointer is over it, and draws a ring around it while it has the focus, in front of the veil.
  nonisolated func controlMarks<Outline: InsettableShape>(_ shape: Outline) -> some View {
    marked(by: HoverAndFocus<Outline>.self, shape)
  }

  /// The same with the veil in front of the ring.
  nonisolated func controlMarks<Outline: InsettableShape>(veilInFront shape: Outline) -> some View {
    marked(by: FocusAndHover<Outline>.self, shape)
  }
}

private enum HoverAppearance<Outline: Shape>: ControlMarks {
  static var isWatched: Bool { true }
  static func makeParts() -> [ControlPart<Outline>] { [.hoverVeil] }
}

private enum HoverAndFocus<Outline: InsettableShape>: ControlMarks {
  static var isWatched: Bool { true }
  static func makeParts() -> [ControlPart<Outline>] { [.hoverVeil, .focusRing] }
}

private enum FocusAndHover<Outline: InsettableShape>: ControlMarks {
  static var isWatched: Bool { true }
  static func makeParts() -> [ControlPart<Outline>] { [.focusRing, .hoverVeil] }
}

extension ControlPart where Value: Shape {
  /// The veil over a control of this shape while a pointer is over it.
  static var hoverVeil: ControlPart {
    .inFront(where: { $0.isHovered && $0.environment.isEnabled }) { _, shape in
      shape.fill(.fill.quaternary)
    }
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
