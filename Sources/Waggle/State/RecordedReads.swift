package import WaggleGraph

/// What was read to compute something outside of the graph, which keeps the result as long as it would read the same again.
///
/// Always true: what was read is compared in the order in which it was read, and no further than the first difference. So what
/// decides which views are there is compared before what was read of these views.
package final class RecordedReads {
  private enum Read {
    /// A node, and when its value had changed last.
    case node(NodeID, UInt64)
    /// A node whose value is not computed for the comparison, and when it had changed last.
    case computed(NodeID, UInt64)
    /// A node of whose value a part is compared where it has changed.
    case part(NodeID, UInt64, () -> Bool)
    case question(() -> Bool)
  }

  private var reads: [Read] = []
  /// Whether something was read whose changes are not noticed.
  private var isUnsure = false

  package init() {}

  /// Something was read whose changes are not noticed: the result is not kept.
  package func becomeUnsure() { isUnsure = true }

  /// Records what is asked again for each comparison.
  package func ask(_ isSame: @escaping () -> Bool) { reads.append(.question(isSame)) }

  /// Records that a part of a node's value was read.
  ///
  /// - Parameter isSame: whether the part is still the same; it is asked where the node's value has changed.
  package func add(_ node: NodeID, in graph: Graph, _ isSame: @escaping () -> Bool) {
    guard let time = graph.changeTime(of: node) else { return becomeUnsure() }
    reads.append(.part(node, time, isSame))
  }

  /// Records that a drawing was read, which is only made for what shows it.
  package func add(computed node: NodeID, in graph: Graph) {
    guard !graph.isStale(node), let time = graph.changeTime(of: node) else {
      return becomeUnsure()
    }
    reads.append(.computed(node, time))
  }

  fileprivate func add(_ nodes: [NodeID], in graph: Graph) {
    for node in Set(nodes) {
      guard let time = graph.changeTime(of: node) else { return becomeUnsure() }
      reads.append(.node(node, time))
    }
  }

  /// True if everything that was read is the same. Costs O(reads).
  package func areSame(in graph: Graph) -> Bool {
    !isUnsure && reads.indices.allSatisfy { isSame($0, in: graph) }
  }

  private func isSame(_ index: Int, in graph: Graph) -> Bool {
    switch reads[index] {
    case .question(let isSame): return isSame()
    case .node(let node, let time): return graph.changeTime(of: node) == time
    case .computed(let node, let time):
      return graph.isAlive(node) && !graph.isStale(node) && graph.changeTime(of: node) == time
    case .part(let node, let time, let isSame):
      guard let now = graph.changeTime(of: node) else { return false }
      if now == time { return true }
      guard isSame() else { return false }
      reads[index] = .part(node, now, isSame)
      return true
    }
  }
}

extension Runtime {
  /// Runs `body`, and returns with its result what it has read.
  package func recording<Result>(_ body: () -> Result) -> (result: Result, reads: RecordedReads) {
    let reads = RecordedReads()
    let outer = (recordedReads, closureReads)
    (recordedReads, closureReads) = (reads, [])
    defer { (recordedReads, closureReads) = outer }
    let result = body()
    reads.add(closureReads ?? [], in: graph)
    return (result, reads)
  }
}
