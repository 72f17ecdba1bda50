import Foundation

/// Where a node's content has been placed beyond its frame, in the node's own coordinates.
final class Overflow {
  fileprivate(set) var area = CGRect.null
}

extension LayoutNode {
  /// The distance by which a rounding error may be outside.
  private static var tolerance: CGFloat { 1e-6 }

  /// An area that the frames of this node and of all in it are in, in the node's own coordinates; what scrolls in it
  /// is where the scroll view is.
  ///
  /// It is the frame as long as nothing is placed beyond that. An area that was needed once remains part of it, so what
  /// is read from it holds, though it may be said of a smaller area too.
  final var spread: CGRect {
    let frame = CGRect(origin: .zero, size: size)
    return mayOverflow ? frame.union(boundingRectCell?.overflow?.area ?? .null) : frame
  }

  /// The same area in the parent's coordinates.
  final var spreadInParent: CGRect {
    guard mayOverflow || parent?.mayOverflow ?? false else {
      return CGRect(origin: origin, size: size)
    }
    return spread.moved(from: self, by: parent?.childTransform ?? .identity)
  }

  /// Whether the frame of a child is in this node's, but for a transform: a node with one `mayOverflow`.
  @inline(__always)
  final func hasRoom(for child: LayoutNode) -> Bool {
    let (least, origin, inner) = (-Self.tolerance, child.origin, child.size)
    return origin.x >= least && origin.y >= least
      && origin.x + inner.width <= size.width - least
      && origin.y + inner.height <= size.height - least
  }

  /// Extends the spread by that of a child that was placed or transformed, and so that of the nodes around.
  final func takeIn(_ child: LayoutNode) {
    var (node, child) = (self, child)
    while node.spreads(over: child), node.extendSpread(by: child), let parent = node.parent {
      parent.childSpreadGrew()
      (node, child) = (parent, node)
    }
  }

  /// False where the child has room.
  private func extendSpread(by child: LayoutNode) -> Bool {
    let area = child.spread.moved(from: child, by: childTransform)
    guard !spread.holds(area, tolerance: Self.tolerance) else { return false }
    mayOverflow = true
    overflow.area = area.isFinite ? overflow.area.union(area) : .infinite
    return true
  }

  /// Stops if a child is not in the spread.
  func checkSpread(of child: LayoutNode) {
    guard isPlaced, child.isPlaced, !needsPlacing, !child.isRemoved, spreads(over: child) else {
      return
    }
    let area = child.spread.moved(from: child, by: childTransform)
    checkInvariant(
      !area.isFinite || spread.holds(area, tolerance: 0.01), "all that was placed is in the spread")
  }
}

extension CGRect {
  fileprivate func moved(from node: LayoutNode, by transform: CGAffineTransform) -> CGRect {
    if self == .infinite { return self }
    let moved = offsetBy(dx: node.origin.x, dy: node.origin.y)
    return transform.isIdentity ? moved : moved.applying(transform)
  }

  fileprivate func holds(_ area: CGRect, tolerance: CGFloat) -> Bool {
    self == .infinite
      || area.minX >= minX - tolerance && area.minY >= minY - tolerance
        && area.maxX <= maxX + tolerance && area.maxY <= maxY + tolerance
  }

  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
