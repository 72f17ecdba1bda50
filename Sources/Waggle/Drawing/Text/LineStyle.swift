extension Text {
  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// A line of a pattern; its colour is that of the text where it is nil.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line in the colour of the text.
    public static let single = LineStyle()

    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      let kind: RunLine.Pattern

      /// Without gaps.
      public static let solid = Pattern(kind: .solid)
      /// Of dots.
      public static let dot = Pattern(kind: .dot)
      /// Of dashes.
      public static let dash = Pattern(kind: .dash)
      /// Of a dash and a dot in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// Of a dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
  }
}

extension Text.LineStyle {
  /// The line's style where it is not a plain line; nil for one.
  func line(in context: ColorContext) -> RunLine? {
    self == .single ? nil : RunLine(pattern: pattern.kind, color: color?.resolve(in: context))
  }
}
