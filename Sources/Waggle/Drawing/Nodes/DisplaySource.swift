import WaggleGraph

/// A view's display list as an attribute of the graph, made when an ancestor first requests it.
struct DisplaySource {
  private var id = OptionalNodeID()

  /// Nil until the first request.
  var output: PreferenceOutput<DisplayList>? { id.value.map { PreferenceOutput(Attribute($0)) } }

  var isRequested: Bool { id.value != nil }

  /// The graph node that holds the list. Exists after the first request.
  var node: NodeID { id.value! }

  /// Whether `node` is the graph node that holds the list.
  func isOwned(by node: NodeID) -> Bool { id.value == node }

  /// The list that `rule` computes, as the output of its view.
  ///
  /// - Parameter inputs: nodes that the rule always reads.
  @inline(__always)
  mutating func output<Source: ValueRule>(
    of rule: Source, reading inputs: @autoclosure () -> [NodeID] = [], in subgraph: Subgraph,
    of graph: Graph
  ) -> PreferenceOutput<DisplayList> where Source.Value == DisplayList {
    if let output { return output }
    let attribute = graph.makeRule(rule, inputs: inputs(), in: subgraph)
    id = OptionalNodeID(attribute.node)
    return PreferenceOutput(attribute)
  }

  /// Makes the list stale. Does nothing before the first request.
  func invalidate(in graph: Graph) {
    if let node = id.value { graph.invalidate(node) }
  }
}
