/// Where edges meet anywhere but at their ends.
///
/// Goes through the edges from left to right and compares each with those that it is beside: in n log n steps and one for each
/// pair whose bounds meet.
struct EdgeCrossings {
  /// The points at which each edge is to be cut, by its index.
  private(set) var cuts: [Int: Set<GridPoint>] = [:]

  init(_ edges: [PathEdge]) {
    let order = edges.indices.sorted { edges[$0].low.x < edges[$1].low.x }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      let (low, high) = (edge.low, edge.high)
      active.removeAll { edges[$0].high.x < low.x }
      for other in active where edges[other].low.y <= high.y && edges[other].high.y >= low.y {
        compare(index, other, edges)
      }
      active.append(index)
    }
  }

  /// Both are cut at the same point where they cross.
  private mutating func compare(_ index: Int, _ other: Int, _ edges: [PathEdge]) {
    let meeting = EdgeMeeting(edges[index], edges[other])
    if !meeting.first.isEmpty { cuts[index, default: []].formUnion(meeting.first) }
    if !meeting.second.isEmpty { cuts[other, default: []].formUnion(meeting.second) }
  }
}

/// Where two edges meet: the points at which either is to be cut, none of them an end of it.
private struct EdgeMeeting {
  private(set) var first: [GridPoint] = []
  private(set) var second: [GridPoint] = []

  init(_ a: PathEdge, _ b: PathEdge) {
    let (bFrom, bTo) = (turn(a.from, a.to, b.from), turn(a.from, a.to, b.to))
    let (aFrom, aTo) = (turn(b.from, b.to, a.from), turn(b.from, b.to, a.to))
    if bFrom == 0, a.isAround(b.from) { first.append(b.from) }
    if bTo == 0, a.isAround(b.to) { first.append(b.to) }
    if aFrom == 0, b.isAround(a.from) { second.append(a.from) }
    if aTo == 0, b.isAround(a.to) { second.append(a.to) }
    guard bFrom != 0, bTo != 0, aFrom != 0, aTo != 0, (bFrom > 0) != (bTo > 0),
      (aFrom > 0) != (aTo > 0)
    else { return }
    let crossing = a.point(at: Double(aFrom) / Double(aFrom - aTo))
    if crossing != a.from, crossing != a.to { first.append(crossing) }
    if crossing != b.from, crossing != b.to { second.append(crossing) }
  }
}

extension PathEdge {
  /// Whether a point on the edge's line lies between its ends.
  fileprivate func isAround(_ p: GridPoint) -> Bool {
    p != from && p != to && p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y
  }

  /// The point of the grid at a share of the way.
  fileprivate func point(at share: Double) -> GridPoint {
    GridPoint(
      x: from.x + Int((Double(to.x - from.x) * share).rounded()),
      y: from.y + Int((Double(to.y - from.y) * share).rounded()))
  }
}
