package import Foundation

/// The distances from the four sides of a rectangle inwards, in points; left and right in either layout direction.
package struct SideInsets: Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init() {}

  package init(_ insets: EdgeInsets, in level: EmbeddingLevel) {
    (top, bottom) = (insets.top, insets.bottom)
    (left, right) =
      level.isRightToLeft
      ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
  }

  package func edges(in level: EmbeddingLevel) -> EdgeInsets {
    let (leading, trailing) = level.isRightToLeft ? (right, left) : (left, right)
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  package var isEmpty: Bool { self == SideInsets() }

  /// The inset at the left or the top.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
  /// The inset at the right or the bottom.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
  /// Both insets of an axis.
  package func sum(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The part of a rectangle inside the insets; as large as the rectangle where they leave nothing.
  package func inner(of rect: CGRect) -> CGRect {
    let size = CGSize(width: rect.width - sum(.horizontal), height: rect.height - sum(.vertical))
    guard size.width > 0, size.height > 0 else { return rect }
    return CGRect(origin: CGPoint(x: rect.minX + left, y: rect.minY + top), size: size)
  }
}

extension SideInsets {
  /// The sums of the insets of both.
  package static func + (a: SideInsets, b: SideInsets) -> SideInsets {
    var sum = a
    sum.top += b.top
    sum.left += b.left
    sum.bottom += b.bottom
    sum.right += b.right
    return sum
  }

  /// The insets along some axes, 0 along the others.
  package func along(_ axes: Axis.Set) -> SideInsets {
    var kept = self
    if !axes.contains(.horizontal) { (kept.left, kept.right) = (0, 0) }
    if !axes.contains(.vertical) { (kept.top, kept.bottom) = (0, 0) }
    return kept
  }
}
