package import Foundation

/// Makes single, double and longer taps of touches.
///
/// A gesture that wants fewer taps waits for one on the same views that wants more, .35 s after each release (M101,
/// M102); among those whose turn it is the innermost acts, alone. Time is told from outside.
package final class TapRecognizer {
  /// How long after a tap the next one still belongs to it, in seconds.
  private static let interval = 0.35
  /// How far from the first touch a tap may end, in points (M100).
  package static let reach: CGFloat = 45

  private var series: Series?

  /// Taps that may go on.
  private struct Series {
    var place: CGPoint
    var count: Int
    var time: TimeInterval
    /// Who acts if no further tap comes.
    var waiting: (any TapHandler)?
  }

  package init() {}

  /// A touch was released where it began.
  package func tap(at point: CGPoint, on hit: TouchHit?, time: TimeInterval) {
    let earlier = takeSeries(at: point, time)
    let count = (earlier?.count ?? 0) + 1
    let handlers = hit?.taps.filter(\.isEnabled) ?? []
    let due = handlers.first { $0.count == count }
    if handlers.contains(where: { $0.count > count }) {
      series = Series(place: point, count: count, time: time, waiting: due ?? earlier?.waiting)
    } else {
      (due ?? earlier?.waiting ?? lone(handlers))?.perform(at: point)
    }
  }

  /// A tap beyond those that anybody waits for counts as the first of a new series.
  private func lone(_ handlers: [any TapHandler]) -> (any TapHandler)? {
    handlers.first { $0.count == 1 }
  }

  /// The series that a tap continues. One that it does not continue ends.
  private func takeSeries(at point: CGPoint, _ time: TimeInterval) -> Series? {
    update(to: time)
    guard let earlier = series else { return nil }
    series = nil
    if hypot(point.x - earlier.place.x, point.y - earlier.place.y) < Self.reach { return earlier }
    earlier.waiting?.perform(at: earlier.place)
    return nil
  }

  /// Time has passed: who waited long enough acts.
  package func update(to time: TimeInterval) {
    guard let waiting = series, time - waiting.time > Self.interval else { return }
    series = nil
    waiting.waiting?.perform(at: waiting.place)
  }
}
