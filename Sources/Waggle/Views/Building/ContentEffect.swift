package import WaggleGraph

/// An effect that runs when the values it read have changed: how changes of values become changes of structure and
/// layout.
///
/// It runs in its content queue, effects nearest to the root first.
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

  /// Adds the effect to the graph. It runs for the first time at `runFirst`, or in its queue after `schedule`.
  package func attach(_ inputs: _ViewInputs, reading source: NodeID? = nil) {
    node = runtime.graph.makeEffect(self, inputs: source.map { [$0] } ?? [], in: inputs.subgraph)
  }

  package var name: String { "\(typeName(Self.self))" }

  package func becameStale(_ node: NodeID) { queue.add(node, depth: depth) }

  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    updateContent(graph)
    return false
  }

  /// Reads the values that the effect depends on and acts on them.
  package func updateContent(_ graph: Graph) {}

  /// Runs the effect now, which records its dependencies.
  package func runFirst() { runtime.graph.update(node) }

  /// Adds the effect to its queue.
  package func schedule() { queue.add(node, depth: depth) }
}
