/// The nodes around views inserted in the current update. They cannot animate their positions as one, because a newly
/// inserted view appears in its final position (M058).
struct InsertedContainers {
  private var update = -1
  private var nodes: Set<ObjectIdentifier> = []

  /// Records that a view was inserted into a container.
  mutating func add(to container: LayoutNode, in update: Int) {
    if update != self.update {
      self.update = update
      nodes.removeAll(keepingCapacity: true)
    }
    var next: LayoutNode? = container
    while let node = next, nodes.insert(ObjectIdentifier(node)).inserted { next = node.parent }
  }

  /// Whether a view was inserted into the node or its descendants in this update.
  func contains(_ node: LayoutNode?, in update: Int) -> Bool {
    guard update == self.update, let node else { return false }
    return nodes.contains(ObjectIdentifier(node))
  }
}
