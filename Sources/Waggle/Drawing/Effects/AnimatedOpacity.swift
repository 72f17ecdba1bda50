import WaggleGraph

/// An opacity as it is drawn: the one that was set, or a value of the animation to it.
struct AnimatedOpacity {
  private var animatedEffect = AnimatedValue<_OpacityEffect>()
  private var effect: _OpacityEffect?
  /// What is drawn, from 0 to 1.
  private(set) var opacity = 1.0
  private var motion: DisplayMotion?

  init() {}

  /// An opacity that was drawn before, so that the first change can be animated.
  init(from opacity: Double) {
    effect = _OpacityEffect(opacity: opacity)
    self.opacity = opacity
  }

  /// Whether the opacity is in flight.
  var isMoving: Bool { animatedEffect.isMoving }

  /// Whether the value that is drawn is not a number.
  var isNaN: Bool { effect?.opacity.isNaN ?? false }

  /// Follows the opacity that is set; true where another one is drawn than before.
  @inline(__always)
  mutating func update(
    to set: Double, in runtime: Runtime, _ animationTarget: @autoclosure () -> AnimationTarget
  ) -> Bool {
    let set = _OpacityEffect(opacity: set)
    let displayed = animatedEffect.displayedValue(
      for: set, after: effect, in: runtime, animationTarget())
    let new = clampedToUnit(displayed.opacity)
    let newMotion = motion(to: set, in: runtime)
    defer { (effect, opacity, motion) = (displayed, new, newMotion) }
    return new != opacity || newMotion !== motion
  }

  /// What the host animates by itself; nil if it does not.
  private mutating func motion(to set: _OpacityEffect, in runtime: Runtime) -> DisplayMotion? {
    guard animatedEffect.isMoving, runtime.store(DrawingStore.self).isMovedByHost,
      let forecast = animatedEffect.handOver(set)
    else { return nil }
    let opacity = clampedToUnit(set.opacity)
    if let motion, motion.continues(forecast, toOpacity: opacity) { return motion }
    let opacities = forecast.values.map { clampedToUnit($0.opacity) }
    return DisplayMotion(forecast, .opacities(opacities, set: opacity))
  }

  /// A drawing with the opacity; the same for 1.
  func applied(to node: DisplayNode) -> DisplayNode {
    if let motion { return DisplayNode(.moving(motion, DisplayNode(.opacity(opacity, node)))) }
    return opacity == 1 ? node : DisplayNode(.opacity(opacity, node))
  }
}
