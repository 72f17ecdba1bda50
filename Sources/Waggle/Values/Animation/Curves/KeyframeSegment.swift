import Foundation

/// The path from one keyframe to the next (M090, M091).
struct KeyframeSegment<Value: VectorArithmetic> {
  let from: Value
  let to: Value
  let start: TimeInterval
  let duration: TimeInterval
  let shape: Shape

  /// The form of the segment; all velocities are known and per second.
  enum Shape {
    case linear(UnitCurve)
    case spring(Spring, Value)
    case cubic(Value, Value)
    case move
  }

  var end: TimeInterval { start + duration }

  /// The value at a time on the clock of the whole path; times outside the segment are clamped.
  func value(at time: TimeInterval) -> Value {
    guard duration > 0 else { return to }
    let age = age(at: time)
    switch shape {
    case .move: return to
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: age / duration))
    case .spring(let spring, let speed):
      return from + spring.value(target: to - from, initialVelocity: speed, time: age)
    case .cubic(let first, let last):
      return cubicValue(first, last, at: age / duration)
    }
  }

  /// The velocity per second.
  func velocity(at time: TimeInterval) -> Value {
    guard duration > 0 else { return .zero }
    let age = age(at: time)
    switch shape {
    case .move: return .zero
    case .linear(let curve):
      return (to - from).scaled(by: curve.velocity(at: age / duration) / duration)
    case .spring(let spring, let speed):
      return spring.velocity(target: to - from, initialVelocity: speed, time: age)
    case .cubic(let first, let last):
      return cubicVelocity(first, last, at: age / duration)
    }
  }

  private func age(at time: TimeInterval) -> TimeInterval { min(max(time - start, 0), duration) }

  /// The Hermite polynomial of both ends and their velocities, at a fraction u of the duration.
  private func cubicValue(_ first: Value, _ last: Value, at u: Double) -> Value {
    let (early, late) = (u * (1 - u) * (1 - u), u * u * (u - 1))
    return from.interpolated(towards: to, amount: u * u * (3 - 2 * u))
      + first.scaled(by: early * duration) + last.scaled(by: late * duration)
  }

  private func cubicVelocity(_ first: Value, _ last: Value, at u: Double) -> Value {
    (to - from).scaled(by: 6 * u * (1 - u) / duration)
      + first.scaled(by: (1 - u) * (1 - 3 * u)) + last.scaled(by: u * (3 * u - 2))
  }
}
