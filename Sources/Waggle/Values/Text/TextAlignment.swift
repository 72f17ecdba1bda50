/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Aligns the starts of the lines.
  case leading
  /// Aligns the middles of the lines.
  case center
  /// Aligns the ends of the lines.
  case trailing
}
