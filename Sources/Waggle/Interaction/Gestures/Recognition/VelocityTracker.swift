package import Foundation

/// The velocity of a point from its last three samples (M031): one quarter of the newer speed plus three quarters of
/// the older, multiplied by 0.998 for each millisecond without a move.
package struct VelocityTracker {
  private struct Sample {
    var location: CGPoint
    var time: TimeInterval
  }

  /// The last positions, the oldest first; three at most.
  private var samples: [Sample] = []

  package init() {}

  /// Samples at the same time count as one, and one replaces those of later times; a sample at the previous location is ignored.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if samples.last?.location == location { return }
    while let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append(Sample(location: location, time: time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// In points per second.
  package func velocity(at time: TimeInterval) -> CGSize {
    guard samples.count > 1 else { return .zero }
    let newer = speed(samples.count - 1)
    let older = samples.count > 2 ? speed(1) : newer
    let fade = pow(0.998, max(time - samples[samples.count - 1].time, 0) * 1000)
    return CGSize(
      width: (0.25 * newer.width + 0.75 * older.width) * fade,
      height: (0.25 * newer.height + 0.75 * older.height) * fade)
  }

  /// The velocity from one sample to the next.
  private func speed(_ index: Int) -> CGSize {
    let (a, b) = (samples[index - 1], samples[index])
    let time = b.time - a.time
    return CGSize(
      width: (b.location.x - a.location.x) / time, height: (b.location.y - a.location.y) / time)
  }
}
