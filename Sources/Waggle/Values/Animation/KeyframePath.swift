package import Foundation

/// The way of one value through keyframes: a curve over time with a segment for each (M090, M091).
///
/// It is continuous but at moves. Before its start it is at its first value, from its end on where
/// its last segment ends.
package struct KeyframePath<Value: VectorArithmetic> {
  /// A keyframe: where to, in what time, and how.
  package struct Keyframe {
    let to: Value
    /// Nil: the time that a spring needs to settle (M008); nothing else has one of its own.
    let duration: TimeInterval?
    let kind: Kind

    /// Makes a keyframe; a negative duration is none, and a move takes no time.
    package init(to: Value, duration: TimeInterval?, kind: Kind) {
      self.to = to
      self.duration = duration.map { max($0, 0) }
      self.kind = kind
    }
  }

  /// How a segment leads to its end.
  package enum Kind {
    /// Straight, by a unit curve.
    case linear(UnitCurve)
    /// By a spring; nil: with the speed that the segment before ends with.
    case spring(Spring, startVelocity: Value?)
    /// By a cubic polynomial; nil: with the speed that fits the neighbours.
    case cubic(startVelocity: Value?, endVelocity: Value?)
    /// At once.
    case move
  }

  /// In seconds.
  package let duration: TimeInterval
  private let first: Value
  private let last: Value
  private let segments: [KeyframeSegment<Value>]

  /// Makes the way from a value through keyframes.
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

  /// Where the value is.
  package func value(at time: TimeInterval) -> Value {
    if time >= duration { return last }
    return time < 0 ? first : segment(at: time)?.value(at: time) ?? first
  }

  /// How fast it is, per second; zero before and after the way.
  package func velocity(at time: TimeInterval) -> Value {
    guard (0...duration).contains(time) else { return .zero }
    return segment(at: time)?.velocity(at: time) ?? .zero
  }

  private func segment(at time: TimeInterval) -> KeyframeSegment<Value>? {
    segments.first { time < $0.end } ?? segments.last
  }
}

// MARK: - Speeds at the knots

extension KeyframePath.Keyframe {
  fileprivate typealias Segment = KeyframeSegment<Value>

  /// The segment to this keyframe.
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

  /// Seconds; a spring without a duration takes what it needs to settle.
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

  /// The speed with which a cubic segment arrives: that with which the next one leaves, if it has one
  /// of its own; else that of the straight line from the knot before to the knot after (M091).
  private func endSpeed(from: Value, before next: Self?) -> Value {
    guard let next else { return .zero }
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      let time = next.duration ?? 0
      return time > 0 ? (next.to - to).scaled(by: curve.velocity(at: 0) / time) : .zero
    case .spring(_, startVelocity: let own?), .cubic(startVelocity: let own?, _): return own
    case .spring, .cubic:
      let time = length(from: from, speed: .zero) + next.length(from: to, speed: .zero)
      return time > 0 ? (next.to - from).scaled(by: 1 / time) : .zero
    }
  }
}
