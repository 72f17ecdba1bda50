import Foundation
import WaggleGraph

/// Views being removed, with their last positions: each stays there until it is freed, wherever its container moves
/// (M066).
final class FrozenPositions {
  private var held: [ObjectIdentifier: (node: LayoutNode, place: CGPoint)] = [:]

  var isEmpty: Bool { held.isEmpty }

  /// Freezes a view at its current position. A view that was never placed is ignored.
  func add(_ node: LayoutNode) {
    guard node.isPlaced else { return }
    held[ObjectIdentifier(node)] = (node, node.settledPlace)
  }

  /// Whether the node or one of its ancestors is frozen.
  func isAround(_ node: LayoutNode) -> Bool {
    guard !held.isEmpty else { return false }
    var next: LayoutNode? = node
    while let known = next {
      if held[ObjectIdentifier(known)] != nil { return true }
      next = known.parent
    }
    return false
  }

  /// Releases a view that has been freed, or whose removal was cancelled.
  func remove(_ node: LayoutNode) { held[ObjectIdentifier(node)] = nil }

  /// Releases all views, when the tree is dropped.
  func removeAll() { held = [:] }

  /// Moves the views back to their frozen positions after layout, ancestors first because they carry their descendants.
  func restore() {
    let ordered = held.values.sorted { $0.node.depth < $1.node.depth }
    for (node, place) in ordered where !node.subgraph.isRemoved { node.move(to: place) }
  }
}

extension LayoutNode {
  /// The node's origin relative to the root, or to the nearest ancestor that is a coordinate boundary.
  fileprivate var settledPlace: CGPoint {
    var place = origin
    var next = parent
    while let node = next, !node.isCoordinateBoundary {
      place.x += node.origin.x
      place.y += node.origin.y
      next = node.parent
    }
    return place
  }

  fileprivate func move(to place: CGPoint) {
    let now = settledPlace
    // Ignores rounding errors, which would otherwise alternate between two positions.
    guard max(abs(now.x - place.x), abs(now.y - place.y)) > 1e-6 else { return }
    let new = CGPoint(x: origin.x + place.x - now.x, y: origin.y + place.y - now.y)
    self.place(fromLeft: new, proposal: proposal, in: embeddingLevel)
  }
}

/// The nodes around views inserted in the current update. They cannot animate their positions as one, because a newly
/// inserted view appears in its final position (M058).
struct InsertedContainers {
  private var update = -1
  private var around: Set<ObjectIdentifier> = []

  /// Records that a view was inserted into a container.
  mutating func add(to container: LayoutNode, in update: Int) {
    if update != self.update {
      self.update = update
      around.removeAll(keepingCapacity: true)
    }
    var next: LayoutNode? = container
    while let node = next, around.insert(ObjectIdentifier(node)).inserted { next = node.parent }
  }

  /// Whether a view was inserted into the node or its descendants in this update.
  func concern(_ node: LayoutNode?, in update: Int) -> Bool {
    guard update == self.update, let node else { return false }
    return around.contains(ObjectIdentifier(node))
  }
}
