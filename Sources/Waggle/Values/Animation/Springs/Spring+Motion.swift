public import Foundation

extension Spring {
  /// The value of a spring from zero to `target`, after `time` seconds (M007).
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(after: time)
    return target - target.scaled(by: rest.distance) + initialVelocity.scaled(by: rest.push)
  }

  /// The velocity of a spring from zero to `target`, after `time` seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let rest = rest(after: time)
    return initialVelocity.scaled(by: rest.pushSpeed) - target.scaled(by: rest.distanceSpeed)
  }

  /// Advances a value and its velocity by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    value += self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
  }

  /// The force on the mass at a position and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The response at a time to a unit distance (`distance`) and to a unit velocity (`push`), and how fast both change.
  /// The motion is linear in distance and velocity, so these four numbers describe it completely.
  struct Rest {
    var distance, push, distanceSpeed, pushSpeed: Double

    static let atTarget = Rest(distance: 0, push: 0, distanceSpeed: 0, pushSpeed: 0)
  }

  func rest(after time: TimeInterval) -> Rest {
    let t = max(time, 0)
    if !frequency.isFinite { return .atTarget }
    return switch dampingRatio {
    case ..<1: underdamped(t)
    case 1: criticallyDamped(t)
    default: overdamped(t)
    }
  }

  /// Underdamped: z < 1, with g = z ω₀ and w = ω₀ √(1 - z²): decaying cosines and sines.
  private func underdamped(_ t: Double) -> Rest {
    let g = dampingRatio * frequency
    let w = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    guard w > 0 else { return criticallyDamped(t) }
    let (fade, c, s) = (exp(-g * t), cos(w * t), sin(w * t))
    return Rest(
      distance: fade * (c + g / w * s), push: fade * s / w,
      distanceSpeed: -fade * frequency * frequency / w * s, pushSpeed: fade * (c - g / w * s))
  }

  /// Critically damped: z = 1. Both roots are equal, g = ω₀.
  private func criticallyDamped(_ t: Double) -> Rest {
    let g = frequency
    let fade = exp(-g * t)
    return Rest(
      distance: fade * (1 + g * t), push: fade * t,
      distanceSpeed: -fade * g * g * t, pushSpeed: fade * (1 - g * t))
  }

  /// Overdamped: z > 1. A slow and a fast decay, with the roots p and q.
  private func overdamped(_ t: Double) -> Rest {
    let w = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let q = -w - dampingRatio * frequency
    let p = frequency * frequency / q  // w - g, without the cancellation
    let (slow, fast) = (exp(p * t), exp(q * t))
    return Rest(
      distance: (p * fast - q * slow) / (p - q), push: (slow - fast) / (p - q),
      distanceSpeed: p * q * (fast - slow) / (p - q), pushSpeed: (p * slow - q * fast) / (p - q))
  }
}
