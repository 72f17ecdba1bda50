import Foundation

/// A point of the grid on which lines are cut. Integers make the decisions exact: which side a point is on, and whether two
/// lines meet.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }
}

/// Twice the signed area of a triangle: positive where `c` is clockwise of `b` on screen, seen from `a`. Exact for
/// coordinates within ±2²⁹.
func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The grid of some paths: a power of two steps for a point, as fine as the largest coordinate allows.
struct PathGrid {
  private let steps: Double
  /// The points that the paths name, so that they are not changed by rounding.
  private var named: [GridPoint: CGPoint] = [:]

  /// The largest coordinate in steps.
  private static let limit = Double(1 << 27)

  /// - Parameter extent: the largest absolute value of a coordinate, in points.
  init(extent: CGFloat) {
    let wanted = Self.limit / max(Double(extent), 1e-6)
    steps = exp2(floor(log2(wanted)))
  }

  /// The point of the grid for a point of a path.
  mutating func name(_ point: CGPoint) -> GridPoint {
    let found = gridPoint(point)
    if named[found] == nil { named[found] = point }
    return found
  }

  func gridPoint(_ point: CGPoint) -> GridPoint {
    let limits = -(1 << 29)...1 << 29
    return GridPoint(
      x: Int((Double(point.x) * steps).rounded(), within: limits),
      y: Int((Double(point.y) * steps).rounded(), within: limits))
  }

  func point(_ point: GridPoint) -> CGPoint {
    named[point]
      ?? CGPoint(x: CGFloat(Double(point.x) / steps), y: CGFloat(Double(point.y) / steps))
  }
}
