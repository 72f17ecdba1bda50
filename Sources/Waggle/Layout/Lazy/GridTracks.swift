import Foundation

/// The tracks of a lazy container across its axis: the columns of a vertical grid, or the one column of a stack.
struct GridTracks: Equatable {
  struct Track: Equatable {
    /// The distance from the first track's start, in points.
    var start: CGFloat
    var length: CGFloat
    /// The alignment of the item that the track belongs to; nil for the grid's.
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length of all tracks and the gaps between them.
  private(set) var total: CGFloat = 0

  var count: Int { tracks.count }

  /// One track of the whole length.
  init(single length: CGFloat) {
    tracks = [Track(start: 0, length: length)]
    total = length
  }

  /// The tracks of a grid for a proposed length; nil gives the smallest ones (L095–L097).
  init(_ items: [GridItem], in proposed: CGFloat?) {
    guard let proposed else {
      for item in items { append(item, [item.minimum]) }
      finish()
      return
    }
    var rest = proposed - items.dropLast().reduce(0) { $0 + $1.gap }
    for item in items { rest -= item.fixedLength ?? 0 }
    var shares = items.count { $0.fixedLength == nil }
    for item in items {
      let lengths = item.lengths(sharing: max(0, rest / CGFloat(max(shares, 1))))
      append(item, lengths)
      guard item.fixedLength == nil else { continue }
      rest -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * item.gap
      shares -= 1
    }
    finish()
  }

  private var nextGap: CGFloat = 0

  private mutating func append(_ item: GridItem, _ lengths: [CGFloat]) {
    for length in lengths {
      let start = tracks.last.map { $0.start + $0.length + nextGap } ?? 0
      tracks.append(Track(start: start, length: length, alignment: item.alignment))
      nextGap = item.gap
    }
  }

  private mutating func finish() {
    if tracks.isEmpty { tracks = [Track(start: 0, length: 0)] }
    total = tracks.last.map { $0.start + $0.length } ?? 0
  }
}

extension GridItem {
  /// The gap after a column: 8 by default, and for a number that cannot be used.
  fileprivate var gap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8 }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = size { return length.usable(or: 0) }
    return nil
  }

  fileprivate var minimum: CGFloat {
    switch size {
    case .fixed(let length): length.usable(or: 0)
    case .flexible(let minimum, _): minimum.usable(or: 10)
    case .adaptive(let minimum, _): minimum.usable(or: 10)
    }
  }

  /// The lengths of the item's columns for its share of the length.
  fileprivate func lengths(sharing share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length.usable(or: 0)]
    case .flexible(_, let maximum):
      return [max(minimum, min(share, maximum.isNaN ? .infinity : maximum))]
    case .adaptive(_, let maximum):
      guard share.isFinite else { return [minimum] }
      let unit = minimum + gap
      let count = unit > 0 ? max(1, min(((share + gap) / unit).rounded(.down), 10_000)) : 1
      let length = (share - (count - 1) * gap) / count
      return Array(
        repeating: max(0, min(maximum.isNaN ? .infinity : maximum, length)), count: Int(count))
    }
  }

  /// Whether a length of the item is negative or not a number.
  var isUsable: Bool {
    switch size {
    case .fixed(let length): length.isFinite && length >= 0
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      minimum.isFinite && minimum >= 0 && maximum >= minimum
    }
  }
}

extension CGFloat {
  fileprivate func usable(or other: CGFloat) -> CGFloat { isFinite && self >= 0 ? self : other }
}
