package import Foundation

/// The path of one value through keyframes: a function of time with a segment for each (M090, M091).
///
/// It is continuous except at moves. Before its start it has its first value, after its end the value at the end of
/// the last segment.
package struct KeyframePath<Value: VectorArithmetic> {
  /// A keyframe: its value, its duration and its kind.
  package struct Keyframe {
    let to: Value
    /// In seconds. Nil takes the settling time of a spring (M008), and 0 for other kinds.
    let duration: TimeInterval?
    let kind: Kind

    /// Creates a keyframe; a negative duration counts as 0, and a move takes no time.
    package init(to: Value, duration: TimeInterval?, kind: Kind) {
      self.to = to
      self.duration = duration.map { max($0, 0) }
      self.kind = kind
    }
  }

  /// How a segment reaches its end value.
  package enum Kind {
    /// Linearly, through a unit curve.
    case linear(UnitCurve)
    /// By a spring; a nil velocity continues that at the end of the segment before.
    case spring(Spring, startVelocity: Value?)
    /// By a cubic polynomial; a nil velocity is chosen to fit the neighbours.
    case cubic(startVelocity: Value?, endVelocity: Value?)
    /// A jump to the value.
    case move
  }

  /// In seconds.
  package let duration: TimeInterval
  private let first: Value
  private let last: Value
  private let segments: [KeyframeSegment<Value>]

  /// Creates the path from a value through keyframes.
  package init(from first: Value, through keyframes: [Keyframe]) {
    var segments: [KeyframeSegment<Value>] = []
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      segments.append(keyframe.segment(after: segments.last, from: first, before: next))
    }
    self.first = first
    self.segments = segments
    last = segments.last?.value(at: .infinity) ?? first
    duration = segments.last?.end ?? 0
  }

  /// The value at a time in seconds.
  package func value(at time: TimeInterval) -> Value {
    if time >= duration { return last }
    return time < 0 ? first : segment(at: time)?.value(at: time) ?? first
  }

  /// The velocity per second; zero before and after the path.
  package func velocity(at time: TimeInterval) -> Value {
    guard (0...duration).contains(time) else { return .zero }
    return segment(at: time)?.velocity(at: time) ?? .zero
  }

  private func segment(at time: TimeInterval) -> KeyframeSegment<Value>? {
    segments.first { time < $0.end } ?? segments.last
  }
}

// MARK: - Velocities at the keyframes

extension KeyframePath.Keyframe {
  fileprivate typealias Segment = KeyframeSegment<Value>

  /// The segment that ends at this keyframe.
  fileprivate func segment(after: Segment?, from first: Value, before next: Self?) -> Segment {
    let from = after?.value(at: .infinity) ?? first
    let speed = after?.velocity(at: .infinity) ?? .zero
    let shape: Segment.Shape =
      switch kind {
      case .linear(let curve): .linear(curve)
      case .move: .move
      case .spring(let spring, let start): .spring(spring, start ?? speed)
      case .cubic(let start, let end):
        .cubic(start ?? speed, end ?? endSpeed(from: from, before: next))
      }
    return Segment(
      from: from, to: to, start: after?.end ?? 0, duration: length(from: from, speed: speed),
      shape: shape)
  }

  /// In seconds; a spring without a duration takes its settling time.
  private func length(from: Value, speed: Value) -> TimeInterval {
    switch kind {
    case .move: return 0
    case .spring(let spring, let start) where duration == nil:
      let settling = spring.settlingDuration(
        target: to - from, initialVelocity: start ?? speed, epsilon: 0.001)
      return settling.isFinite ? settling : spring.duration
    default: return duration ?? 0
    }
  }

  /// The velocity at the end of a cubic segment: that at the start of the next one if it has its own; otherwise
  /// that of the straight line from the previous keyframe to the next (M091).
  private func endSpeed(from: Value, before next: Self?) -> Value {
    guard let next else { return .zero }
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      let time = next.duration ?? 0
      return time > 0 ? (next.to - to).scaled(by: curve.velocity(at: 0) / time) : .zero
    case .spring(_, startVelocity: let velocity?), .cubic(startVelocity: let velocity?, _):
      return velocity
    case .spring, .cubic:
      let time = length(from: from, speed: .zero) + next.length(from: to, speed: .zero)
      return time > 0 ? (next.to - from).scaled(by: 1 / time) : .zero
    }
  }
}
