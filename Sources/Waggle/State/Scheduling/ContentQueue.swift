package import WaggleGraph

/// Effects that run together: those of the whole tree, or those below a view whose content depends on its layout.
///
/// Those nearest to the root run first: a parent that drops a child runs before the child does.
package final class ContentQueue {
  @exclusivity(unchecked) private var effects = DepthQueue<NodeID>()
  @exclusivity(unchecked) private var deferredUpdates: [any DeferredListUpdate] = []
  @exclusivity(unchecked) private var lastUpdates: [any DeferredListUpdate] = []
  /// Called when the queue becomes non-empty.
  @exclusivity(unchecked) package var onWork: () -> Void = {}

  package init() {}

  /// A queue for a part of the tree. Effects that still wait when that part is removed, such as those of content
  /// that was measured and never laid out, are dropped.
  package convenience init(in subgraph: Subgraph) {
    self.init()
    subgraph.onRemoval { [self] in removeAll() }
  }

  package var isEmpty: Bool {
    effects.isEmpty && deferredUpdates.isEmpty && lastUpdates.isEmpty
  }

  package func add(_ node: NodeID, depth: Int) {
    let wasEmpty = isEmpty
    effects.add(node, depth: depth)
    if wasEmpty { onWork() }
  }

  /// Applies `update` after all waiting effects have run.
  package func add(_ update: any DeferredListUpdate) {
    let wasEmpty = isEmpty
    deferredUpdates.append(update)
    if wasEmpty { onWork() }
  }

  /// Applies `update` after all waiting effects and all other updates.
  ///
  /// For what is seen again after it was out of sight: its lists are up to date by then.
  func addLast(_ update: any DeferredListUpdate) {
    let wasEmpty = isEmpty
    lastUpdates.append(update)
    if wasEmpty { onWork() }
  }

  /// Stops if a law of the queue is broken. Costs O(levels).
  package func checkInvariants() { effects.checkInvariants() }

  package func takeNext() -> NodeID? { effects.takeShallowest() }

  /// Drops everything that waits.
  func removeAll() {
    effects.removeAll()
    deferredUpdates = []
    lastUpdates = []
  }

  package func takeDeferredUpdates() -> [any DeferredListUpdate] {
    if deferredUpdates.isEmpty, effects.isEmpty {
      defer { lastUpdates.removeAll(keepingCapacity: true) }
      return lastUpdates
    }
    defer { deferredUpdates.removeAll(keepingCapacity: true) }
    return deferredUpdates
  }
}

/// A list update that is applied once the list has stopped changing, such as a container creating its children.
package protocol DeferredListUpdate: AnyObject {
  func applyListUpdate()
}
