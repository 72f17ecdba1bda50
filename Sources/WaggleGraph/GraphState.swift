/// All state that the graph's inner loops use.
///
/// It lies behind a pointer: every access to a stored property of a class runs an exclusivity check, which costs
/// more than most rules do.
struct GraphState {
  var nodes = Slab<Node>()
  var edges = Slab<Edge>()
  /// Incremented by one with each value that changes.
  var clock: UInt64 = 0
  /// The rule whose reads are being recorded.
  var activeRule = ActiveRule()
  /// The number of the current run, which wraps round and is never 0 while a rule runs.
  var runCount: UInt32 = 0
  /// How many rules are running, each inside the one before.
  var runDepth = 0
  /// Nodes whose update has begun: an explicit stack, so that long chains need no deep recursion. Entries of nodes
  /// that were removed meanwhile are `max`.
  var work = IndexStack()
  /// How deeply reads of rules whose inputs were not known beforehand are nested.
  var pullDepth = 0
  var reportedDepth = false
  var markStack = IndexStack()
  /// Rules that became stale while they ran: they run again at the next pull, not in this one.
  var deferred: [NodeID] = []
  var runsTotal = 0
  var createdTotal = 0
  var checksAfterEachStep = false
  var edgeVisits = 0

  func deallocate() {
    nodes.deallocate()
    edges.deallocate()
    work.deallocate()
    markStack.deallocate()
  }
}

extension Graph {
  @inline(__always)
  var nodes: Slab<Node> {
    get { state.pointee.nodes }
    _modify { yield &state.pointee.nodes }
  }

  @inline(__always)
  var edges: Slab<Edge> {
    get { state.pointee.edges }
    _modify { yield &state.pointee.edges }
  }

  @inline(__always)
  var activeRule: ActiveRule {
    get { state.pointee.activeRule }
    _modify { yield &state.pointee.activeRule }
  }

  @inline(__always)
  var work: IndexStack {
    get { state.pointee.work }
    _modify { yield &state.pointee.work }
  }
}
