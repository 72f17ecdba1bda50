import Foundation

/// A spring that is moved on in small steps, so that it can take a new target, and new numbers, while
/// it moves: it goes on from where it is, as fast as it is (M009, M028).
struct SteppedSpringMotion: CustomAnimation {
  /// The seconds of one swing without damping.
  let response: Double
  let dampingFraction: Double
  /// The seconds in which the response goes over from that of a spring before it.
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

  /// Always: from the place that is drawn, with the speed of a spring or of a finger before it, and
  /// at rest after any other motion (M028, M031).
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
    guard previous.base is CarriedMotion else { return .zero }
    return previous.velocity(value: value, time: time, context: context) ?? .zero
  }

  private func blend<V>(
    after spring: SteppedSpringMotion, _ moving: SpringState<V>, at time: TimeInterval
  ) -> Blend? {
    guard blendDuration > 0 else { return nil }
    return Blend(from: spring.response(of: moving, at: time), start: time)
  }

  /// What a spring remembers.
  private struct SpringState<V: VectorArithmetic>: AnimationStateKey {
    /// How far it has come.
    var offset = V.zero
    /// Per second.
    var velocity = V.zero
    /// By mass; at rest before the first step.
    var force = V.zero
    /// How far it has been stepped on its clock.
    var time: TimeInterval = 0
    /// When it set out for its present target.
    var start: TimeInterval = 0
    /// The farthest that it has been from its present target, squared.
    var span: Double = 0
    var blend: Blend?

    static var defaultValue: SpringState { SpringState() }
  }

  /// The response of a spring before this one, and when this one took over.
  private struct Blend {
    let from: Double
    let start: TimeInterval
  }
}

extension SteppedSpringMotion: CustomStringConvertible {
  /// As SwiftUI prints it.
  var description: String {
    "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
      + "blendDuration: \(blendDuration))"
  }
}

// MARK: - Steps

extension SteppedSpringMotion {
  /// Steps until `time` is reached; says whether the spring has come to rest (M010).
  private func step<V: VectorArithmetic>(
    _ moving: inout SpringState<V>, to target: V, until time: TimeInterval
  ) -> Bool {
    // A frame that comes late by more than a second counts as one that came in time.
    if time - moving.time > 1 { moving.time = time - 1.0 / 60 }
    let rest = target - moving.offset
    moving.span = max(moving.span, rest.magnitudeSquared)
    let count = Int(((time - moving.time) / Self.length - 1e-6).rounded(.up))
    if count > 0 { advance(&moving, rest: rest, target: target, by: count) }
    return hasEnded(moving, target: target)
  }

  /// Many steps at once. They are linear in what is left, speed and force, so one pass over plain
  /// numbers finds how each of the three depends on each, whatever kind of vector they are.
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

  /// Stiffness and damping by mass, not greater than the steps can follow without overshooting.
  private func constants<V>(of moving: SpringState<V>, at time: TimeInterval) -> (Double, Double) {
    let frequency = 2 * .pi / response(of: moving, at: time)
    let stiffness = min(frequency * frequency, Self.greatestStiffness)
    let damping = min(2 * dampingFraction * stiffness.squareRoot(), Self.greatestDamping)
    return (stiffness, damping)
  }

  /// The response on the way from an earlier spring's to this one's.
  private func response<V>(of moving: SpringState<V>, at time: TimeInterval) -> Double {
    guard let blend = moving.blend, time < blend.start + blendDuration else { return response }
    let part = (time - blend.start) / blendDuration
    return blend.from + (response - blend.from) * part * part * (3 - 2 * part)
  }

  /// At rest: hardly any speed and force left, and at most a hundredth of the way (M010).
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
