import Foundation

/// How far one cell extends before and after the line on which the guides of its track meet.
struct CellExtent {
  /// Without a guide, or for an endless cell, less than that of any other cell.
  private(set) var before = -CGFloat.infinity
  private(set) var after = -CGFloat.infinity
  let length: CGFloat

  /// - Parameter guide: nil for a cell that is aligned by an anchor.
  init(_ cell: ViewDimensions, _ axis: Axis, _ guide: AlignmentKey?) {
    length = cell.size[axis]
    guard let guide, length.isFinite else { return }
    before = cell[guide]
    after = length - before
  }
}

/// How far aligned cells extend before and after the line on which their guides meet (L202).
struct TrackExtent {
  private(set) var before = -CGFloat.infinity
  private var after = -CGFloat.infinity
  /// The longest cell, also of those that are aligned by an anchor.
  private var longest: CGFloat = 0

  init() {}

  init(before: CGFloat, after: CGFloat, longest: CGFloat) {
    (self.before, self.after, self.longest) = (before, after, longest)
  }

  mutating func formUnion(_ cell: CellExtent) {
    longest = max(longest, cell.length)
    before = max(before, cell.before)
    after = max(after, cell.after)
  }

  /// The length of all cells; 0 without any.
  var length: CGFloat { max(before + after, longest, 0) }

  /// The position of the line in a track of a length: cells shorter than the track are aligned in it as one.
  func line(in length: CGFloat, _ guide: AlignmentKey, _ axis: Axis) -> CGFloat {
    guard before.isFinite else { return 0 }
    let free = max(length - (before + after), 0)
    let slack = ViewDimensions(withoutGuides: CGSize(axis, free, across: 0))
    return before + guide.defaultValue(in: slack)
  }
}

/// The extent of a track of which one cell after the other may change.
struct FollowedTrack {
  private var before: Largest
  private var after: Largest
  private var longest: Largest

  init(_ cells: [CellExtent]) {
    before = Largest(cells.map(\.before))
    after = Largest(cells.map(\.after))
    longest = Largest(cells.map(\.length))
  }

  var extent: TrackExtent {
    TrackExtent(before: before.value, after: after.value, longest: longest.value)
  }

  /// Replaces the cell at a position; false if all cells have to be asked again.
  mutating func replace(_ position: Int, by cell: CellExtent) -> Bool {
    let isKnown = (
      before.replace(position, by: cell.before), after.replace(position, by: cell.after),
      longest.replace(position, by: cell.length)
    )
    return isKnown.0 && isKnown.1 && isKnown.2
  }
}

/// The largest of some numbers of which one after the other may change. The numbers themselves are not kept.
///
/// Always true: the marks are those of the numbers that are equal to `value`, and `count` is how many they are.
struct Largest {
  /// Negative infinity without any number.
  private(set) var value: CGFloat
  private var isLargest: [Bool]
  private var count: Int

  init(_ numbers: [CGFloat]) {
    let value = numbers.reduce(-CGFloat.infinity) { max($0, $1) }
    isLargest = numbers.map { $0 == value }
    count = isLargest.count { $0 }
    self.value = value
  }

  /// Replaces the number at a position; false if that was the only largest one and is less now. Then this is of no more use.
  mutating func replace(_ position: Int, by new: CGFloat) -> Bool {
    if new > value {
      value = new
      isLargest = Array(repeating: false, count: isLargest.count)
      count = 0
    }
    let isLargestNow = new == value
    if isLargestNow != isLargest[position] {
      isLargest[position] = isLargestNow
      count += isLargestNow ? 1 : -1
    }
    return count > 0
  }
}
