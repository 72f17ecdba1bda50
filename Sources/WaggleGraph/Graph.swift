/// A pull-based incremental engine: it knows which values are stale and in which order to recompute them.
///
/// Inputs are set from outside, rules compute all other values. Setting an input marks its dependents as stale;
/// nothing is recomputed until it is read. What a rule reads becomes its input. A recomputed value that is equal to
/// the old one stops the propagation.
///
/// - Cost: setting costs the number of nodes that become stale; an update costs the number of stale nodes that it
///   needs. Neither visits a node that is up to date, nor the other inputs of a node with many.
/// - Not thread-safe.
@usableFromInline
package final class Graph {
  let state: UnsafeMutablePointer<GraphState>
  @exclusivity(unchecked) private var kinds = NodeKinds()
  /// The head of the list of subgraphs that have no parent.
  var firstRoot: Unmanaged<Subgraph>?

  /// Called with each problem; prints it by default.
  package var report: (GraphProblem) -> Void = { print("Waggle graph: \($0)") }

  /// Whether `checkInvariants` runs after every change from outside. Costs O(graph) each time; for tests.
  package var checksAfterEachStep: Bool {
    get { state.pointee.checksAfterEachStep }
    set { state.pointee.checksAfterEachStep = newValue }
  }

  /// Edges examined since the graph was created; 0 in optimised builds, in which each step of the inner loops would pay for the
  /// count.
  package var edgeVisits: Int { state.pointee.edgeVisits }

  package init() {
    state = .allocate(capacity: 1)
    state.initialize(to: GraphState())
  }

  deinit {
    releaseSubgraphs()
    for index in 0..<nodes.count where nodes[index].pointee.flags.contains(.alive) {
      destroyValue(nodes[index])
      nodes[index].deinitialize(count: 1)
    }
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
    kinds.deallocate()
  }

  /// Incremented by one with each value that changes.
  package var clock: UInt64 { state.pointee.clock }

  /// Rules run since the graph was created.
  package var runsTotal: Int { state.pointee.runsTotal }

  /// Nodes created since the graph was created.
  package var createdNodeCount: Int { state.pointee.createdTotal }

  /// Nodes that exist now.
  package var liveNodeCount: Int { nodes.liveCount }

  /// True while a rule runs, tracked or not: inputs must not be set then (R188).
  package var isUpdating: Bool { state.pointee.runDepth > 0 }

  /// Called at the end of every change from outside.
  @inline(__always)
  func endStep() {
    if checksAfterEachStep, !isUpdating { checkInvariants() }
  }
}

// MARK: Making nodes

extension Graph {
  /// Makes a node whose value is set from outside.
  @inlinable
  package func makeInput<Value>(_ value: Value, in subgraph: Subgraph) -> Attribute<Value> {
    let id = makeNode(nil, Value.self, in: subgraph)
    uninitializedStorage(of: id).initializeMemory(as: Value.self, to: value)
    noteFirstValue(of: id)
    return Attribute(id)
  }

  /// Makes a node whose value `rule` computes when it is read.
  ///
  /// - Parameter inputs: the nodes that the rule always reads. They are updated before it runs, without recursion,
  ///   so that chains of any length can be updated.
  @inlinable
  package func makeRule<R: ValueRule>(
    _ rule: R, inputs: [NodeID] = [], in subgraph: Subgraph
  ) -> Attribute<R.Value> {
    let id = makeNode(rule, R.Value.self, in: subgraph)
    for input in inputs { declare(input, for: id) }
    return Attribute(id)
  }

  /// Makes a node without a value, whose rule runs for its side effects. It starts out stale and is notified
  /// (`becameStale`) each time it becomes stale again; its owner calls `update` to run it.
  package func makeEffect(
    _ rule: any Rule, inputs: [NodeID] = [], in subgraph: Subgraph
  ) -> NodeID {
    let id = makeNode(rule, Void.self, in: subgraph)
    nodes[id.index].pointee.flags.insert([.notifies, .hasValue])
    for input in inputs { declare(input, for: id) }
    return id
  }

  /// Has a rule asked whether it has to run when a declared input changed: one that reads a part of its value need not.
  package func compareInputs(of id: NodeID) { liveNode(id).pointee.flags.insert(.comparesInputs) }

  /// Makes a rule with a value that is notified when it becomes stale.
  package func makeNotifyingRule<R: ValueRule>(
    _ rule: R, inputs: [NodeID] = [], in subgraph: Subgraph
  ) -> Attribute<R.Value> {
    let attribute = makeRule(rule, inputs: inputs, in: subgraph)
    nodes[attribute.node.index].pointee.flags.insert(.notifies)
    return attribute
  }

  @usableFromInline
  func makeNode<Value>(_ rule: (any Rule)?, _ type: Value.Type, in subgraph: Subgraph) -> NodeID {
    let kind = kinds.kind(type, NodeKind.conformance(of: rule))
    return makeNode(rule, kind, in: subgraph)
  }

  private func makeNode(
    _ rule: (any Rule)?, _ kind: UnsafePointer<NodeKind>, in subgraph: Subgraph
  ) -> NodeID {
    guard !subgraph.isRemoved else { stop("a node was made in a removed subgraph") }
    let (index, isNew) = state.pointee.nodes.allocate()
    state.pointee.createdTotal += 1
    let node = nodes[index]
    let generation = isNew ? 0 : node.pointee.generation
    node.initialize(
      to: Node(
        rule: rule, kind: kind, generation: generation,
        flags: [.alive, .stale, .mustRun],
        subgraph: Unmanaged.passUnretained(subgraph)))
    node.pointee.nextInSubgraph = subgraph.replaceFirstNode(by: index)
    return NodeID(index: index, generation: generation)
  }

  @usableFromInline
  func valueWitnesses<Value>(_ type: Value.Type) -> Unmanaged<ValueWitnesses> {
    kinds.kind(type, 0).pointee.witnesses
  }
}

// MARK: Reading and setting

extension Graph {
  /// The up-to-date value. A rule that reads it depends on it.
  @inlinable
  package func value<Value>(_ attribute: Attribute<Value>) -> Value {
    pointer(to: attribute.node).assumingMemoryBound(to: Value.self).pointee
  }

  /// The cached value, which may be stale; records no dependency. Nil if it was never computed, and for a node that forwards.
  @inlinable
  package func peek<Value>(_ attribute: Attribute<Value>) -> Value? {
    cachedPointer(to: attribute.node)?.assumingMemoryBound(to: Value.self).pointee
  }

  /// A pointer to the up-to-date value. A rule that reads it depends on it. Valid until the next update of the
  /// node.
  @usableFromInline
  package func pointer(to id: NodeID) -> UnsafeMutableRawPointer {
    let node = liveNode(id)
    if activeRule.node != .max { record(id.index, node) }
    if !node.pointee.flags.isDisjoint(with: [.stale, .computing]) { pull(id) }
    if node.pointee.flags.contains(.hasValue) { return valuePointer(node) }
    guard node.pointee.flags.contains(.forwards) else {
      stop("the value of \(name(id.index)) is needed to compute itself")
    }
    return pointer(to: forwardingTarget(node))
  }

  @usableFromInline
  package func cachedPointer(to id: NodeID) -> UnsafeMutableRawPointer? {
    let node = liveNode(id)
    return node.pointee.flags.contains(.hasValue) ? valuePointer(node) : nil
  }

  /// Sets an input; true if the value changed. Setting an equal value does nothing.
  @inlinable
  @discardableResult
  package func set<Value>(_ attribute: Attribute<Value>, to value: Value) -> Bool {
    requireInput(attribute.node)
    guard store(value, in: attribute.node) else { return false }
    noteSet(attribute.node)
    return true
  }

  /// Makes all that reads an input stale, as if it had changed. Not while a rule runs.
  package func touch(_ id: NodeID) {
    requireInput(id)
    noteSet(id)
  }

  /// Forces the rule to run at the next pull, because of a change that the graph cannot see.
  package func invalidate(_ id: NodeID) {
    liveNode(id).pointee.flags.insert(.mustRun)
    markStale(id.index)
    endStep()
  }

  /// Brings a node up to date without recording a dependency.
  package func update(_ id: NodeID) {
    let node = liveNode(id)
    if !node.pointee.flags.isDisjoint(with: [.stale, .computing]) { pull(id) }
    if node.pointee.flags.contains(.forwards) { update(forwardingTarget(node)) }
  }

  /// The graph's clock when a node's value last changed, which is brought up to date; nil for a node that was removed.
  package func changeTime(of id: NodeID) -> UInt64? {
    guard isAlive(id) else { return nil }
    update(id)
    let node = nodes[id.index]
    guard node.pointee.flags.contains(.forwards) else { return node.pointee.changedAt }
    let own = node.pointee.changedAt
    return changeTime(of: forwardingTarget(node)).map { max($0, own) }
  }

  package func isStale(_ id: NodeID) -> Bool { liveNode(id).pointee.flags.contains(.stale) }

  /// True if the id refers to a node that exists.
  package func isAlive(_ id: NodeID) -> Bool {
    id.index < nodes.count && nodes[id.index].pointee.generation == id.generation
      && nodes[id.index].pointee.flags.contains(.alive)
  }

  /// Runs `body` without recording what it reads.
  package func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = activeRule
    activeRule = ActiveRule()
    defer { activeRule = saved }
    return try body()
  }

  /// Runs `body`, whose reads the running rule compares: of a change of what is read here alone it is asked, and runs
  /// only if that affects it (`Rule.isAffectedByCompared`).
  package func comparing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isComparing = activeRule.isComparing
    state.pointee.activeRule.isComparing = true
    defer { state.pointee.activeRule.isComparing = isComparing }
    return try body()
  }

  /// Whether a node's rule depends on what is read now.
  package func isReading(_ id: NodeID) -> Bool {
    activeRule.node == id.index && nodes[id.index].pointee.generation == id.generation
  }

  /// The node whose rule runs, and that rule; nil outside of rules, and in untracked code.
  package var runningRule: (node: NodeID, rule: any Rule)? {
    let index = activeRule.node
    guard index != .max, let rule = nodes[index].rule else { return nil }
    return (NodeID(index: index, generation: nodes[index].pointee.generation), rule)
  }

  /// The node's rule; nil for inputs and removed nodes.
  package func rule(of id: NodeID) -> (any Rule)? {
    isAlive(id) ? nodes[id.index].rule : nil
  }

  /// The name of the node in reports.
  package func name(_ index: UInt32) -> String {
    let node = nodes[index]
    guard node.pointee.flags.contains(.alive) else { return "a removed node" }
    return node.rule?.name
      ?? "input \(node.witnesses._withUnsafeGuaranteedRef { $0.name })"
  }
}
