import Foundation

/// A piece of a path between two points of the grid: straight, or a part of a curve that is nearly so.
struct PathEdge {
  var from: GridPoint
  var to: GridPoint
  /// The index of the segment that it is a part of.
  var source: Int
  /// Where the edge begins and ends in that segment, in 0…1; it runs backwards where the first is greater.
  var start: CGFloat
  var end: CGFloat
  /// How often the area of either path begins on one side of it: the crossings in its direction less those against it.
  var windings: (first: Int, second: Int)

  var reversed: PathEdge {
    PathEdge(
      from: to, to: from, source: source, start: end, end: start,
      windings: (-windings.first, -windings.second))
  }

  /// The same, from its left end, or its upper one, to the other.
  var ordered: PathEdge { from < to ? self : reversed }

  var low: GridPoint { GridPoint(x: min(from.x, to.x), y: min(from.y, to.y)) }
  var high: GridPoint { GridPoint(x: max(from.x, to.x), y: max(from.y, to.y)) }

  /// Whether its middle is better seen from its side than from above: it is at least as tall as wide.
  var isSteep: Bool { abs(to.y - from.y) >= abs(to.x - from.x) }
}

extension PathEdge {
  /// Its pieces between the points, which are near it.
  func cut(at points: Set<GridPoint>) -> [PathEdge] {
    let length =
      Double(to.x - from.x) * Double(to.x - from.x)
      + Double(to.y - from.y) * Double(to.y - from.y)
    let cuts = points.map { point -> (ratio: Double, point: GridPoint) in
      let dot =
        Double(point.x - from.x) * Double(to.x - from.x)
        + Double(point.y - from.y) * Double(to.y - from.y)
      return (min(max(dot / length, 0), 1), point)
    }.sorted { ($0.ratio, $0.point.x, $0.point.y) < ($1.ratio, $1.point.x, $1.point.y) }
    var pieces: [PathEdge] = []
    var rest = self
    for cut in cuts {
      var piece = rest
      piece.to = cut.point
      piece.end = start + (end - start) * CGFloat(cut.ratio)
      (rest.from, rest.start) = (piece.to, piece.end)
      pieces.append(piece)
    }
    return pieces + [rest]
  }
}
