// How many of the elements are rows, and neither headers nor footers. A row that was not made counts as one.
extension LazySupply {
  /// How many rows are among so many of the first elements. O(parts, and made rows that are not one element).
  package func cells(before number: Int) -> Int {
    var (rest, cells) = (number, 0)
    for segment in segments where rest > 0 {
      let count = min(count(of: segment), rest)
      cells += self.cells(before: count, in: segment)
      rest -= count
    }
    return cells
  }

  private func cells(before number: Int, in segment: LazySegment) -> Int {
    switch segment {
    case .element: return role == .cell ? number : 0
    case .rows(let rows, _): return role == .cell ? rows.cells(before: number) : 0
    case .section(let list, _):
      var (rest, cells) = (number, 0)
      for part in section(list).parts where rest > 0 {
        let count = min(part.count, rest)
        cells += part.cells(before: count)
        rest -= count
      }
      return cells
    }
  }
}

extension LazyRows {
  fileprivate final func cells(before number: Int) -> Int {
    guard !exceptionalRows.isEmpty else { return number }
    let (row, offset) = locate(number)
    return exceptionalRows.reduce(row) { sum, next in
      if next.index > row { return sum }
      if next.index == row { return sum + next.supply.cells(before: offset) }
      return sum + next.supply.cells(before: next.count) - 1
    }
  }
}
