import Foundation

extension PathArrangement {
  /// How often each path winds around a point beside an edge.
  struct Windings {
    var first = 0
    var second = 0

    /// Whether the point is inside of each path.
    func isInside(_ eoFill: Bool) -> (Bool, Bool) {
      eoFill
        ? (!first.isMultiple(of: 2), !second.isMultiple(of: 2)) : (first != 0, second != 0)
    }
  }

  /// For each edge the windings on its left, or above it if it is not steep, and on its other side. The sign of a winding
  /// depends on that too, so only a comparison with 0 or its parity means something.
  func sides(of edges: [PathEdge]) -> [(before: Windings, after: Windings)] {
    let columns = EdgeBands(self.edges) { ($0.from.x, $0.to.x) }
    let rows = EdgeBands(self.edges) { ($0.from.y, $0.to.y) }
    return edges.map { edge in
      let before =
        edge.isSteep ? windings(left: edge, in: rows) : windings(above: edge, in: columns)
      let isForward = edge.isSteep ? edge.to.y > edge.from.y : edge.to.x > edge.from.x
      let sign = isForward ? 1 : -1
      let after = Windings(
        first: before.first + sign * edge.windings.first,
        second: before.second + sign * edge.windings.second)
      return (before, after)
    }
  }

  /// Counts what a line from the middle of an edge to the left crosses.
  private func windings(left edge: PathEdge, in rows: EdgeBands) -> Windings {
    let (x, y) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
    var sum = Windings()
    rows.forEach(at: y) { index in
      let other = edges[index]
      let isDown = other.to.y > other.from.y
      let (top, bottom) = isDown ? (other.from, other.to) : (other.to, other.from)
      guard 2 * top.y <= y, y < 2 * bottom.y else { return }
      // The middle is on the right of the line from its top to its bottom.
      guard side(top, bottom, x, y) < 0 else { return }
      sum.first += isDown ? other.windings.first : -other.windings.first
      sum.second += isDown ? other.windings.second : -other.windings.second
    }
    return sum
  }

  /// Counts what a line from the middle of an edge upwards crosses. Edges run to the right.
  private func windings(above edge: PathEdge, in columns: EdgeBands) -> Windings {
    let (x, y) = (edge.from.x + edge.to.x, edge.from.y + edge.to.y)
    var sum = Windings()
    columns.forEach(at: x) { index in
      let other = edges[index]
      guard 2 * other.from.x <= x, x < 2 * other.to.x else { return }
      guard side(other.from, other.to, x, y) > 0 else { return }
      sum.first += other.windings.first
      sum.second += other.windings.second
    }
    return sum
  }
}

/// The side of a line that a point is on, given by twice its coordinates: positive is clockwise on screen.
private func side(_ a: GridPoint, _ b: GridPoint, _ x: Int, _ y: Int) -> Int {
  (b.x - a.x) * (y - 2 * a.y) - (b.y - a.y) * (x - 2 * a.x)
}

/// Edges by bands of one coordinate, so that those at a value are found without a look at the others.
private struct EdgeBands {
  private var bands: [[Int]]
  private let low: Int
  private let height: Int

  init(_ edges: [PathEdge], _ range: (PathEdge) -> (Int, Int)) {
    let ranges = edges.map { edge -> (low: Int, high: Int) in
      let (a, b) = range(edge)
      return (min(a, b), max(a, b))
    }
    low = ranges.map(\.low).min() ?? 0
    let extent = (ranges.map(\.high).max() ?? 0) - low
    let count = max(edges.count / 2, 1)
    height = extent / count + 1
    bands = Array(repeating: [], count: extent / height + 1)
    for (index, range) in ranges.enumerated() {
      for band in (range.low - low) / height...(range.high - low) / height {
        bands[band].append(index)
      }
    }
  }

  /// Calls `body` with the edges that may be at a coordinate, given by twice its value.
  func forEach(at double: Int, _ body: (Int) -> Void) {
    let band = (double - 2 * low) / (2 * height)
    if bands.indices.contains(band) { bands[band].forEach(body) }
  }
}
