/// Whether a part of the interface is visible.
public enum Visibility: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Decided by the default of the part.
  case automatic
  /// Always visible.
  case visible
  /// Never visible.
  case hidden
}
