/// What explanations of a graph need to know about its nodes. No update needs it.
extension Graph {
  /// Whether the value of a node is of a type.
  package func holds<Value>(_ type: Value.Type, at id: NodeID) -> Bool {
    liveNode(id).witnesses.toOpaque() == valueWitnesses(type).toOpaque()
  }

  /// The subgraph that a node was made in.
  package func subgraph(of id: NodeID) -> Subgraph {
    liveNode(id).pointee.subgraph.takeUnretainedValue()
  }

  /// The rules of the nodes that were made in a subgraph, the newest first. Costs O(their number).
  package func rules(in subgraph: Subgraph) -> [any Rule] {
    var found: [any Rule] = []
    var index = subgraph.firstNode
    while index != .max {
      if let rule = nodes[index].rule { found.append(rule) }
      index = nodes[index].pointee.nextInSubgraph
    }
    return found
  }
}
