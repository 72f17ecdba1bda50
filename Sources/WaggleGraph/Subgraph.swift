/// Nodes that are removed together, and the child subgraphs that are removed with them.
///
/// Removing one frees every node in it and in its descendants, at the cost of what is freed. Nodes of other
/// subgraphs that read one of them become stale. The graph retains a subgraph until it is removed.
@usableFromInline
package final class Subgraph {
  package unowned let graph: Graph
  package private(set) var isRemoved = false
  /// The newest node; the others follow through `nextInSubgraph`.
  private(set) var firstNode = UInt32.max
  private var removalActions: [() -> Void] = []

  // The tree of subgraphs: each member of a list is retained once, by the list.
  private var parent: Unmanaged<Subgraph>?
  private var firstChild: Unmanaged<Subgraph>?
  private var next: Unmanaged<Subgraph>?
  private var previous: Unmanaged<Subgraph>?

  /// The subgraph with which this one is removed at the latest; nil for a root.
  package var outer: Subgraph? { parent?.takeUnretainedValue() }

  /// Creates a subgraph that is removed with `parent` at the latest.
  package init(in graph: Graph, parent: Subgraph? = nil) {
    if let parent, parent.isRemoved { stop("a subgraph was made in a removed subgraph") }
    self.graph = graph
    self.parent = parent.map { Unmanaged.passUnretained($0) }
    let oldest = parent == nil ? graph.firstRoot : parent?.firstChild
    let member = Unmanaged.passRetained(self)
    next = oldest
    oldest?._withUnsafeGuaranteedRef { $0.previous = member }
    setFirst(member)
  }

  /// Calls `action` once, when this subgraph is removed, before its nodes are freed.
  ///
  /// Actions of an inner subgraph run before those of an outer one, later ones before earlier ones.
  package func onRemoval(_ action: @escaping () -> Void) { removalActions.append(action) }

  /// Frees all nodes here and in the descendants. A second call does nothing.
  package func remove() {
    guard !isRemoved else { return }
    unlink()
    let all = withDescendants()
    for subgraph in all.reversed() { subgraph.runRemovalActions() }
    for subgraph in all { graph.freeNodes(of: subgraph) }
    graph.endStep()
  }

  private func setFirst(_ member: Unmanaged<Subgraph>?) {
    if let parent {
      parent._withUnsafeGuaranteedRef { $0.firstChild = member }
    } else {
      graph.firstRoot = member
    }
  }

  /// Removes this subgraph from its list without releasing it: see `withDescendants`.
  private func unlink() {
    if let previous {
      previous._withUnsafeGuaranteedRef { $0.next = next }
    } else {
      setFirst(next)
    }
    next?._withUnsafeGuaranteedRef { $0.previous = previous }
    next = nil
    previous = nil
  }

  /// This subgraph and its descendants, each before its own children; all are marked as removed and in no list any
  /// more. Iterative: chains of parents may be long.
  func withDescendants() -> [Subgraph] {
    var all = [self]
    var position = 0
    while position < all.count {
      all[position].detachChildren(to: &all)
      position += 1
    }
    for subgraph in all { Unmanaged.passUnretained(subgraph).release() }
    return all
  }

  private func detachChildren(to all: inout [Subgraph]) {
    isRemoved = true
    parent = nil
    var child = firstChild
    firstChild = nil
    while let member = child {
      let subgraph = member.takeUnretainedValue()
      all.append(subgraph)
      child = subgraph.next
      subgraph.next = nil
      subgraph.previous = nil
    }
  }

  /// Clears and returns the link to the next subgraph, without touching the graph.
  func takeNext() -> Unmanaged<Subgraph>? {
    defer { next = nil }
    return next
  }

  private func runRemovalActions() {
    let actions = removalActions
    removalActions = []
    for action in actions.reversed() { action() }
  }

  /// Makes `index` the newest node and returns the previous one.
  func replaceFirstNode(by index: UInt32) -> UInt32 {
    defer { firstNode = index }
    return firstNode
  }
}

extension Graph {
  /// Releases all subgraphs when the graph is freed: the graph frees the nodes itself, and no removal action runs.
  func releaseSubgraphs() {
    while let root = firstRoot?.takeUnretainedValue() {
      firstRoot = root.takeNext()
      _ = root.withDescendants()
    }
  }
}
