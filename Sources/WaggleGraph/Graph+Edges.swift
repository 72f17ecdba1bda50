extension Graph {
  @inline(__always)
  func edge(_ id: EdgeID) -> UnsafeMutablePointer<Edge> {
    assert(countVisit())
    return edges[id.index]
  }

  /// Counts an edge that is examined. Always true: called by `assert`, which optimised builds leave out.
  private func countVisit() -> Bool {
    state.pointee.edgeVisits += 1
    return true
  }

  /// Records that the running rule reads `index`.
  @inline(__always)
  func record(_ index: UInt32, _ node: UnsafeMutablePointer<Node>) {
    if node.pointee.readMark == activeRule.run { return }
    if activeRule.isComparing { return recordCompared(index) }
    node.pointee.readMark = activeRule.run
    if activeRule.next != .none {
      let expected = edge(activeRule.next)
      if expected.pointee.from == index { return stepAlongOldEdges(expected) }
    }
    recordOther(index)
  }

  /// Records a read that is not the one of the time before.
  @inline(never)
  private func recordOther(_ index: UInt32) {
    if matchesOldEdge(index) { return }
    state.pointee.activeRule.last = addEdge(
      from: index, to: activeRule.node, after: activeRule.last)
  }

  /// Records that the running rule reads `index` and compares it. The node is not marked as read, so that the rule gets
  /// another edge if it reads it without comparing too.
  @inline(never)
  private func recordCompared(_ index: UInt32) {
    if isRecorded(index) || matchesOldEdge(index) { return }
    let added = addEdge(from: index, to: activeRule.node, after: activeRule.last)
    edge(added).pointee.isCompared = true
    state.pointee.activeRule.last = added
  }

  /// Whether the running rule has read `index` in this run, or declared it.
  private func isRecorded(_ index: UInt32) -> Bool {
    guard activeRule.last != .none else { return false }
    var id = nodes[activeRule.node].pointee.firstInput
    while edge(id).pointee.from != index {
      if id == activeRule.last { return false }
      id = edge(id).pointee.nextInput
    }
    return true
  }

  /// True if the next old edge is the one that is read now; otherwise drops the remaining old edges.
  private func matchesOldEdge(_ index: UInt32) -> Bool {
    while activeRule.next != .none {
      let expected = edge(activeRule.next)
      if expected.pointee.from == index {
        stepAlongOldEdges(expected)
        return true
      }
      if !expected.pointee.isLost || expected.pointee.isStale {
        dropInputs(of: activeRule.node, after: activeRule.last)
        state.pointee.activeRule.next = .none
      } else {
        dropLostEdge(expected)
      }
    }
    return false
  }

  @inline(__always)
  private func stepAlongOldEdges(_ expected: UnsafeMutablePointer<Edge>) {
    expected.pointee.isCompared = activeRule.isComparing
    state.pointee.activeRule.last = activeRule.next
    state.pointee.activeRule.next = expected.pointee.nextInput
  }

  /// Removes the reader's next edge, whose source was removed, from its inputs.
  private func dropLostEdge(_ lost: UnsafeMutablePointer<Edge>) {
    let id = activeRule.next
    let after = lost.pointee.nextInput
    let node = nodes[activeRule.node]
    if activeRule.last == .none {
      node.pointee.firstInput = after
    } else {
      edge(activeRule.last).pointee.nextInput = after
    }
    if node.pointee.lastInput == id { node.pointee.lastInput = activeRule.last }
    freeEdge(id)
    state.pointee.activeRule.next = after
  }

  /// Declares `input` as one that the node's rule always reads.
  @usableFromInline
  func declare(_ input: NodeID, for id: NodeID) {
    let source = liveNode(input)
    let added = addEdge(from: input.index, to: id.index, after: nodes[id.index].pointee.lastInput)
    edge(added).pointee.isDeclared = true
    if source.pointee.flags.contains(.stale) { pushStale(added, edge(added)) }
  }

  /// Whether the rule of `reader` read `input` when it last ran. Walks the reader's inputs.
  package func reads(_ reader: NodeID, _ input: NodeID) -> Bool {
    if forwards(reader, to: input) { return true }
    var next = liveNode(reader).pointee.firstInput
    while next != .none {
      let read = edge(next).pointee
      if read.from == input.index { return true }
      next = read.nextInput
    }
    return false
  }

  /// The nodes that the rule of `reader` read when it last ran, in order. For reports: no update needs them.
  package func inputs(of reader: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var next = liveNode(reader).pointee.firstInput
    while next != .none {
      let read = edge(next).pointee
      if !read.isLost {
        found.append(NodeID(index: read.from, generation: nodes[read.from].pointee.generation))
      }
      next = read.nextInput
    }
    let node = liveNode(reader)
    if node.pointee.flags.contains(.forwards) { found.append(forwardingTarget(node)) }
    return found
  }

  /// Adds an edge at the end of the reader's inputs.
  private func addEdge(from: UInt32, to: UInt32, after last: EdgeID) -> EdgeID {
    let id = EdgeID(index: state.pointee.edges.allocate().index)
    let source = nodes[from]
    let target = nodes[to]
    let added = edge(id)
    let oldest = source.pointee.firstDependent
    added.initialize(to: Edge(from: from, to: to, nextDependent: oldest))
    if oldest != .none { edge(oldest).pointee.previousDependent = id }
    source.pointee.firstDependent = id
    if last == .none {
      target.pointee.firstInput = id
    } else {
      added.pointee.order = edge(last).pointee.order + 1
      edge(last).pointee.nextInput = id
    }
    target.pointee.lastInput = id
    return id
  }

  /// Removes the inputs after `last`; all of them for `none`.
  func dropInputs(of index: UInt32, after last: EdgeID) {
    let node = nodes[index]
    var id = last == .none ? node.pointee.firstInput : edge(last).pointee.nextInput
    if last == .none {
      node.pointee.firstInput = .none
    } else {
      edge(last).pointee.nextInput = .none
    }
    node.pointee.lastInput = last
    if node.pointee.firstStale != .none { removeStale(from: id, of: node) }
    while id != .none {
      let dropped = edge(id)
      let next = dropped.pointee.nextInput
      if !dropped.pointee.isLost { unlinkDependent(dropped) }
      freeEdge(id)
      id = next
    }
  }

  /// Removes the edge from its source's list of dependents.
  private func unlinkDependent(_ dropped: UnsafeMutablePointer<Edge>) {
    let next = dropped.pointee.nextDependent
    let previous = dropped.pointee.previousDependent
    if previous == .none {
      nodes[dropped.pointee.from].pointee.firstDependent = next
    } else {
      edge(previous).pointee.nextDependent = next
    }
    if next != .none { edge(next).pointee.previousDependent = previous }
  }

  private func freeEdge(_ id: EdgeID) {
    state.pointee.edges.free(id.index)
  }
}
