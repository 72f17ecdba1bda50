import Foundation

/// An item to read: its frame, and the reading direction there.
struct ReadingItem {
  var frame: CGRect
  var level = EmbeddingLevel.leftToRight
}

extension Array where Element == ReadingItem {
  /// The indices of items in reading order: rows from top to bottom, items side by side from the leading side.
  ///
  /// Where no straight line separates the frames, one that all others are in comes first, as a row does that is a control
  /// with others in it; else their top leading corners decide. In a row, left-to-right items
  /// inside right-to-left ones stay together, as numbers do in Arabic (UAX 9, L2).
  var readingOrder: [Int] { read([Int](indices)) }

  /// Each nested item takes a search among the others.
  private static var mostNested: Int { 50 }

  private func read(_ part: [Int]) -> [Int] {
    guard part.count > 1 else { return part }
    let rows = cut(part, byRows: true)
    if rows.count > 1 { return rows.flatMap(read) }
    let columns = cut(part, byRows: false)
    if columns.count > 1 { return inOrder(columns).flatMap(read) }
    let all = byCorner(part)
    let (outer, inner) = (self[all[0]].frame, all.dropFirst())
    guard all.count <= Self.mostNested, inner.allSatisfy({ outer.contains(self[$0].frame) }) else {
      return all
    }
    return [all[0]] + read(inner.sorted())
  }

  /// The groups that a straight line separates without crossing a frame.
  private func cut(_ part: [Int], byRows: Bool) -> [[Int]] {
    let sorted = part.sorted { (start($0, byRows), $0) < (start($1, byRows), $1) }
    var pieces: [[Int]] = []
    var end = -CGFloat.infinity
    for index in sorted {
      if pieces.isEmpty || start(index, byRows) >= end - 0.01 { pieces.append([]) }
      pieces[pieces.count - 1].append(index)
      end = Swift.max(end, byRows ? self[index].frame.maxY : self[index].frame.maxX)
    }
    return pieces
  }

  private func start(_ index: Int, _ byRows: Bool) -> CGFloat {
    byRows ? self[index].frame.minY : self[index].frame.minX
  }

  /// Puts columns, which are sorted from left to right, into reading order: each level reverses the runs at that
  /// level or deeper.
  private func inOrder(_ columns: [[Int]]) -> [[Int]] {
    let levels = columns.map(level)
    guard let deepest = levels.max(), deepest > 0 else { return columns }
    var order = [Int](columns.indices)
    for level in 1...deepest {
      for run in order.runs(where: { levels[$0] >= level }) { order[run].reverse() }
    }
    return order.map { columns[$0] }
  }

  /// The embedding level of several items: the lowest of theirs.
  private func level(_ part: [Int]) -> UInt8 { part.map { self[$0].level.number }.min() ?? 0 }

  private func byCorner(_ part: [Int]) -> [Int] {
    let isRightToLeft = EmbeddingLevel(number: level(part)).isRightToLeft
    func corner(_ index: Int) -> (CGFloat, CGFloat, Int) {
      let frame = self[index].frame
      return (frame.minY, isRightToLeft ? -frame.maxX : frame.minX, index)
    }
    return part.sorted { corner($0) < corner($1) }
  }
}

extension Array {
  /// The longest ranges in which every element passes.
  fileprivate func runs(where passes: (Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices where passes(self[index]) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
