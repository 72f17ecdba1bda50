import Foundation

extension Array where Element == CGRect {
  /// The indices of frames in the order in which a page is read: rows from top to bottom, what stands side by side from
  /// the leading side.
  ///
  /// Where no line parts the frames, their upper leading corners decide.
  var readingOrder: [Int] { read([Int](indices)) }

  private func read(_ part: [Int]) -> [Int] {
    guard part.count > 1 else { return part }
    let rows = cut(part, byRows: true)
    if rows.count > 1 { return rows.flatMap(read) }
    let columns = cut(part, byRows: false)
    return columns.count > 1 ? columns.flatMap(read) : byCorner(part)
  }

  /// The groups between which a straight line can be drawn without touching a frame.
  private func cut(_ part: [Int], byRows: Bool) -> [[Int]] {
    let sorted = part.sorted { (start($0, byRows), $0) < (start($1, byRows), $1) }
    var pieces: [[Int]] = []
    var end = -CGFloat.infinity
    for index in sorted {
      if pieces.isEmpty || start(index, byRows) >= end - 0.01 { pieces.append([]) }
      pieces[pieces.count - 1].append(index)
      end = Swift.max(end, byRows ? self[index].maxY : self[index].maxX)
    }
    return pieces
  }

  private func start(_ index: Int, _ byRows: Bool) -> CGFloat {
    byRows ? self[index].minY : self[index].minX
  }

  private func byCorner(_ part: [Int]) -> [Int] {
    part.sorted { (self[$0].minY, self[$0].minX, $0) < (self[$1].minY, self[$1].minX, $1) }
  }
}
