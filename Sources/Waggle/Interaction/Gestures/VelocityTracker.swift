package import Foundation

/// How fast a point moves, from where it was seen the last three times (M031): a quarter of the newer speed and three
/// of the older, fading by .998 each millisecond in which it was not seen to move.
package struct VelocityTracker {
  private struct Sample {
    var place: CGPoint
    var time: TimeInterval
  }

  /// The oldest first; three at most.
  private var samples: [Sample] = []

  package init() {}

  /// Places at the same moment count as one; a place like the one before is no news.
  package mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last {
      if last.place == place { return }
      if time <= last.time { samples.removeLast() }
    }
    samples.append(Sample(place: place, time: time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Points a second.
  package func velocity(at time: TimeInterval) -> CGSize {
    guard samples.count > 1 else { return .zero }
    let newer = speed(samples.count - 1)
    let older = samples.count > 2 ? speed(1) : newer
    let fade = pow(0.998, max(time - samples[samples.count - 1].time, 0) * 1000)
    return CGSize(
      width: (0.25 * newer.width + 0.75 * older.width) * fade,
      height: (0.25 * newer.height + 0.75 * older.height) * fade)
  }

  /// From one sample to the next.
  private func speed(_ index: Int) -> CGSize {
    let (a, b) = (samples[index - 1], samples[index])
    let time = b.time - a.time
    return CGSize(width: (b.place.x - a.place.x) / time, height: (b.place.y - a.place.y) / time)
  }
}
