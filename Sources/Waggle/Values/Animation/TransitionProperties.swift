/// What a host needs to know about a transition before it runs.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view, so that a host which prefers reduced motion fades it instead (M073).
  public var hasMotion: Bool
  /// Whether the transition has its own animation, and so animates in any transaction (M064).
  package var ownsAnimation = false
  /// Whether the transition leaves the view unchanged, so that a removed view disappears at once (M182).
  package var isIdentity = false

  /// Creates the properties of a transition, with motion by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// The properties of two transitions combined.
  package func union(_ other: TransitionProperties) -> TransitionProperties {
    var both = TransitionProperties(hasMotion: hasMotion || other.hasMotion)
    both.ownsAnimation = ownsAnimation || other.ownsAnimation
    both.isIdentity = isIdentity && other.isIdentity
    return both
  }
}
