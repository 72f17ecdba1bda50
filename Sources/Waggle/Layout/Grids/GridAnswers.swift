import Foundation

/// What the cells of a grid's columns have answered to the widths that they were offered.
///
/// Always true: each track is that of all cells of its column, as they are since the last call of `replace`.
final class GridAnswers {
  private struct Answer {
    /// The width that all cells of the column were offered.
    let share: CGFloat?
    var track: FollowedTrack
  }

  /// The answers of each column, in the order in which they were asked for.
  private var columns: [[Answer]]

  /// How many answers a column keeps. A grid in a stack is asked for 0, for infinity and for one or two widths.
  private static var limit: Int { 6 }

  init(columns count: Int) { columns = Array(repeating: [], count: count) }

  /// The extent of a column for a share; `ask` is called for all cells if it is not known.
  func extent(of column: Int, _ share: CGFloat?, ask: () -> [CellExtent]) -> TrackExtent {
    if let known = columns[column].first(where: { $0.share == share }) { return known.track.extent }
    let track = FollowedTrack(ask())
    if columns[column].count == Self.limit { removeOne(from: column) }
    columns[column].append(Answer(share: share, track: track))
    return track.extent
  }

  /// Keeps the answers to nil, 0 and infinity, which are asked for with every other one.
  private func removeOne(from column: Int) {
    let index = columns[column].firstIndex { ($0.share ?? 0) != 0 && $0.share != .infinity }
    columns[column].remove(at: index ?? 0)
  }

  /// Asks the cell at a position of a column again for all shares. Where the others have to be asked too, they will be when
  /// the extent is needed.
  func replace(_ position: Int, of column: Int, by answer: (_ share: CGFloat?) -> CellExtent) {
    var next = 0
    while next < columns[column].count {
      let cell = answer(columns[column][next].share)
      let isKnown = columns[column][next].track.replace(position, by: cell)
      if isKnown { next += 1 } else { columns[column].remove(at: next) }
    }
  }
}
