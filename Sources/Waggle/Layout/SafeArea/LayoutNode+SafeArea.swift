import Foundation
import WaggleGraph

extension LayoutNode {
  /// How far the view's frame could be extended into the safe areas that it touches, in points of the view's coordinates
  /// (L130). Areas nest: an edge that reaches the outer edge of one may touch the next.
  ///
  /// Walks up to the root. A rotation between the view and an area cancels it.
  final func safeAreaOverlap(_ regions: SafeAreaRegions) -> SideInsets {
    let bounds = Sides(CGRect(origin: .zero, size: size))
    guard bounds.isFinite else { return SideInsets() }
    var walk = SafeAreaWalk(bounds, tolerance: store.pixelLength / 2 + 0.001)
    var node = self
    while let parent = node.parent, walk.enter(parent, from: node) {
      for area in parent.safeAreas(around: node) where !area.regions.isDisjoint(with: regions) {
        walk.extend(into: area)
      }
      walk.leave(parent)
      node = parent
    }
    return walk.extensions
  }

  /// The same overlap; the rule that is running depends on what decides it.
  final func trackedSafeAreaOverlap(_ regions: SafeAreaRegions, in graph: Graph) -> SideInsets {
    _ = graph.value(store.safeAreas.version)
    guard store.safeAreas.hasInsets else { return SideInsets() }
    _ = graph.value(placement)
    var node = self
    while let parent = node.parent {
      if !parent.safeAreas(around: node).isEmpty { _ = graph.value(parent.placement) }
      node = parent
    }
    return safeAreaOverlap(regions)
  }
}

/// The sides of a view on the way up to the root, in the coordinates of the node that is visited.
private struct SafeAreaWalk {
  private var sides: Sides
  private let tolerance: CGFloat
  /// Points of the visited node for each point of the view.
  private var scale = CGSize(width: 1, height: 1)
  /// How far the sides were extended, in the view's points.
  private(set) var extensions = SideInsets()
  /// The axes along which no further area counts.
  private var blocked: Axis.Set = []

  init(_ sides: Sides, tolerance: CGFloat) {
    self.sides = sides
    self.tolerance = tolerance
  }

  /// Converts to the coordinates of a node's parent; false where they are rotated or mirrored against each other.
  mutating func enter(_ parent: LayoutNode, from node: LayoutNode) -> Bool {
    sides.apply(CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
    let transform = parent.childTransform
    guard !transform.isIdentity else { return true }
    guard abs(transform.b) < 1e-9, abs(transform.c) < 1e-9, transform.a > 1e-9, transform.d > 1e-9
    else { return false }
    sides.apply(transform)
    scale.width *= transform.a
    scale.height *= transform.d
    return true
  }

  mutating func leave(_ node: LayoutNode) { blocked.formUnion(node.safeAreaBarrier) }

  mutating func extend(into area: SafeArea) {
    var extended = sides
    area.extend(&extended, tolerance: tolerance)
    if !blocked.contains(.horizontal) {
      extensions.left += (sides.left - extended.left) / scale.width
      extensions.right += (extended.right - sides.right) / scale.width
      (sides.left, sides.right) = (extended.left, extended.right)
    }
    if !blocked.contains(.vertical) {
      extensions.top += (sides.top - extended.top) / scale.height
      extensions.bottom += (extended.bottom - sides.bottom) / scale.height
      (sides.top, sides.bottom) = (extended.top, extended.bottom)
    }
  }

}

extension Sides {
  fileprivate var isFinite: Bool {
    left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
  }
}
