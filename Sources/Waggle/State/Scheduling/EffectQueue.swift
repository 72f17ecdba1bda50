package import WaggleGraph

/// Effects that wait to run, those nearest to the root first: a parent that drops a child runs before the child
/// does.
///
/// Always true: levels below `lowest` are empty. Adding and taking cost O(1), apart from skipping empty levels.
package struct EffectQueue {
  private var buckets: [Level] = []
  private var lowest = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Adds an effect; `depth` is its distance from the root, 0 or more.
  package mutating func add(_ node: NodeID, depth: Int) {
    while buckets.count <= depth { buckets.append(Level()) }
    buckets[depth].nodes.append(node)
    lowest = count == 0 ? depth : min(lowest, depth)
    count += 1
  }

  /// Removes and returns the next effect; within a level, in the order in which they were added. Nil if the queue
  /// is empty.
  package mutating func takeNext() -> NodeID? {
    #if WAGGLE_CHECKS
      if count == 0 { checkInvariants() }
    #endif
    guard count > 0 else { return nil }
    while buckets[lowest].isEmpty { lowest += 1 }
    count -= 1
    return buckets[lowest].takeNext()
  }

  /// The effects at one depth; the first `taken` were taken already.
  private struct Level {
    var nodes: [NodeID] = []
    private var taken = 0

    var isEmpty: Bool { nodes.isEmpty }
    var waitingCount: Int { nodes.count - taken }

    mutating func takeNext() -> NodeID {
      defer { if taken == nodes.count { clear() } }
      taken += 1
      return nodes[taken - 1]
    }

    private mutating func clear() {
      nodes.removeAll(keepingCapacity: true)
      taken = 0
    }
  }
}

extension EffectQueue {
  /// Stops if a law of the queue is broken. Costs O(levels).
  package func checkInvariants() {
    checkInvariant(
      buckets.prefix(lowest).allSatisfy(\.isEmpty), "levels below the lowest one are empty")
    checkInvariant(
      buckets.allSatisfy { $0.isEmpty || $0.waitingCount > 0 },
      "a level with no effects left is empty")
    checkInvariant(
      buckets.reduce(0) { $0 + $1.waitingCount } == count, "the count is that of all levels")
  }
}

/// Effects that run together: those of the whole tree, or those below a view whose content depends on its layout.
package final class ContentQueue {
  @exclusivity(unchecked) private var effects = EffectQueue()
  @exclusivity(unchecked) private var deferredUpdates: [any DeferredListUpdate] = []
  /// Called when the queue becomes non-empty.
  @exclusivity(unchecked) package var onWork: () -> Void = {}

  /// Stops if a law of the queue is broken. Costs O(levels).
  package func checkInvariants() { effects.checkInvariants() }

  package init() {}

  /// A queue for a part of the tree. Effects that still wait when that part is removed, such as those of content
  /// that was measured and never laid out, are dropped.
  package convenience init(in subgraph: Subgraph) {
    self.init()
    subgraph.onRemoval { [self] in removeAll() }
  }

  package var isEmpty: Bool { effects.isEmpty && deferredUpdates.isEmpty }

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

  package func takeNext() -> NodeID? { effects.takeNext() }

  /// Drops everything that waits.
  func removeAll() {
    effects = EffectQueue()
    deferredUpdates = []
  }

  package func takeDeferredUpdates() -> [any DeferredListUpdate] {
    defer { deferredUpdates.removeAll(keepingCapacity: true) }
    return deferredUpdates
  }
}

/// A list update that is applied once the list has stopped changing, such as a container creating its children.
package protocol DeferredListUpdate: AnyObject {
  func applyListUpdate()
}
