import Foundation

/// Two paths cut where they meet, so that edges have only their ends in common.
struct PathArrangement {
  private(set) var grid: PathGrid
  /// What the paths consist of; edges are parts of these.
  private(set) var segments: [PathSegment] = []
  /// After `init` no two edges cross, or are between the same points, unless they are those of `lines`.
  private(set) var edges: [PathEdge] = []
  /// The edges of a path whose lines are wanted, in their order.
  private(set) var lines: [PathEdge] = []

  /// What crosses after rounding is cut again, at most so often.
  private static let rounds = 8

  /// The areas of two paths.
  init(_ first: Path, _ second: Path) {
    grid = PathGrid(extent: max(first.extent, second.extent))
    add(first, windings: (1, 0), isClosed: true)
    add(second, windings: (0, 1), isClosed: true)
    edges = Self.cut(edges)
    mergeEdges()
  }

  /// The lines of one path and the area of another.
  init(lines: Path, area: Path) {
    grid = PathGrid(extent: max(lines.extent, area.extent))
    add(area, windings: (0, 1), isClosed: true)
    add(lines, windings: (0, 0), isClosed: false)
    let cut = Self.cut(edges)
    self.lines = cut.filter { $0.windings == (0, 0) }
    edges = cut.filter { $0.windings != (0, 0) }
    mergeEdges()
  }

  private mutating func add(_ path: Path, windings: (Int, Int), isClosed: Bool) {
    for subpath in path.subpaths {
      var parts = subpath.segments
      if isClosed, !subpath.isClosed, let last = parts.last {
        parts.append(PathSegment(from: last.end, to: subpath.start))
      }
      guard parts.allSatisfy(\.isFinite) else { continue }
      for part in parts { add(part, windings) }
    }
  }

  private mutating func add(_ segment: PathSegment, _ windings: (Int, Int)) {
    let count = segment.lineCount
    var from = grid.name(segment.start)
    var start: CGFloat = 0
    for index in 1...count {
      let end = CGFloat(index) / CGFloat(count)
      let to =
        index == count ? grid.name(segment.end) : grid.gridPoint(segment.point(at: end))
      defer { (from, start) = (to, end) }
      guard from != to else { continue }
      edges.append(
        PathEdge(
          from: from, to: to, source: segments.count, start: start, end: end,
          windings: windings))
    }
    segments.append(segment)
  }

  /// Cuts edges where they meet, in their order.
  private static func cut(_ edges: [PathEdge]) -> [PathEdge] {
    var edges = edges
    for _ in 0..<rounds {
      let cuts = EdgeCrossings(edges).cuts
      if cuts.isEmpty { break }
      edges = edges.indices.flatMap { index in
        cuts[index].map { edges[index].cut(at: $0) } ?? [edges[index]]
      }
    }
    return edges.filter { $0.from != $0.to }
  }

  /// Makes one edge of those between the same points; those that cancel each other out are gone.
  private mutating func mergeEdges() {
    struct Ends: Hashable { let from, to: GridPoint }
    var positions: [Ends: Int] = [:]
    var merged: [PathEdge] = []
    for edge in edges.map(\.ordered) {
      let ends = Ends(from: edge.from, to: edge.to)
      guard let position = positions[ends] else {
        positions[ends] = merged.count
        merged.append(edge)
        continue
      }
      merged[position].windings.first += edge.windings.first
      merged[position].windings.second += edge.windings.second
    }
    edges = merged.filter { $0.windings != (0, 0) }
  }
}

extension Path {
  /// The largest absolute value of a coordinate, in points; control points count.
  fileprivate var extent: CGFloat {
    var extent: CGFloat = 0
    func add(_ points: CGPoint...) {
      for point in points where point.x.isFinite && point.y.isFinite {
        extent = max(extent, abs(point.x), abs(point.y))
      }
    }
    forEach { element in
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadCurve(let end, let control): add(end, control)
      case .curve(let end, let control1, let control2): add(end, control1, control2)
      case .closeSubpath: break
      }
    }
    return extent
  }
}

extension PathSegment {
  /// The number of lines, of equal shares of the curve's parameter, that stay within 1/200 of a point of it; at most 512.
  var lineCount: Int {
    guard !isLine else { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let greatest = max(bend(start, control1, control2), bend(control1, control2, end))
    return Int((0.75 * greatest * 200).squareRoot().rounded(.up), within: 1...512)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    func value(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
    }
    return CGPoint(
      x: value(start.x, control1.x, control2.x, end.x),
      y: value(start.y, control1.y, control2.y, end.y))
  }
}
