import Foundation
import WaggleGraph

/// Views being removed, with their last positions: each stays there until it is freed, wherever its container moves
/// (M066).
final class FrozenPositions {
  private var frozen: [ObjectIdentifier: (node: LayoutNode, position: CGPoint)] = [:]

  /// Called when a view was frozen or released.
  var onChange: () -> Void = {}

  var isEmpty: Bool { frozen.isEmpty }

  /// Freezes a view at its current position. A view that was never placed is ignored.
  func add(_ node: LayoutNode) {
    guard node.isPlaced else { return }
    frozen[ObjectIdentifier(node)] = (node, node.settledPosition)
    onChange()
  }

  /// Whether the node or one of its ancestors is frozen.
  func isAround(_ node: LayoutNode) -> Bool {
    guard !frozen.isEmpty else { return false }
    var next: LayoutNode? = node
    while let ancestor = next {
      if frozen[ObjectIdentifier(ancestor)] != nil { return true }
      next = ancestor.parent
    }
    return false
  }

  /// Releases a view that has been freed, or whose removal was cancelled.
  func remove(_ node: LayoutNode) {
    if frozen.removeValue(forKey: ObjectIdentifier(node)) != nil { onChange() }
  }

  /// Releases all views, when the tree is dropped.
  func removeAll() {
    frozen = [:]
    onChange = {}
  }

  /// Moves the views back to their frozen positions after layout, ancestors first because they carry their descendants.
  func restore() {
    let ordered = frozen.values.sorted { $0.node.depth < $1.node.depth }
    for (node, position) in ordered where !node.subgraph.isRemoved { node.move(to: position) }
  }
}

extension LayoutNode {
  /// The node's origin relative to the root, or to the nearest ancestor that is a coordinate boundary.
  fileprivate var settledPosition: CGPoint {
    var position = origin
    var next = parent
    while let node = next, !node.isCoordinateBoundary {
      position.x += node.origin.x
      position.y += node.origin.y
      next = node.parent
    }
    return position
  }

  fileprivate func move(to position: CGPoint) {
    let now = settledPosition
    // Ignores rounding errors, which would otherwise alternate between two positions.
    guard max(abs(now.x - position.x), abs(now.y - position.y)) > 1e-6 else { return }
    let new = CGPoint(x: origin.x + position.x - now.x, y: origin.y + position.y - now.y)
    self.place(fromLeft: new, proposal: proposal, in: embeddingLevel)
  }
}
