/// The way in which lines of text, and so leading and trailing, run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
