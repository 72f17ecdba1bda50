/// What a host should know of a transition before it runs.
public struct TransitionProperties: Sendable {
  /// Whether the view moves on its way, so that a host which prefers to fade shows it fading (M073).
  public var hasMotion: Bool
  /// Whether it has an animation of its own, and so runs under any transaction (M064).
  package var ownsAnimation = false
  /// Whether it leaves the view as it is, so that a view which goes is gone at once (M182).
  package var isIdentity = false

  /// The properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// Those of two transitions together.
  package func union(_ other: TransitionProperties) -> TransitionProperties {
    var both = TransitionProperties(hasMotion: hasMotion || other.hasMotion)
    both.ownsAnimation = ownsAnimation || other.ownsAnimation
    both.isIdentity = isIdentity && other.isIdentity
    return both
  }
}
