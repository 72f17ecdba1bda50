/// A pull-based incremental engine: which values are stale, and in what order to recompute them.
///
/// Inputs are set from outside, rules compute the rest. A set marks what depends on it, nothing is computed until
/// somebody asks, what a rule reads becomes its input, and a value that turns out equal stops the wave there.
///
/// - Cost: a set costs the nodes that it makes stale; an update costs the stale nodes that are asked for. Neither
///   ever visits a node that is up to date, or the other inputs of a node with many.
/// - Not safe for use from two threads at a time.
@usableFromInline
package final class Graph {
  let state: UnsafeMutablePointer<GraphState>
  private var types: [ObjectIdentifier: ValueType] = [:]
  private let typeCache = ValueTypeCache()
  /// Subgraphs without a parent, each holding the next.
  var firstRoot: Unmanaged<Subgraph>?

  /// Hears what cannot be done; the default prints it.
  package var report: (GraphProblem) -> Void = { print("Waggle graph: \($0)") }

  #if WAGGLE_CHECKS
    /// Has `checkInvariants` run after every change from outside: the whole graph each time, for tests.
    package var checksAfterEachStep = false
    /// How many times an edge was looked at since the graph was made.
    package var edgeVisits: Int { state.pointee.edgeVisits }
  #endif

  package init() {
    state = .allocate(capacity: 1)
    state.initialize(to: GraphState())
  }

  deinit {
    forgetSubgraphs()
    for index in 0..<nodes.count where nodes[index].pointee.flags.contains(.alive) {
      destroyValue(nodes[index])
      nodes[index].deinitialize(count: 1)
    }
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
    typeCache.deallocate()
  }

  /// Goes up by one with each value that becomes another one.
  package var clock: UInt64 { state.pointee.clock }

  /// Rules that were run since the graph was made.
  package var runsTotal: Int { state.pointee.runsTotal }

  /// Nodes that were made since the graph was made.
  package var madeNodeCount: Int { state.pointee.madeTotal }

  /// How many nodes there are now.
  package var liveNodeCount: Int { nodes.liveCount }

  /// True while a rule runs, recorded or not: the time in which nothing may be set (R188).
  package var isUpdating: Bool { state.pointee.runDepth > 0 }

  /// Ends what was done to the graph from outside.
  @inline(__always)
  func endStep() {
    #if WAGGLE_CHECKS
      if checksAfterEachStep && !isUpdating { checkInvariants() }
    #endif
  }
}

// MARK: Making nodes

extension Graph {
  /// A value that is set from outside.
  @inlinable
  package func makeInput<Value>(_ value: Value, in subgraph: Subgraph) -> Attribute<Value> {
    let id = makeNode(nil, valueType(Value.self), in: subgraph)
    firstPlace(of: id).initializeMemory(as: Value.self, to: value)
    noteFirstValue(of: id)
    return Attribute(id)
  }

  /// A value that `rule` computes when somebody asks.
  ///
  /// - Parameter inputs: what the rule always reads. They are updated before it runs, without recursion, so that
  ///   trees of any depth can be pulled.
  @inlinable
  package func makeRule<R: ValueRule>(
    _ rule: R, inputs: [NodeID] = [], in subgraph: Subgraph
  ) -> Attribute<R.Value> {
    let id = makeNode(rule, valueType(R.Value.self), in: subgraph)
    for input in inputs { declare(input, for: id) }
    return Attribute(id)
  }

  /// A rule without a value, run for what it does. It hears when it becomes stale (`becameStale`) and is stale
  /// from the start; whoever made it calls `update` when the time has come.
  package func makeEffect(
    _ rule: any Rule, inputs: [NodeID] = [], in subgraph: Subgraph
  ) -> NodeID {
    let id = makeNode(rule, valueType(Void.self), in: subgraph)
    nodes[id.index].pointee.flags.insert([.notifies, .hasValue])
    for input in inputs { declare(input, for: id) }
    return id
  }

  /// A rule with a value that hears when it becomes stale.
  package func makeNotifyingRule<R: ValueRule>(
    _ rule: R, inputs: [NodeID] = [], in subgraph: Subgraph
  ) -> Attribute<R.Value> {
    let attribute = makeRule(rule, inputs: inputs, in: subgraph)
    nodes[attribute.node.index].pointee.flags.insert(.notifies)
    return attribute
  }

  @usableFromInline
  func makeNode(_ rule: (any Rule)?, _ type: Unmanaged<ValueType>, in subgraph: Subgraph) -> NodeID
  {
    guard !subgraph.isRemoved else { stop("a node was made in a subgraph that is gone") }
    let (index, isNew) = state.pointee.nodes.take()
    state.pointee.madeTotal += 1
    let node = nodes[index]
    let generation = isNew ? 0 : node.pointee.generation
    node.initialize(
      to: Node(
        rule: rule, type: type, generation: generation, flags: [.alive, .stale, .mustRun],
        subgraph: Unmanaged.passUnretained(subgraph)))
    node.pointee.nextInSubgraph = subgraph.replaceFirstNode(by: index)
    return NodeID(index: index, generation: generation)
  }

  @usableFromInline
  func valueType<Value>(_ type: Value.Type) -> Unmanaged<ValueType> {
    typeCache.find(ObjectIdentifier(type)) ?? rememberType(type)
  }

  @inline(never)
  private func rememberType<Value>(_ type: Value.Type) -> Unmanaged<ValueType> {
    let key = ObjectIdentifier(type)
    let known = types[key] ?? ValueTypeOf<Value>()
    types[key] = known
    typeCache.remember(known, for: key)
    return Unmanaged.passUnretained(known)
  }
}

// MARK: Reading and setting

extension Graph {
  /// The value, brought up to date; what reads it depends on it.
  @inlinable
  package func value<Value>(_ attribute: Attribute<Value>) -> Value {
    pointer(to: attribute.node).assumingMemoryBound(to: Value.self).pointee
  }

  /// The value as it is known, neither updated nor recorded; nil where it was never computed.
  @inlinable
  package func peek<Value>(_ attribute: Attribute<Value>) -> Value? {
    knownPointer(to: attribute.node)?.assumingMemoryBound(to: Value.self).pointee
  }

  /// Where the value lies, brought up to date; what reads it depends on it. Valid until the node is updated.
  @usableFromInline
  package func pointer(to id: NodeID) -> UnsafeMutableRawPointer {
    let node = living(id)
    if reader.node != .max { record(id.index, node) }
    if !node.pointee.flags.isDisjoint(with: [.stale, .computing]) { pull(id) }
    guard node.pointee.flags.contains(.hasValue) else {
      stop("the value of \(name(id.index)) is needed to compute itself")
    }
    return valuePointer(node)
  }

  @usableFromInline
  package func knownPointer(to id: NodeID) -> UnsafeMutableRawPointer? {
    let node = living(id)
    return node.pointee.flags.contains(.hasValue) ? valuePointer(node) : nil
  }

  /// Sets an input; an equal value changes nothing. True where it was another one.
  @inlinable
  @discardableResult
  package func set<Value>(_ attribute: Attribute<Value>, to value: Value) -> Bool {
    requireInput(attribute.node)
    guard store(value, in: attribute.node) else { return false }
    noteSet(attribute.node)
    return true
  }

  /// Has the rule run at the next pull, because something changed that the graph does not know of.
  package func invalidate(_ id: NodeID) {
    living(id).pointee.flags.insert(.mustRun)
    markStale(id.index)
    endStep()
  }

  /// Brings a node up to date without reading it.
  package func update(_ id: NodeID) {
    if !living(id).pointee.flags.isDisjoint(with: [.stale, .computing]) { pull(id) }
  }

  package func isStale(_ id: NodeID) -> Bool { living(id).pointee.flags.contains(.stale) }

  /// True where the name still means a node.
  package func isAlive(_ id: NodeID) -> Bool {
    id.index < nodes.count && nodes[id.index].pointee.generation == id.generation
      && nodes[id.index].pointee.flags.contains(.alive)
  }

  /// Runs `body` without recording what it reads.
  package func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = reader
    reader = Reader()
    defer { reader = saved }
    return try body()
  }

  /// The node's rule, if it has one and is there.
  package func rule(of id: NodeID) -> (any Rule)? {
    isAlive(id) ? nodes[id.index].pointee.rule : nil
  }

  /// What a report calls the node.
  package func name(_ index: UInt32) -> String {
    let node = nodes[index]
    guard node.pointee.flags.contains(.alive) else { return "a removed node" }
    return node.pointee.rule?.name
      ?? "input \(node.pointee.type._withUnsafeGuaranteedRef { $0.name })"
  }
}
