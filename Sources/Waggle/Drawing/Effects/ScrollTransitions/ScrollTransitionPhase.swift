/// Whether a view is inside the visible part of a scroll view, or beyond one of its edges.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At or beyond the top edge, or the leading one.
  case topLeading
  /// In the visible part.
  case identity
  /// At or beyond the bottom edge, or the trailing one.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in the visible part, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
