import Foundation

/// A rectangle with insets that content should stay clear of (L130).
///
/// `rect` and the insets are in the coordinates of the view that provides the safe area.
struct SafeArea: Equatable {
  var regions: SafeAreaRegions
  /// The outer rectangle.
  var rect: CGRect
  /// From the outer edges to the safe boundary, in points; 0 or more.
  var insets: SideInsets

  /// Moves each edge of a view's rectangle that lies between the outer edge and the safe boundary to the outer edge.
  ///
  /// - Parameter tolerance: by how much an edge may miss the strip, in points.
  func extend(_ sides: inout Sides, tolerance: CGFloat) {
    if insets.top > 0, sides.top.isBetween(rect.minY, rect.minY + insets.top, tolerance) {
      sides.top = min(sides.top, rect.minY)
    }
    if insets.bottom > 0, sides.bottom.isBetween(rect.maxY - insets.bottom, rect.maxY, tolerance) {
      sides.bottom = max(sides.bottom, rect.maxY)
    }
    if insets.left > 0, sides.left.isBetween(rect.minX, rect.minX + insets.left, tolerance) {
      sides.left = min(sides.left, rect.minX)
    }
    if insets.right > 0, sides.right.isBetween(rect.maxX - insets.right, rect.maxX, tolerance) {
      sides.right = max(sides.right, rect.maxX)
    }
  }
}

/// The positions of a rectangle's four sides.
struct Sides: Equatable {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat

  init(_ rect: CGRect) {
    (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  }

  /// Moves and scales the sides, as a transform without rotation does.
  mutating func apply(_ transform: CGAffineTransform) {
    left = left * transform.a + transform.tx
    right = right * transform.a + transform.tx
    top = top * transform.d + transform.ty
    bottom = bottom * transform.d + transform.ty
  }
}

extension EdgeInsets {
  /// The insets that are finite and positive, 0 for the others.
  var usable: EdgeInsets {
    EdgeInsets(
      top: top.usableInset, leading: leading.usableInset, bottom: bottom.usableInset,
      trailing: trailing.usableInset)
  }

  /// The insets on some edges, 0 on the others.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension CGFloat {
  /// The length if it is finite and positive, otherwise 0.
  var usableInset: CGFloat { isFinite ? Swift.max(0, self) : 0 }

  fileprivate func isBetween(_ low: CGFloat, _ high: CGFloat, _ tolerance: CGFloat) -> Bool {
    self >= low - tolerance && self <= high + tolerance
  }
}
