import Foundation

/// Divides a length among tracks, as a stack does among its children (L020).
///
/// 1. A track without a longest length has its shortest for the time being.
/// 2. The others are served, the least flexible first: each is offered an equal share of what is left, of which the
///    tracks without a longest length have theirs.
/// 3. The caller may raise lengths, as for a cell in several columns.
/// 4. The tracks without a longest length divide the rest, the longest first.
struct TrackSolver {
  /// Each track's shortest and longest length.
  let ranges: [LengthRange]
  /// The length that a track takes of a share: it may be another one (L021).
  let length: (_ track: Int, _ share: CGFloat) -> CGFloat

  /// The tracks' lengths. Once all tracks with a longest length have theirs, `raise` may raise these, and what the
  /// others take at least.
  func lengths(
    in total: CGFloat, raise: (_ lengths: inout [CGFloat]) -> Void = { _ in }
  ) -> [CGFloat] {
    let order = order
    let endless = order.firstIndex { ranges[$0].max == .infinity } ?? order.count
    var lengths = ranges.map { $0.max == .infinity ? $0.min : 0 }
    offer(to: order[..<endless], of: order.count, total, &lengths)
    raise(&lengths)
    let used: CGFloat = order[..<endless].reduce(0) { $0 + lengths[$1] }
    let rest = order[endless...].sorted { (lengths[$1], $0) < (lengths[$0], $1) }
    offer(to: rest[...], of: rest.count, total - used, &lengths)
    return lengths
  }

  /// Offers equal shares of what is left, in order.
  private func offer(
    to tracks: ArraySlice<Int>, of count: Int, _ total: CGFloat, _ lengths: inout [CGFloat]
  ) {
    var available = total
    for (position, track) in tracks.enumerated() {
      let share = max(available / CGFloat(count - position), 0)
      lengths[track] = max(lengths[track], length(track, share))
      available -= lengths[track]
    }
  }

  /// The least flexible first; endlessly flexible ones are ordered later, by their minimums (step 4).
  private var order: [Int] {
    ranges.indices.sorted { (ranges[$0].flexibility, $0) < (ranges[$1].flexibility, $1) }
  }
}
