extension Graph {
  /// Frees the nodes of a subgraph that is being removed, and marks the remaining nodes that read them as stale.
  func freeNodes(of subgraph: Subgraph) {
    var index = subgraph.replaceFirstNode(by: .max)
    while index != .max {
      let next = nodes[index].pointee.nextInSubgraph
      freeNode(index)
      index = next
    }
  }

  private func freeNode(_ index: UInt32) {
    let node = nodes[index]
    guard !node.pointee.flags.contains(.computing) else {
      stop("\(name(index)) was removed while it was being computed")
    }
    if node.pointee.flags.contains(.waiting) { removeFromWorkStack(index) }
    clearStale(node)
    dropInputs(of: index, after: .none)
    loseDependents(node)
    destroyValue(node)
    // Releasing the rule may run code that calls back into the graph, so it is done last.
    let rule = node.pointee.takeRule()
    node.pointee.flags = []
    node.pointee.generation &+= 1
    state.pointee.nodes.free(index)
    withExtendedLifetime(rule) {}
  }

  /// Removes a freed node from the update stack.
  private func removeFromWorkStack(_ index: UInt32) {
    for position in 0..<work.count where work[position] == index { work[position] = .max }
  }

  /// The nodes that read this one have lost an input, so they must run again. Costs the number of readers.
  private func loseDependents(_ node: UnsafeMutablePointer<Node>) {
    let isReadNow = node.pointee.readMark == activeRule.run
    var id = node.pointee.firstDependent
    node.pointee.firstDependent = .none
    while id != .none {
      let lost = edge(id)
      id = lost.pointee.nextDependent
      lost.pointee.from = .max
      lost.pointee.nextDependent = .none
      lost.pointee.previousDependent = .none
      // A running rule that has not read the node in this run no longer depends on it. What is compared has no mark.
      if lost.pointee.to != activeRule.node || isReadNow || lost.pointee.isCompared {
        loseInput(lost.pointee.to)
      }
    }
  }

  private func loseInput(_ reader: UInt32) {
    let node = nodes[reader]
    if node.pointee.subgraph._withUnsafeGuaranteedRef({ $0.isRemoved }) { return }
    node.pointee.flags.insert(.mustRun)
    markStale(reader)
  }
}
