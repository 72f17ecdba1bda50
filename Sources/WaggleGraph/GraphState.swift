/// All that a graph keeps and touches in its inner loops.
///
/// It lies behind a pointer: each use of a class's own field asks the runtime for exclusive access, which costs
/// more than most rules do.
struct GraphState {
  var nodes = Slab<Node>()
  /// Edges that found no room in their readers.
  var pooledEdges = Slab<Edge>()
  /// Goes up by one with each value that becomes another one.
  var clock: UInt64 = 0
  /// The rule for which reads are recorded.
  var reader = Reader()
  /// Numbers the runs; wraps round.
  var runCount: UInt32 = 0
  /// How many rules are running, each inside the one before.
  var runDepth = 0
  /// Nodes whose update has begun: an explicit stack, so that long chains need no deep recursion. Those that
  /// were removed meanwhile are `max`.
  var work = Stack()
  /// How many rules are waiting for one that they read: those whose inputs nobody knew beforehand.
  var pullDepth = 0
  var reportedDepth = false
  var markStack = Stack()
  /// Rules that became stale while they ran: they run again at the next pull, not in this one.
  var again: [NodeID] = []
  var runsTotal = 0
  var madeTotal = 0
  #if WAGGLE_CHECKS
    var edgeVisits = 0
  #endif

  func deallocate() {
    nodes.deallocate()
    pooledEdges.deallocate()
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
  var pooledEdges: Slab<Edge> {
    get { state.pointee.pooledEdges }
    _modify { yield &state.pointee.pooledEdges }
  }

  @inline(__always)
  var reader: Reader {
    get { state.pointee.reader }
    _modify { yield &state.pointee.reader }
  }

  @inline(__always)
  var work: Stack {
    get { state.pointee.work }
    _modify { yield &state.pointee.work }
  }
}
