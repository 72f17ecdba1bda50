import Foundation
import WaggleGraph

/// Views being removed, with their last positions: each stays there until it is freed, wherever its container moves
/// (M066).
final class FrozenPositions {
  private var frozen: [ObjectIdentifier: (node: LayoutNode, position: CGPoint)] = [:]

  /// Called with a view that was frozen or released.
  var onChange: (LayoutNode) -> Void = { _ in }

  var isEmpty: Bool { frozen.isEmpty }

  /// Freezes a view at its current position. A view that was never placed is ignored.
  func add(_ node: LayoutNode) {
    guard node.isPlaced else { return }
    frozen[ObjectIdentifier(node)] = (node, node.settledPosition)
    onChange(node)
  }

  /// Whether the node or one of its ancestors is frozen.
  func isAround(_ node: LayoutNode) -> Bool {
    guard !frozen.isEmpty else { return false }
    return node.isOrIsBelow { frozen[ObjectIdentifier($0)] != nil }
  }

  /// Releases a view that has been freed, or whose removal was cancelled.
  func remove(_ node: LayoutNode) {
    if frozen.removeValue(forKey: ObjectIdentifier(node)) != nil { onChange(node) }
  }

  /// Releases all views, when the tree is dropped.
  func removeAll() {
    frozen = [:]
    onChange = { _ in }
  }

  /// Moves the views back to their frozen positions after layout, ancestors first because they carry their descendants.
  func restore() {
    let ordered = frozen.values.sorted { $0.node.depth < $1.node.depth }
    for (node, position) in ordered where !node.subgraph.isRemoved { node.move(to: position) }
  }
}

extension LayoutNode {
  /// Whether the node or one of its ancestors passes.
  final func isOrIsBelow(_ test: (LayoutNode) -> Bool) -> Bool {
    var next: LayoutNode? = self
    while let node = next {
      if test(node) { return true }
      next = node.parent
    }
    return false
  }

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
