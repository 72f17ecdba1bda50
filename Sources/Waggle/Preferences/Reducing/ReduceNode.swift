import WaggleGraph

/// A node of a `ReduceTree`: a run of outputs, or a branch with two children. Its value is their reduction.
///
/// See also `ChildReduction`, which keeps the tree of a container, and `PreferenceObserver`, which reads what reaches it.
final class ReduceNode<ReducerType: Reducer>: ImplicitDefaultSource, ValueRule {
  typealias Value = ReducerType.Value
  typealias Output = ReduceInput

  private static var initialRunLength: Int { ReducerType.runLength }
  private static var maxRunLength: Int { initialRunLength + initialRunLength / 2 }

  /// Makes the nodes of one tree and reuses those that were removed, so a tree never has more nodes than its longest
  /// list needed.
  final class NodePool {
    let reducer: ReducerType
    let graph: Graph
    let subgraph: Subgraph
    private var spare: [ReduceNode] = []

    init(_ reducer: ReducerType, _ graph: Graph, _ subgraph: Subgraph) {
      self.reducer = reducer
      self.graph = graph
      self.subgraph = subgraph
    }

    /// A perfectly balanced tree over a list; `parts` must not be empty.
    func build(_ parts: ArraySlice<ChildReduction<ReducerType>.Part>) -> ReduceNode {
      if parts.count <= ReduceNode.initialRunLength {
        return run(parts.map { ReduceInput($0.output) })
      }
      let runs = (parts.count + ReduceNode.initialRunLength - 1) / ReduceNode.initialRunLength
      let middle = parts.startIndex + (runs + 1) / 2 * ReduceNode.initialRunLength
      return branch(build(parts[..<middle]), build(parts[middle...]))
    }

    fileprivate func run(_ outputs: [Output]) -> ReduceNode { node(.run(outputs)) }

    fileprivate func branch(_ left: ReduceNode, _ right: ReduceNode) -> ReduceNode {
      node(.branch(left, right))
    }

    private func node(_ content: Content) -> ReduceNode {
      guard let recycled = spare.popLast() else { return ReduceNode(content, self) }
      recycled.content = content
      return recycled
    }

    /// Keeps a node that is no longer in the tree, for reuse.
    fileprivate func recycle(_ node: ReduceNode) {
      node.content = .run([])
      spare.append(node)
    }

    /// Keeps all nodes of a tree that is about to be rebuilt, for reuse.
    func recycleAll(_ top: ReduceNode) {
      if case .branch(let left, let right) = top.content {
        recycleAll(left)
        recycleAll(right)
      }
      recycle(top)
    }
  }

  private enum Content {
    case run([Output])
    case branch(ReduceNode, ReduceNode)
  }

  private let reducer: ReducerType
  private unowned(unsafe) let graph: Graph
  private var node = OptionalNodeID()
  private var content: Content { didSet { setNeedsMeasure() } }
  /// A branch's input: its children's outputs, stored here so that a fold touches no other object.
  private var pair: (Output, Output)?
  /// The number of outputs below.
  private var count: Int32 = 0
  /// 0 for a run; a branch is one above its higher child.
  private var height: Int8 = 0
  /// False if no output below can be an implicit default, which is the usual case.
  private var canDefault = false

  private init(_ content: Content, _ pool: NodePool) {
    reducer = pool.reducer
    graph = pool.graph
    self.content = content
    super.init()
    node = OptionalNodeID(graph.makeRule(self, in: pool.subgraph).node)
    measure()
  }

  /// Unused. The one that the compiler makes in its place calls itself.
  override init() { fatalError("a node of no tree") }

  var name: String { reducer.name }

  var attribute: Attribute<Value> { Attribute(node.value!) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> Value {
    if case .run(let outputs) = content {
      return outputs.withUnsafeBufferPointer { reducer.fold($0, in: graph) }
    }
    return withUnsafePointer(to: pair!) { pair in
      pair.withMemoryRebound(to: Output.self, capacity: 2) {
        reducer.fold(UnsafeBufferPointer(start: $0, count: 2), in: graph)
      }
    }
  }

  private var output: Output {
    ReduceInput(PreferenceOutput(attribute, defaultSource: canDefault ? self : nil))
  }

  override var decision: DefaultDecision {
    switch content {
    case .run(let outputs): .asInAll(outputs)
    case .branch(let left, let right): .asInBoth(left, right)
    }
  }

  private func setNeedsMeasure() {
    measure()
    graph.invalidate(attribute.node)
  }

  private func measure() {
    switch content {
    case .run(let run):
      pair = nil
      count = Int32(run.count)
      height = 0
      canDefault = run.contains { $0.defaultSource != nil }
    case .branch(let left, let right):
      pair = (left.output, right.output)
      count = left.count + right.count
      height = max(left.height, right.height) + 1
      canDefault = left.canDefault || right.canDefault
    }
  }
}

// MARK: Insertion and removal

extension ReduceNode {
  /// The tree with `output` inserted at `index`, 0 to `count`.
  func inserting(_ output: Output, at index: Int, _ pool: NodePool) -> ReduceNode {
    switch content {
    case .run(var outputs):
      outputs.insert(output, at: index)
      if outputs.count <= Self.maxRunLength {
        content = .run(outputs)
        return self
      }
      let half = outputs.count / 2
      content = .run(Array(outputs[..<half]))
      return pool.branch(self, pool.run(Array(outputs[half...])))
    case .branch(let left, let right):
      if index <= Int(left.count) {
        content = .branch(left.inserting(output, at: index, pool), right)
      } else {
        content = .branch(left, right.inserting(output, at: index - Int(left.count), pool))
      }
      return balanced()
    }
  }

  /// The tree without the output at `index`; nil if it was the only one.
  func removing(at index: Int, _ pool: NodePool) -> ReduceNode? {
    switch content {
    case .run(var outputs):
      outputs.remove(at: index)
      if outputs.isEmpty {
        pool.recycle(self)
        return nil
      }
      content = .run(outputs)
      return self
    case .branch(let left, let right):
      if index < Int(left.count) {
        guard let rest = left.removing(at: index, pool) else { return collapsed(to: right, pool) }
        content = .branch(rest, right)
      } else {
        guard let rest = right.removing(at: index - Int(left.count), pool) else {
          return collapsed(to: left, pool)
        }
        content = .branch(left, rest)
      }
      return balanced()
    }
  }

  /// Replaces a branch that has lost one child by the other.
  private func collapsed(to other: ReduceNode, _ pool: NodePool) -> ReduceNode {
    pool.recycle(self)
    return other
  }

  private var balanceFactor: Int {
    guard case .branch(let left, let right) = content else { return 0 }
    return Int(left.height) - Int(right.height)
  }

  /// Restores balance with one or two rotations, as in any AVL tree.
  private func balanced() -> ReduceNode {
    guard case .branch(let left, let right) = content else { return self }
    if balanceFactor > 1 {
      if left.balanceFactor < 0 { content = .branch(left.rotatedLeft(), right) }
      return rotatedRight()
    }
    if balanceFactor < -1 {
      if right.balanceFactor > 0 { content = .branch(left, right.rotatedRight()) }
      return rotatedLeft()
    }
    return self
  }

  private func rotatedRight() -> ReduceNode {
    guard case .branch(let left, let right) = content,
      case .branch(let outer, let inner) = left.content
    else { return self }
    content = .branch(inner, right)
    left.content = .branch(outer, self)
    return left
  }

  private func rotatedLeft() -> ReduceNode {
    guard case .branch(let left, let right) = content,
      case .branch(let inner, let outer) = right.content
    else { return self }
    content = .branch(left, inner)
    right.content = .branch(self, outer)
    return right
  }

}

// MARK: Invariants

extension ReduceNode {
  /// The outputs below, from left to right.
  var outputs: [Output] {
    switch content {
    case .run(let outputs): outputs
    case .branch(let left, let right): left.outputs + right.outputs
    }
  }

  /// Checks every node below and returns the height; stops at a broken law. Costs O(n).
  func checkInvariants() -> Int8 {
    switch content {
    case .run(let run):
      checkInvariant(
        (1...Self.maxRunLength).contains(run.count),
        "a run has at most half as many outputs more as it is made with")
      checkInvariant(Int(count) == run.count && height == 0, "a run is measured")
      checkInvariant(
        canDefault == run.contains { $0.defaultSource != nil }, "a run knows of its defaults")
    case .branch(let left, let right):
      let heights = (left.checkInvariants(), right.checkInvariants())
      checkInvariant(abs(heights.0 - heights.1) <= 1, "siblings differ in height by at most 1")
      checkInvariant(
        count == left.count + right.count && height == max(heights.0, heights.1) + 1,
        "a branch is measured")
      checkInvariant(
        canDefault == (left.canDefault || right.canDefault), "a branch knows of its defaults")
    }
    return height
  }
}
