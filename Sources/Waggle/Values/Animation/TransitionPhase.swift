/// The phases of a view's insertion into and removal from a container (M063).
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// Inserted, and displayed as without a transition.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view is neither being inserted nor being removed.
  public var isIdentity: Bool { self == .identity }

  /// -1 before insertion, 0 in between, 1 during removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
