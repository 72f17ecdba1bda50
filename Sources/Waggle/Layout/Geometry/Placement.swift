package import Foundation
package import WaggleGraph

/// A view's size and its transform to the root's space, from which anchors and proxies are computed.
package struct Placement: Equatable {
  /// Converts the view's coordinates to the root's.
  package var toRoot: CGAffineTransform
  package var size: CGSize

  package init(toRoot: CGAffineTransform, size: CGSize) {
    self.toRoot = toRoot
    self.size = size
  }
}

extension LayoutNode {
  /// The node's placement in the root's space as an attribute.
  package var placement: Attribute<Placement> {
    if let geometryCell { return geometryCell.placement }
    let cell = GeometryCell(self)
    geometryCell = cell
    return cell.placement
  }

  /// Whether a geometry was requested of the node or of one inside it: cells of inner nodes are computed from those of
  /// outer ones.
  var hasGeometry: Bool { geometryCell != nil }

  /// The node's current placement, computed without an attribute and without recording a dependency.
  package var currentPlacement: Placement {
    if let found = store.foundPlacements {
      return Placement(toRoot: found.toRoot(of: self), size: size)
    }
    var toRoot = CGAffineTransform(translationX: origin.x, y: origin.y)
    var node = self
    while let parent = node.parent {
      toRoot = toRoot.concatenating(parent.childTransform)
        .concatenating(CGAffineTransform(translationX: parent.origin.x, y: parent.origin.y))
      node = parent
    }
    return Placement(toRoot: toRoot, size: size)
  }
}
