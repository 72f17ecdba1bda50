import WaggleGraph

/// A view's display list as an attribute of the graph, made when an ancestor first requests it.
struct DisplaySource {
  private var attribute: Attribute<DisplayList>?

  /// Nil until the first request.
  var output: PreferenceOutput<DisplayList>? { attribute.map { PreferenceOutput($0) } }

  var isRequested: Bool { attribute != nil }

  /// The graph node that holds the list. Exists after the first request.
  var node: NodeID { attribute!.node }

  /// Whether `node` is the graph node that holds the list.
  func isOwned(by node: NodeID) -> Bool { attribute?.node == node }

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
    self.attribute = attribute
    return PreferenceOutput(attribute)
  }

  /// Makes the list stale. Does nothing before the first request.
  func invalidate(in graph: Graph) {
    if let attribute { graph.invalidate(attribute.node) }
  }
}
