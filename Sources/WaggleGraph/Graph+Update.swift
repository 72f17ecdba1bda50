// MARK: Marking

extension Graph {
  /// Marks every node that depends on this one as stale. Iterative; skips nodes that are already stale.
  func markDependents(of index: UInt32) {
    let base = state.pointee.markStack.count
    markReaders(of: index)
    while state.pointee.markStack.count > base { markReaders(of: state.pointee.markStack.pop()) }
  }

  @inline(__always)
  private func markReaders(of index: UInt32) {
    var id = nodes[index].pointee.firstDependent
    while id != .none {
      let dependent = edge(id)
      pushStale(id, dependent)
      if becomesStale(dependent.pointee.to) { state.pointee.markStack.push(dependent.pointee.to) }
      id = dependent.pointee.nextDependent
    }
  }

  func markStale(_ index: UInt32) {
    if becomesStale(index) { markDependents(of: index) }
  }

  /// Marks the node; false if it was stale already.
  @inline(__always)
  private func becomesStale(_ index: UInt32) -> Bool {
    let node = nodes[index]
    if node.pointee.flags.contains(.computing) { node.pointee.flags.insert(.mustRun) }
    if node.pointee.flags.contains(.stale) { return false }
    node.pointee.flags.insert(.stale)
    if node.pointee.flags.contains(.notifies) {
      node.rule?.becameStale(NodeID(index: index, generation: node.pointee.generation))
    }
    return true
  }
}

// MARK: Pulling

extension Graph {
  /// Updates a node that is being read; counts how deeply such reads are nested.
  func pull(_ id: NodeID) {
    if nodes[id.index].pointee.flags.contains(.computing) { return reportCycle(id.index) }
    if isUpdating {
      enterPull()
      updateStack(from: id)
      leavePull()
    } else {
      updateStack(from: id)
      if !state.pointee.deferred.isEmpty { markDeferred() }
      endStep()
    }
    if !isAlive(id) { stop("a node was removed by what it was computed from") }
  }

  private func enterPull() {
    state.pointee.pullDepth += 1
    if state.pointee.pullDepth > 1000 && !state.pointee.reportedDepth {
      state.pointee.reportedDepth = true
      report(.tooDeep(names(from: 0, limit: 20)))
    }
  }

  private func leavePull() {
    state.pointee.pullDepth -= 1
    if state.pointee.pullDepth == 0 { state.pointee.reportedDepth = false }
  }

  /// Marks the rules that became stale during their own run as stale, now that the pull is over.
  private func markDeferred() {
    let deferred = state.pointee.deferred
    state.pointee.deferred = []
    for id in deferred where isAlive(id) { markStale(id.index) }
  }

  /// Updates the node, and before it the inputs that it is known to need. Inputs are updated in the order in which
  /// they were read, and only until one has changed: after a change the rule may no longer read the later ones
  /// (R053).
  private func updateStack(from id: NodeID) {
    let base = work.count
    let waited = nodes[id.index].pointee.flags.contains(.waiting)
    // The node already waits on the stack to learn whether it must run. Now it must.
    if waited { nodes[id.index].pointee.flags.insert(.mustRun) }
    beginWaiting(id.index)
    while work.count > base { updateTop() }
    if waited && isAlive(id) { nodes[id.index].pointee.flags.insert(.waiting) }
  }

  @inline(__always)
  private func updateTop() {
    let top = work[work.count - 1]
    guard top != .max else {
      _ = state.pointee.work.pop()
      return
    }
    let node = nodes[top]
    if !node.pointee.flags.contains(.stale) { return endWaiting() }
    let input = inputToUpdate(node)
    if input == .max {
      if node.pointee.flags.contains(.mustRun) { run(top, node) } else { verify(node) }
      endWaiting()
    } else if nodes[input].pointee.flags.isDisjoint(with: [.computing, .waiting]) {
      beginWaiting(input)
    } else {
      reportCycle(input)
      popStale(node)
    }
  }

  @inline(__always)
  private func beginWaiting(_ index: UInt32) {
    nodes[index].pointee.flags.insert(.waiting)
    state.pointee.work.push(index)
  }

  @inline(__always)
  private func endWaiting() {
    let index = state.pointee.work.pop()
    if index != .max { nodes[index].pointee.flags.remove(.waiting) }
  }

  /// The stale input to update next: the source of the first stale edge; `max` if there is none. It is updated to learn
  /// whether the rule must run; if the rule must run anyway, only declared inputs are updated before it.
  @inline(__always)
  private func inputToUpdate(_ node: UnsafeMutablePointer<Node>) -> UInt32 {
    while true {
      let id = firstStaleEdge(node)
      if id == .none { return .max }
      let input = edge(id).pointee
      // Declared inputs come first in the list: if this edge is not declared, none after it is.
      if node.pointee.flags.contains(.mustRun) && !input.isDeclared { return .max }
      if input.isLost {
        popStale(node)
        continue
      }
      let source = nodes[input.from]
      if source.pointee.flags.contains(.stale) { return input.from }
      // The question may add inputs, so the edge is taken off the list before.
      popStale(node)
      if source.pointee.changedAt > node.pointee.verifiedAt, isAffected(node, input) {
        node.pointee.flags.insert(.mustRun)
      }
    }
  }

  /// Whether the change of an input's value is a reason for the node's rule to run.
  @inline(__always)
  private func isAffected(_ node: UnsafeMutablePointer<Node>, _ input: Edge) -> Bool {
    if input.isCompared { return askAboutCompared(node, input.to) }
    return !node.pointee.flags.contains(.comparesInputs) || !input.isDeclared || ask(node, input)
  }

  @inline(never)
  private func ask(_ node: UnsafeMutablePointer<Node>, _ input: Edge) -> Bool {
    let source = NodeID(index: input.from, generation: nodes[input.from].pointee.generation)
    return untracked { node.rule?.isAffected(by: source, in: self) ?? true }
  }

  /// Asks a rule about what it compares. What it reads for the answer becomes an input, beside those of its last run.
  @inline(never)
  private func askAboutCompared(_ node: UnsafeMutablePointer<Node>, _ index: UInt32) -> Bool {
    guard let rule = node.rule else { return true }
    let outer = activeRule
    activeRule = ActiveRule(
      node: index, run: nextRun(), last: node.pointee.lastInput, isComparing: true)
    state.pointee.runDepth += 1
    defer {
      state.pointee.runDepth -= 1
      activeRule = outer
    }
    return rule.isAffectedByCompared(in: self)
  }

  /// Nothing that the rule read has changed: the cached value is still valid.
  @inline(__always)
  private func verify(_ node: UnsafeMutablePointer<Node>) {
    node.pointee.flags.remove(.stale)
    node.pointee.verifiedAt = state.pointee.clock
  }

  private func run(_ index: UInt32, _ node: UnsafeMutablePointer<Node>) {
    node.pointee.flags.remove([.stale, .mustRun])
    node.pointee.flags.insert(.computing)
    clearStale(node)
    let outer = activeRule
    beginReading(index, node)
    state.pointee.runDepth += 1
    let id = NodeID(index: index, generation: node.pointee.generation)
    let changed = node.rule?.update(self, id) ?? false
    state.pointee.runDepth -= 1
    state.pointee.runsTotal += 1
    if activeRule.next != .none { dropInputs(of: index, after: activeRule.last) }
    activeRule = outer
    node.pointee.flags.remove(.computing)
    if changed { noteChange(node) }
    node.pointee.verifiedAt = state.pointee.clock
    if node.pointee.flags.contains(.stale) { deferToNextPull(node, id) }
  }

  /// The rule made itself stale while it ran. Running it again at once might never end.
  private func deferToNextPull(_ node: UnsafeMutablePointer<Node>, _ id: NodeID) {
    node.pointee.flags.remove(.stale)
    state.pointee.deferred.append(id)
  }

  /// Declared inputs are the first edges and are kept; reading them again adds no edge.
  @inline(__always)
  private func beginReading(_ index: UInt32, _ node: UnsafeMutablePointer<Node>) {
    let run = nextRun()
    var next = node.pointee.firstInput
    var last = EdgeID.none
    while next != .none, edge(next).pointee.isDeclared {
      let declared = edge(next)
      if !declared.pointee.isLost { nodes[declared.pointee.from].pointee.readMark = run }
      last = next
      next = declared.pointee.nextInput
    }
    activeRule = ActiveRule(node: index, run: run, next: next, last: last)
  }

  private func nextRun() -> UInt32 {
    state.pointee.runCount &+= 1
    if state.pointee.runCount == 0 { state.pointee.runCount = 1 }
    return state.pointee.runCount
  }

  /// Reports a cycle: names the rules that need each other, ending with the one it starts with.
  private func reportCycle(_ index: UInt32) {
    var start = work.count
    while start > 0, start == work.count || work[start] != index { start -= 1 }
    report(.cycle(names(from: start, limit: .max) + [name(index)]))
  }

  /// The names of the nodes being updated, from a position in the stack upwards.
  private func names(from start: Int, limit: Int) -> [String] {
    let end = start + min(limit, work.count - start)
    return (start..<end).compactMap { work[$0] == .max ? nil : name(work[$0]) }
  }
}
