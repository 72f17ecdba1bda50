package import WaggleGraph

/// The reduction of a container's children for one key, updated when they change.
///
/// Always true: `outputs` are the outputs of the children that have one, in reduction order. A single output is passed
/// on without a reduce (R043). A short list is folded from the left in one rule. A longer one is reduced in a balanced
/// tree, where a change, an insertion, a removal or a move of one child costs O(log n) reduces.
package final class ChildReduction<ReducerType: Reducer>: ValueRule, ChildListObserver,
  ImplicitDefaultSource
{
  package typealias Value = ReducerType.Value
  package typealias Part = (owner: ObjectIdentifier, output: PreferenceOutput<Value>)

  private let reducer: ReducerType
  let graph: Graph
  private let subgraph: Subgraph
  private let find: (ChildList) -> [Part]
  private weak var children: ChildList?
  private var owners: [ObjectIdentifier] = []
  private(set) var outputs: [ReduceInput] = []
  private var tree: ReduceTree<ReducerType>?
  private(set) package var attribute: Attribute<Value>!

  /// Whether the list is long enough for a balanced tree.
  var isTree: Bool { tree != nil }

  package init(
    _ reducer: ReducerType, inputs: _ViewInputs, find: @escaping (ChildList) -> [Part]
  ) {
    self.reducer = reducer
    self.find = find
    graph = inputs.runtime.graph
    subgraph = inputs.subgraph
    attribute = graph.makeRule(self, in: subgraph)
  }

  package var name: String { reducer.name }

  /// The only output is passed on: the reduction does not run when that changes.
  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    if outputs.count == 1, tree == nil { return graph.forward(node, to: outputs[0].node) }
    return graph.store(value(in: graph), in: node)
  }

  package func value(in graph: Graph) -> Value {
    if let tree { return graph.value(tree.root) }
    if outputs.isEmpty { return reducer.empty }
    return outputs.withUnsafeBufferPointer { reducer.fold($0, in: graph) }
  }

  package var decision: DefaultDecision { .asInAll(outputs) }

  package var mayGainWriters: Bool { children?.awaitsProgramViews ?? true }

  package func childrenChanged(_ children: ChildList) {
    self.children = children
    children.inputs.runtime.counts.childScans += 1
    setParts(find(children))
  }

  func setParts(_ parts: [Part]) {
    let old = owners
    owners = parts.map(\.owner)
    outputs = parts.map { ReduceInput($0.output) }
    if parts.count <= reducer.longestFold {
      tree = nil
    } else if let tree {
      tree.update(from: old, to: parts)
    } else {
      tree = ReduceTree(parts, reducer, graph, subgraph)
    }
    if isChecking { checkInvariants() }
    graph.invalidate(attribute.node)
  }

  /// Stops if a law of the reduction is broken. Costs O(n).
  private func checkInvariants() {
    checkInvariant(owners.count == outputs.count, "each output has an owner")
    checkInvariant((tree != nil) == (outputs.count > reducer.longestFold), "a long list has a tree")
    tree?.checkInvariants(outputs)
  }
}
