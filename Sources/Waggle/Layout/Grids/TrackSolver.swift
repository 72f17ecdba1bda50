import Foundation

/// Divides a length among the tracks of a grid, as a stack does among its children (L020).
///
/// 1. The tracks are sorted: the least flexible first, and those without a longest length at the end.
/// 2. Each track with a longest length is in turn offered an equal share of what is left, and takes what it wants.
/// 3. The caller may raise lengths, for cells that span several tracks.
/// 4. The tracks without a longest length share the rest in the same way, the one with the greatest minimum first.
struct TrackSolver {
  /// Each track's shortest and longest length.
  let ranges: [LengthRange]
  /// The length that a track takes of a share: it may be another one (L021).
  let length: (_ track: Int, _ share: CGFloat) -> CGFloat

  /// The tracks' lengths (steps 1 to 4). Once all tracks with a longest length have theirs, `raise` may raise these, and what the
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

  /// Offers equal shares of what is left, in order (steps 2 and 4).
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

  /// The tracks, the least flexible first (step 1).
  private var order: [Int] {
    ranges.indices.sorted { (ranges[$0].flexibility, $0) < (ranges[$1].flexibility, $1) }
  }
}
