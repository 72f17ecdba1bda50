/// The made rows of a lazy `ForEach` that do not count as one element (L093), and the sums that lead from an element to
/// its row and back.
///
/// Always true: rows are in the order of their indices, and the sums before `validCount` are right. A row found at the
/// end costs O(1), one found further up renews the sums behind it when they are next asked for.
struct RowExceptions {
  private(set) var rows: [LazyRow] = []
  private var counts: [Int] = []
  /// How many elements are before each row.
  private var elementsBefore: [Int] = []
  private var validCount = 0
  /// The lines before each row, for `flowColumns`.
  private var flowsBefore: [LineFlow] = []
  private var flowColumns = 0
  /// By how many elements there are more than rows.
  private(set) var surplus = 0

  var isEmpty: Bool { rows.isEmpty }

  // MARK: Changes

  /// Notes how many elements a row has now.
  mutating func update(_ row: LazyRow) {
    let position = position(of: row.index)
    let isListed = position < rows.count && rows[position] === row
    if isListed {
      surplus -= counts[position] - 1
      if row.isPlain { return remove(at: position) }
      counts[position] = row.count
    } else {
      if row.isPlain { return }
      rows.insert(row, at: position)
      counts.insert(row.count, at: position)
    }
    surplus += counts[position] - 1
    invalidate(from: position)
  }

  mutating func remove(_ row: LazyRow) {
    guard let position = rows.firstIndex(where: { $0 === row }) else { return }
    surplus -= counts[position] - 1
    remove(at: position)
  }

  private mutating func remove(at position: Int) {
    rows.remove(at: position)
    counts.remove(at: position)
    invalidate(from: position)
  }

  /// Starts again with other rows, after the data has changed.
  mutating func replace(by new: [LazyRow]) {
    self = RowExceptions()
    for row in new.sorted(by: { $0.index < $1.index }) where !row.isPlain {
      rows.append(row)
      counts.append(row.count)
      surplus += row.count - 1
    }
  }

  private mutating func invalidate(from position: Int) {
    validCount = min(validCount, position)
    if flowsBefore.count > position { flowsBefore.removeSubrange(position...) }
  }

  // MARK: Sums

  /// The number of elements before the row at an index.
  mutating func elements(before index: Int) -> Int {
    let position = position(of: index)
    guard position > 0 else { return index }
    validate(position)
    return elementsBefore[position - 1] + counts[position - 1]
      + index - rows[position - 1].index - 1
  }

  /// The row with an element, and the element's number in it.
  mutating func locate(_ element: Int) -> (row: Int, offset: Int) {
    while validCount < rows.count, validCount == 0 || elementsBefore[validCount - 1] <= element {
      validate(validCount + 1)
    }
    let position = elementsBefore[..<validCount].partitionPoint { $0 > element }
    guard position > 0 else { return (element, 0) }
    let rest = element - elementsBefore[position - 1]
    let count = counts[position - 1]
    let index = rows[position - 1].index
    return rest < count ? (index, rest) : (index + 1 + rest - count, 0)
  }

  /// The lines of the rows before an index.
  mutating func flow(before index: Int, columns: Int) -> LineFlow {
    let position = position(of: index)
    guard position > 0 else { return .cells(index) }
    validateFlows(position, columns)
    var flow = flowsBefore[position - 1]
    flow.append(rows[position - 1].supply.flow(columns: columns), columns: columns)
    flow.append(.cells(index - rows[position - 1].index - 1), columns: columns)
    return flow
  }

  private mutating func validate(_ count: Int) {
    if elementsBefore.count > rows.count {
      elementsBefore.removeLast(elementsBefore.count - rows.count)
    }
    while validCount < count {
      let position = validCount
      let before =
        position == 0
        ? rows[0].index
        : elementsBefore[position - 1] + counts[position - 1] + rows[position].index
          - rows[position - 1].index - 1
      if position < elementsBefore.count {
        elementsBefore[position] = before
      } else {
        elementsBefore.append(before)
      }
      validCount += 1
    }
  }

  private mutating func validateFlows(_ count: Int, _ columns: Int) {
    if columns != flowColumns { flowsBefore = [] }
    flowColumns = columns
    while flowsBefore.count < count {
      let position = flowsBefore.count
      guard position > 0 else {
        flowsBefore.append(.cells(rows[0].index))
        continue
      }
      var flow = flowsBefore[position - 1]
      flow.append(rows[position - 1].supply.flow(columns: columns), columns: columns)
      flow.append(.cells(rows[position].index - rows[position - 1].index - 1), columns: columns)
      flowsBefore.append(flow)
    }
  }

  /// The position of the first exception at an index or after it.
  private func position(of index: Int) -> Int { rows.partitionPoint { $0.index >= index } }
}

extension RandomAccessCollection where Index == Int {
  /// The first position whose element satisfies `test`, in a collection where all after it do too.
  func partitionPoint(where test: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
