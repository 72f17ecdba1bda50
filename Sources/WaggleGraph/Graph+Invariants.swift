extension Graph {
  /// Checks every stored field of every node and edge, and stops at the first that is wrong. Costs O(graph).
  package func checkInvariants() {
    check(
      MemoryLayout<Node>.offset(of: \.storage) == Node.storageOffset,
      "values lie at `storageOffset`")
    checkState()
    var inputs = 0
    var alive = 0
    for index in 0..<nodes.count where nodes[index].pointee.flags.contains(.alive) {
      alive += 1
      inputs += checkNode(index)
    }
    check(alive == nodes.liveCount, "each node is alive or free")
    check(inputs == edges.liveCount, "each edge is in one list of inputs")
  }

  private func check(_ condition: Bool, _ law: String) {
    if !condition { stop("invariant broken: \(law)") }
  }

  private func checkState() {
    check(state.pointee.markStack.isEmpty, "nothing waits to be marked")
    check(isUpdating || state.pointee.pullDepth == 0, "the depth of reads is 0 outside updates")
    check(isUpdating || !state.pointee.reportedDepth, "a depth is reported once per update")
    check(isUpdating || work.isEmpty, "no update runs")
    check(isUpdating || state.pointee.deferred.isEmpty, "nothing waits for the end of an update")
    check(isUpdating || activeRule.node == .max, "no rule reads outside updates")
  }

  /// Checks one node and its edges; returns the number of its inputs.
  private func checkNode(_ index: UInt32) -> Int {
    let node = nodes[index].pointee
    check(node.verifiedAt <= clock && node.changedAt <= clock, "no time is later than the clock")
    check(
      !node.flags.isDisjoint(with: [.hasValue, .forwards, .stale, .computing]),
      "a clean node has a value, or forwards to one")
    check(
      !node.flags.isSuperset(of: [.hasValue, .forwards]), "a node that forwards has no own value")
    check(
      isUpdating || node.flags.isDisjoint(with: [.computing, .waiting]),
      "nothing is computed outside updates")
    check(
      isUpdating || !node.flags.contains(.mustRun) || node.flags.contains(.stale),
      "what must run is stale")
    check(!node.subgraph.takeUnretainedValue().isRemoved, "a live node's subgraph is not removed")
    check(
      node.nextInSubgraph == .max || nodes[node.nextInSubgraph].pointee.flags.contains(.alive),
      "subgraph lists contain live nodes")
    check(nodes[index].rule != nil || node.firstInput == .none, "an input reads nothing")
    checkDependents(index)
    checkStaleList(index)
    return checkInputs(index)
  }

  private func checkInputs(_ index: UInt32) -> Int {
    let node = nodes[index].pointee
    var count = 0
    var last = EdgeID.none
    var id = node.firstInput
    while id != .none {
      let input = edge(id).pointee
      check(input.to == index, "an input edge ends at its reader")
      check(last == .none || input.order > edge(last).pointee.order, "inputs are in order")
      check(
        last == .none || edge(last).pointee.isDeclared || !input.isDeclared,
        "declared inputs come first")
      check(!input.isDeclared || !input.isCompared, "no declared input is one that is compared")
      checkSource(of: input, node)
      last = id
      id = input.nextInput
      count += 1
    }
    check(node.lastInput == last, "`lastInput` is the last input")
    return count
  }

  private func checkSource(of input: Edge, _ node: Node) {
    let canWait = !node.flags.isDisjoint(with: [.mustRun, .computing])
    if input.isLost {
      return check(canWait || input.isDeclared, "a node that lost an input must run")
    }
    let source = nodes[input.from].pointee
    check(source.flags.contains(.alive), "an input is alive")
    guard source.flags.contains(.stale) else { return }
    check(
      !node.flags.isDisjoint(with: [.stale, .computing]), "a reader of a stale node is stale")
    check(input.isStale || canWait, "an edge from a stale node is on the stale list")
    check(
      input.isStale || !input.isDeclared || node.flags.contains(.computing),
      "a stale declared input is on the stale list")
  }

  private func checkDependents(_ index: UInt32) {
    var previous = EdgeID.none
    var id = nodes[index].pointee.firstDependent
    while id != .none {
      check(edge(id).pointee.from == index, "a dependent's edge starts here")
      check(edge(id).pointee.previousDependent == previous, "dependents are linked both ways")
      previous = id
      id = edge(id).pointee.nextDependent
    }
  }

  private func checkStaleList(_ index: UInt32) {
    let isSorted = !nodes[index].pointee.flags.contains(.unsorted)
    var id = nodes[index].pointee.firstStale
    while id != .none {
      let stale = edge(id).pointee
      check(stale.isStale && stale.to == index, "stale edges belong to their reader")
      check(
        !isSorted || stale.nextStale == .none || edge(stale.nextStale).pointee.order > stale.order,
        "stale edges are in order, or marked as unsorted")
      id = stale.nextStale
    }
  }
}
