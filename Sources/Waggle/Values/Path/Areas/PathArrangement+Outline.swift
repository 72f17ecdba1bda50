import Foundation

extension PathArrangement {
  /// The outline of the points for which `isKept` is true, from whether they are inside the first path and the second.
  func outline(_ eoFill: Bool, _ isKept: (Bool, Bool) -> Bool) -> Path {
    var kept: [PathEdge] = []
    for (edge, side) in zip(edges, sides(of: edges)) {
      let (before, after) = (side.before.isInside(eoFill), side.after.isInside(eoFill))
      let (isBefore, isAfter) = (isKept(before.0, before.1), isKept(after.0, after.1))
      guard isBefore != isAfter else { continue }
      // What is inside is on the right: below a line to the right, and to the right of a line upwards.
      let runsForward = edge.isSteep ? edge.to.y > edge.from.y : true
      kept.append(runsForward == (edge.isSteep ? isBefore : isAfter) ? edge : edge.reversed)
    }
    return draw(EdgeLoops(kept).loops, isClosed: true)
  }

  /// The lines that are inside the area, or not.
  func lines(_ eoFill: Bool, _ isKept: (Bool) -> Bool) -> Path {
    let edges = self.edges
    let sides = sides(of: lines.map(\.ordered))
    let onEdge = Set(edges.map { [$0.from, $0.to] })
    var runs: [[PathEdge]] = []
    for (line, side) in zip(lines, sides) {
      let ordered = line.ordered
      let isInside =
        side.before.isInside(eoFill).1 || onEdge.contains([ordered.from, ordered.to])
      guard isKept(isInside) else { continue }
      if let last = runs.last?.last, last.to == line.from, isNext(line.source, after: last.source) {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
    return draw(runs, isClosed: false)
  }

  /// Whether lines of a segment continue those of another.
  private func isNext(_ source: Int, after last: Int) -> Bool {
    source == last || source == last + 1
  }

  /// Draws edges that follow each other; those of one segment as one part of it.
  private func draw(_ runs: [[PathEdge]], isClosed: Bool) -> Path {
    var path = Path()
    path.withElements { list in
      for run in runs { append(run, isClosed, to: &list) }
    }
    return path
  }

  private func append(_ run: [PathEdge], _ isClosed: Bool, to list: inout [Path.Element]) {
    var parts: [PathEdge] = []
    for edge in isClosed ? beginningAtCorner(run) : run {
      if let last = parts.last, let joined = join(last, edge) {
        parts[parts.count - 1] = joined
      } else {
        parts.append(edge)
      }
    }
    guard let first = parts.first, let last = parts.last else { return }
    let closes = isClosed || first.from == last.to && parts.count > 1
    list.append(.move(to: grid.point(first.from)))
    for part in closes && segments[last.source].isLine ? parts.dropLast() : parts[...] {
      list.append(element(part))
    }
    if closes { list.append(.closeSubpath) }
  }

  /// A loop from an edge that does not continue the one before it.
  private func beginningAtCorner(_ loop: [PathEdge]) -> [PathEdge] {
    guard let last = loop.last else { return loop }
    var before = last
    for (index, edge) in loop.enumerated() {
      if join(before, edge) == nil { return Array(loop[index...] + loop[..<index]) }
      before = edge
    }
    return loop
  }

  /// Two edges as one: parts of a segment that follow each other, or lines in one direction.
  private func join(_ a: PathEdge, _ b: PathEdge) -> PathEdge? {
    var joined = a
    (joined.to, joined.end) = (b.to, b.end)
    let isSameSegment =
      a.source == b.source && a.end == b.start && (a.start < a.end) == (b.start < b.end)
    if isSameSegment { return joined }
    let isStraight =
      segments[a.source].isLine && segments[b.source].isLine && turn(a.from, a.to, b.to) == 0
      && a.from != b.to
    return isStraight && isForward(a, b) ? joined : nil
  }

  private func isForward(_ a: PathEdge, _ b: PathEdge) -> Bool {
    let x = Double(a.to.x - a.from.x) * Double(b.to.x - b.from.x)
    let y = Double(a.to.y - a.from.y) * Double(b.to.y - b.from.y)
    return x + y > 0
  }

  private func element(_ edge: PathEdge) -> Path.Element {
    let end = grid.point(edge.to)
    let segment = segments[edge.source]
    guard !segment.isLine else { return .line(to: end) }
    let isBackward = edge.start > edge.end
    let part = segment.part(from: min(edge.start, edge.end), to: max(edge.start, edge.end))
    return isBackward
      ? .curve(to: end, control1: part.control2, control2: part.control1)
      : .curve(to: end, control1: part.control1, control2: part.control2)
  }
}

extension PathEdge {
  /// Whether the edge ends farther from a point than rounding explains: a loop of such edges encloses something.
  fileprivate func isBeyond(_ point: GridPoint) -> Bool {
    abs(to.x - point.x) > 4 || abs(to.y - point.y) > 4
  }
}

/// Edges with an area on their right, joined into loops that touch themselves in no point if that can be avoided.
private struct EdgeLoops {
  private(set) var loops: [[PathEdge]] = []
  private let edges: [PathEdge]
  private var isUsed: [Bool]
  private var next: [GridPoint: [Int]] = [:]

  init(_ edges: [PathEdge]) {
    self.edges = edges
    isUsed = Array(repeating: false, count: edges.count)
    for (index, edge) in edges.enumerated() { next[edge.from, default: []].append(index) }
    for index in edges.indices where !isUsed[index] { addLoop(from: index) }
  }

  private mutating func addLoop(from first: Int) {
    var loop: [PathEdge] = []
    var current: Int? = first
    while let index = current {
      isUsed[index] = true
      loop.append(edges[index])
      current = edges[index].to == edges[first].from ? nil : following(edges[index])
    }
    if loop.contains(where: { $0.isBeyond(loop[0].from) }) { loops.append(loop) }
  }

  /// The edge that turns most to the right.
  private func following(_ edge: PathEdge) -> Int? {
    let open = (next[edge.to] ?? []).filter { !isUsed[$0] }
    guard open.count > 1 else { return open.first }
    return open.max { angle(edge, edges[$0]) < angle(edge, edges[$1]) }
  }

  private func angle(_ a: PathEdge, _ b: PathEdge) -> Double {
    let (ax, ay) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
    let (bx, by) = (Double(b.to.x - b.from.x), Double(b.to.y - b.from.y))
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }
}
