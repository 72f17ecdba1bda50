import Foundation

/// A spring integrated in small steps, so that its target and its parameters can change while it moves: it
/// continues from its current position with its current velocity (M009, M028).
struct SteppedSpringAnimation: CustomAnimation {
  /// The undamped period, in seconds.
  let response: Double
  let dampingFraction: Double
  /// The seconds over which the response changes from that of the spring that it replaces.
  let blendDuration: TimeInterval

  init(_ spring: Spring, blendDuration: TimeInterval) {
    response = spring.response
    dampingFraction = spring.dampingRatio
    self.blendDuration = blendDuration
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var isLogicallyComplete = false
    let offset: V? = context.state.update(SpringState<V>.self) { moving in
      let hasEnded = step(&moving, to: value, until: time)
      isLogicallyComplete = time - moving.start >= response
      return hasEnded ? nil : moving.offset
    }
    if isLogicallyComplete { context.isLogicallyComplete = true }
    return offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { context.state[SpringState<V>.self].velocity }

  /// Always merges: from the displayed position, with the velocity of a spring or a drag before it, and at rest
  /// after any other animation (M028, M031).
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let previous = previous.withoutLogicalTime
    let offset = previous.animate(value: value, time: time, context: &context) ?? value
    context.isLogicallyComplete = false
    var moving = SpringState<V>()
    if let spring = previous.steppedSpring {
      moving = context.state[SpringState<V>.self]
      moving.blend = blend(after: spring, moving, at: time)
    } else {
      moving.time = time
      moving.offset = offset
      moving.velocity = carriedVelocity(previous, value: value, time: time, context: context)
      context.state = AnimationState()
    }
    moving.start = time
    moving.span = 0
    context.state[SpringState<V>.self] = moving
    return true
  }

  private func carriedVelocity<V: VectorArithmetic>(
    _ previous: Animation, value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V {
    guard previous.base is InitialStateAnimation else { return .zero }
    return previous.velocity(value: value, time: time, context: context) ?? .zero
  }

  private func blend<V>(
    after spring: SteppedSpringAnimation, _ moving: SpringState<V>, at time: TimeInterval
  ) -> Blend? {
    guard blendDuration > 0 else { return nil }
    return Blend(from: spring.response(of: moving, at: time), start: time)
  }

  /// The state of a spring between frames.
  private struct SpringState<V: VectorArithmetic>: AnimationStateKey {
    /// The part of the change that is done.
    var offset = V.zero
    /// Per second.
    var velocity = V.zero
    /// Force divided by mass; zero before the first step.
    var force = V.zero
    /// The time up to which it was integrated, on its own clock.
    var time: TimeInterval = 0
    /// The time at which it got its current target.
    var start: TimeInterval = 0
    /// The largest distance from its current target so far, squared.
    var span: Double = 0
    var blend: Blend?

    static var defaultValue: SpringState { SpringState() }
  }

  /// The response of the spring that this one replaced, and when it did.
  private struct Blend {
    let from: Double
    let start: TimeInterval
  }
}

extension SteppedSpringAnimation: CustomStringConvertible {
  /// In SwiftUI's format.
  var description: String {
    "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
      + "blendDuration: \(blendDuration))"
  }
}

// MARK: - Steps

extension SteppedSpringAnimation {
  /// Integrates up to `time`; returns whether the spring has come to rest (M010).
  private func step<V: VectorArithmetic>(
    _ moving: inout SpringState<V>, to target: V, until time: TimeInterval
  ) -> Bool {
    // A frame more than a second late counts as one that is on time.
    if time - moving.time > 1 { moving.time = time - 1.0 / 60 }
    let rest = target - moving.offset
    moving.span = max(moving.span, rest.magnitudeSquared)
    // An endless speed or a delay of infinite length gives a time that is not a number, or before all others.
    let steps: Double = ((time - moving.time) / Self.length - 1e-6).rounded(.up)
    if steps > 0 { advance(&moving, rest: rest, target: target, by: Int(steps)) }
    return hasEnded(moving, target: target)
  }

  /// Takes many steps at once. A step is linear in distance, velocity and force, so one pass over plain numbers
  /// finds the matrix of all steps, whatever the vector type is.
  private func advance<V: VectorArithmetic>(
    _ moving: inout SpringState<V>, rest: V, target: V, by count: Int
  ) {
    var (e, v, f) = (SIMD4(1.0, 0, 0, 0), SIMD4(0.0, 1, 0, 0), SIMD4(0.0, 0, 1, 0))
    for index in 0..<count {
      let (k, c) = constants(of: moving, at: moving.time + Double(index) * Self.length)
      let middle = v + f * (Self.length / 2)
      e -= middle * Self.length
      f = e * k - middle * c
      v = middle + f * (Self.length / 2)
    }
    let (velocity, force) = (moving.velocity, moving.force)
    func mix(_ part: SIMD4<Double>) -> V {
      rest.scaled(by: part.x) + velocity.scaled(by: part.y) + force.scaled(by: part.z)
    }
    moving.offset = target - mix(e)
    moving.velocity = mix(v)
    moving.force = mix(f)
    moving.time += Double(count) * Self.length
  }

  /// Stiffness and damping per mass, limited to what the step length can integrate without overshooting.
  private func constants<V>(of moving: SpringState<V>, at time: TimeInterval) -> (Double, Double) {
    let frequency = 2 * .pi / response(of: moving, at: time)
    let stiffness = min(frequency * frequency, Self.greatestStiffness)
    let damping = min(2 * dampingFraction * stiffness.squareRoot(), Self.greatestDamping)
    return (stiffness, damping)
  }

  /// The response at a time, blended from that of the spring before.
  private func response<V>(of moving: SpringState<V>, at time: TimeInterval) -> Double {
    guard let blend = moving.blend, time < blend.start + blendDuration else { return response }
    let part = (time - blend.start) / blendDuration
    return blend.from + (response - blend.from) * part * part * (3 - 2 * part)
  }

  /// At rest: hardly any velocity and force, and at most a hundredth of the change left (M010).
  private func hasEnded<V>(_ moving: SpringState<V>, target: V) -> Bool {
    let stillness = 0.06 * 0.06
    return moving.velocity.magnitudeSquared <= stillness
      && moving.force.magnitudeSquared <= stillness
      && (target - moving.offset).magnitudeSquared <= moving.span * 1e-4
  }

  private static let length: TimeInterval = 1.0 / 300
  private static let greatestStiffness = 45_000.0
  private static let greatestDamping = 450.0
}
