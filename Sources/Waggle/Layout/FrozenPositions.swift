import Foundation
import WaggleGraph

/// Views that leave a container, and where they were last: there they stay until they have gone (M066), wherever the
/// container goes meanwhile.
final class FrozenPositions {
  private var held: [ObjectIdentifier: (node: LayoutNode, place: CGPoint)] = [:]

  var isEmpty: Bool { held.isEmpty }

  /// Holds a view where it is now.
  func add(_ node: LayoutNode) {
    guard node.isPlaced else { return }
    held[ObjectIdentifier(node)] = (node, node.settledPlace)
  }

  /// Whether the node or one around it is held.
  func isAround(_ node: LayoutNode) -> Bool {
    guard !held.isEmpty else { return false }
    var next: LayoutNode? = node
    while let known = next {
      if held[ObjectIdentifier(known)] != nil { return true }
      next = known.parent
    }
    return false
  }

  /// The view has gone, or is laid out again.
  func remove(_ node: LayoutNode) { held[ObjectIdentifier(node)] = nil }

  /// The tree is dropped.
  func removeAll() { held = [:] }

  /// Puts the views back to where they were, after layout: outer ones first, as inner ones go along.
  func restore() {
    let ordered = held.values.sorted { $0.node.depth < $1.node.depth }
    for (node, place) in ordered where !node.subgraph.isRemoved { node.move(to: place) }
  }
}

extension LayoutNode {
  /// Where the node stands in the root, or in the nearest view above with coordinates of its own.
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
    // What is left is how sums are rounded, and would go to and fro.
    guard max(abs(now.x - place.x), abs(now.y - place.y)) > 1e-6 else { return }
    let new = CGPoint(x: origin.x + place.x - now.x, y: origin.y + place.y - now.y)
    self.place(fromLeft: new, proposal: proposal, in: embeddingLevel)
  }
}

/// The nodes around views that came in the update that is under way: they cannot move as one, as what has just come is
/// where it belongs at first sight (M058).
struct InsertedContainers {
  private var update = -1
  private var around: Set<ObjectIdentifier> = []

  /// Something came into a container.
  mutating func add(to container: LayoutNode, in update: Int) {
    if update != self.update {
      self.update = update
      around.removeAll(keepingCapacity: true)
    }
    var next: LayoutNode? = container
    while let node = next, around.insert(ObjectIdentifier(node)).inserted { next = node.parent }
  }

  /// Whether something came into the node, or further in, in this update.
  func concern(_ node: LayoutNode?, in update: Int) -> Bool {
    guard update == self.update, let node else { return false }
    return around.contains(ObjectIdentifier(node))
  }
}
