/// Whether a part of the interface shows.
public enum Visibility: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// As the part's own rules say.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}
