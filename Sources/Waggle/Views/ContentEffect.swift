package import WaggleGraph

/// Something to do when values that it read have changed: how changes of values become changes of structure and layout.
///
/// It waits in the content queue of its place, those nearest to the root first.
package class ContentEffect: Rule {
  package unowned(unsafe) let runtime: Runtime
  private unowned(unsafe) let queue: ContentQueue
  package let depth: Int
  package private(set) var node: NodeID!

  init(_ inputs: _ViewInputs) {
    runtime = inputs.runtime
    queue = inputs.queue
    depth = inputs.depth
  }

  /// Puts the sink into the graph. It runs for the first time when `runFirst` or `schedule` is called.
  package func attach(_ inputs: _ViewInputs, reading source: NodeID? = nil) {
    node = runtime.graph.makeEffect(self, inputs: source.map { [$0] } ?? [], in: inputs.subgraph)
  }

  package var name: String { "\(typeName(Self.self))" }

  package func becameStale(_ node: NodeID) { queue.add(node, depth: depth) }

  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    updateContent(graph)
    return false
  }

  /// Reads what it depends on and acts on it.
  package func updateContent(_ graph: Graph) {}

  /// Runs it now, so that what it reads is known.
  package func runFirst() { runtime.graph.update(node) }

  /// Has it run with the others of its queue.
  package func schedule() { queue.add(node, depth: depth) }
}
