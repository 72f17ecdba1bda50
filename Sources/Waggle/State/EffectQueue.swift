package import WaggleGraph

/// Sinks that wait to be run, nearest to the root first: a parent that drops a child runs before the child does.
///
/// Always true: a bucket below `lowest` is empty. Adding and taking cost O(1), apart from skipping empty levels.
package struct EffectQueue {
  private var buckets: [Level] = []
  private var lowest = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// `depth` is 0 or more.
  package mutating func add(_ node: NodeID, depth: Int) {
    while buckets.count <= depth { buckets.append(Level()) }
    buckets[depth].nodes.append(node)
    lowest = count == 0 ? depth : min(lowest, depth)
    count += 1
  }

  /// The next one, in the order in which they came within a level; nil when none waits.
  package mutating func takeNext() -> NodeID? {
    guard count > 0 else { return nil }
    while buckets[lowest].isEmpty { lowest += 1 }
    count -= 1
    return buckets[lowest].takeNext()
  }

  /// Those of one depth; the first `taken` have had their turn.
  private struct Level {
    var nodes: [NodeID] = []
    private var taken = 0

    var isEmpty: Bool { nodes.isEmpty }

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

/// Sinks whose turn comes together: those of the whole tree, or those below a view whose content waits for its layout.
package final class ContentQueue {
  @exclusivity(unchecked) private var sinks = EffectQueue()
  @exclusivity(unchecked) private var deferredUpdates: [any DeferredListUpdate] = []
  /// Called when the queue stops being empty.
  @exclusivity(unchecked) package var onWork: () -> Void = {}

  package init() {}

  /// A queue for a part of the tree. What still waits in it when that part is dropped, such as the content of a view that
  /// was measured and never laid out, is let go of.
  package convenience init(in subgraph: Subgraph) {
    self.init()
    subgraph.onRemoval { [self] in removeAll() }
  }

  package var isEmpty: Bool { sinks.isEmpty && deferredUpdates.isEmpty }

  package func add(_ node: NodeID, depth: Int) {
    let wasEmpty = isEmpty
    sinks.add(node, depth: depth)
    if wasEmpty { onWork() }
  }

  /// Has `applyListUpdate` called when all sinks that wait have run.
  package func add(_ applyListUpdate: any DeferredListUpdate) {
    let wasEmpty = isEmpty
    deferredUpdates.append(applyListUpdate)
    if wasEmpty { onWork() }
  }

  package func takeNext() -> NodeID? { sinks.takeNext() }

  /// Forgets all that waits.
  func removeAll() {
    sinks = EffectQueue()
    deferredUpdates = []
  }

  package func takeDeferredUpdates() -> [any DeferredListUpdate] {
    defer { deferredUpdates.removeAll(keepingCapacity: true) }
    return deferredUpdates
  }
}

/// Something that waits until a list has stopped changing: a container that makes its children.
package protocol DeferredListUpdate: AnyObject {
  func applyListUpdate()
}
