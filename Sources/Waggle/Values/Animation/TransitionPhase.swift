/// Where a view is on its way into a container and out again (M063).
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// There, as it is without a transition.
  case identity
  /// Being removed.
  case didDisappear

  /// Whether the view is there, neither coming nor going.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is there, 0 while it is, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
