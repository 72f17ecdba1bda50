package import Foundation

// Foundation's functions for the same questions end a program where an edge is not a number, as it is where an infinite length
// begins at an infinite position, or two very large numbers were added.

extension CGRect {
  /// Whether all edges are numbers, in order, when no length is negative; of any other rectangle nothing is covered.
  private var hasEdges: Bool {
    let rect = standardized
    return rect.minX <= rect.maxX && rect.minY <= rect.maxY
  }

  /// The area that two rectangles share; `null` where there is none, or where an edge is not a number.
  package func overlap(with other: CGRect) -> CGRect {
    hasEdges && other.hasEdges ? intersection(other) : .null
  }

  /// Whether two rectangles share an area; never where an edge is not a number.
  package func overlaps(_ other: CGRect) -> Bool {
    hasEdges && other.hasEdges && intersects(other)
  }

  /// Whether a point is within the rectangle; never where an edge is not a number.
  package func encloses(_ point: CGPoint) -> Bool { hasEdges && contains(point) }

  /// Whether both have the same numbers, which NaN is too.
  package func isIdentical(to other: CGRect) -> Bool {
    func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
    return same(minX, other.minX) && same(minY, other.minY) && same(width, other.width)
      && same(height, other.height)
  }
}
