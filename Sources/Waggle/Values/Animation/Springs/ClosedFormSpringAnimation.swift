import Foundation

/// A spring in closed form, from 0 to 1, without state (M011).
struct ClosedFormSpringAnimation: CustomAnimation {
  /// Damped critically at most.
  let spring: Spring
  /// In whole changes per second.
  let initialVelocity: Double
  /// The duration until the spring is at rest, in seconds (M012).
  let duration: TimeInterval

  init(_ spring: Spring, initialVelocity: Double) {
    self.spring = Spring(
      frequency: spring.frequency, dampingRatio: min(spring.dampingRatio, 1), mass: spring.mass)
    self.initialVelocity = initialVelocity
    duration = self.spring.duration(initialVelocity: initialVelocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time <= duration else { return nil }
    if time >= spring.response { context.isLogicallyComplete = true }
    let rest = spring.rest(after: time)
    return value.scaled(by: 1 - rest.distance + initialVelocity * rest.push)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let rest = spring.rest(after: time)
    return value.scaled(by: initialVelocity * rest.pushSpeed - rest.distanceSpeed)
  }
}

extension Spring {
  /// How long the formula runs: until the oscillation has faded to a thousandth, and at least a second (M012);
  /// without oscillation, until it has settled (M008). Without stiffness it never moves: 0.
  fileprivate func duration(initialVelocity: Double) -> TimeInterval {
    guard frequency > 0, frequency.isFinite else { return 0 }
    guard dampingRatio < 1 else {
      return settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (dampingRatio * frequency - initialVelocity) / swing
    return max(1, fadingTime(from: 1 + abs(sine), to: 0.001))
  }
}
