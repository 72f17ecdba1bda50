/// One value of the graph, with its edges and the times at which it was computed.
///
/// Always true: a node that is not `stale` has a value, or forwards to one, or is an effect, and so have all its inputs; a stale input
/// of a node that is not `mustRun` is on that node's list of stale edges.
struct Node {
  /// The byte offset of `storage`. A constant for the compiler; `checkInvariants` checks it.
  static var storageOffset: Int { 0 }

  // The first 64 bytes: all that reading the value and marking the node touch.

  /// The value itself if it fits, otherwise a pointer to it in the first word.
  var storage: (UInt, UInt, UInt) = (0, 0, 0)
  var generation: UInt32
  var flags: Flags = []
  /// The run that last read this node: a second read in the same run adds no edge, unless another run has read the
  /// node in between.
  var readMark: UInt32 = 0
  /// The head of the list of edges to the nodes that read this one, in no order.
  var firstDependent = EdgeID.none
  /// The graph's clock when the value last changed.
  var changedAt: UInt64 = 0
  /// The graph's clock when the value was last known to agree with the inputs.
  var verifiedAt: UInt64 = 0
  /// The head of the list of edges to what the rule read, in the order of the reads.
  var firstInput = EdgeID.none
  /// The head of the list of input edges whose source may have changed.
  var firstStale = EdgeID.none

  // The rest is used only to run the rule and to free the node.

  var lastInput = EdgeID.none
  var nextInSubgraph = UInt32.max
  /// How the value is stored and the rule is called. Owned by the graph, which outlives its nodes.
  fileprivate let kind: UnsafePointer<NodeKind>
  /// The rule; nil for an input, whose value is set from outside.
  fileprivate var ruleObject: AnyObject?
  /// Lives as long as its nodes: the graph retains it until it is removed.
  var subgraph: Unmanaged<Subgraph>

  init(
    rule: (any Rule)?, kind: UnsafePointer<NodeKind>, generation: UInt32, flags: Flags,
    subgraph: Unmanaged<Subgraph>
  ) {
    ruleObject = rule
    self.kind = kind
    self.generation = generation
    self.flags = flags
    self.subgraph = subgraph
  }

  /// Returns the rule and forgets it: the node is being freed.
  mutating func takeRule() -> AnyObject? {
    defer { ruleObject = nil }
    return ruleObject
  }

  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The value may not agree with the inputs.
    static let stale = Flags(rawValue: 1)
    /// The rule has to run, even if no input has changed.
    static let mustRun = Flags(rawValue: 2)
    static let computing = Flags(rawValue: 4)
    static let hasValue = Flags(rawValue: 8)
    static let alive = Flags(rawValue: 16)
    /// The rule is notified when its node becomes stale.
    static let notifies = Flags(rawValue: 32)
    /// On the update stack until its inputs are up to date.
    static let waiting = Flags(rawValue: 64)
    /// The list of stale edges must be sorted before it is used.
    static let unsorted = Flags(rawValue: 128)
    /// The value lies outside the node: `storage` holds a pointer to it.
    static let boxed = Flags(rawValue: 256)
    /// The node has another one's value: `storage` holds the id of the node that has it.
    static let forwards = Flags(rawValue: 512)
    /// The rule is asked whether a change of a declared input affects it.
    static let comparesInputs = Flags(rawValue: 1024)
  }
}

// Of a pointer and not of a node: to ask a node copies all of it.
extension UnsafeMutablePointer where Pointee == Node {
  /// Computes the value; nil for an input.
  @inline(__always)
  var rule: (any Rule)? {
    guard let object = pointee.ruleObject else { return nil }
    return pointee.kind.pointee.rule(object)
  }

  /// Compares, moves and destroys the value.
  @inline(__always)
  var witnesses: Unmanaged<ValueWitnesses> { pointee.kind.pointee.witnesses }
}

/// A dependency: `to` has read `from`.
///
/// An edge is in two lists, the inputs of `to` and the dependents of `from`, and in a third while `from` may have
/// changed. When `from` is removed, the edge is lost: it stays among the inputs without a source until the reader
/// runs, or for ever if it was declared.
struct Edge {
  var from = UInt32.max
  var to = UInt32.max
  var nextInput = EdgeID.none
  var nextDependent = EdgeID.none
  var previousDependent = EdgeID.none
  var nextStale = EdgeID.none
  /// The edge's position among the inputs, above three flags.
  private var bits: UInt32 = 0

  init(from: UInt32, to: UInt32, nextDependent: EdgeID) {
    self.from = from
    self.to = to
    self.nextDependent = nextDependent
  }

  /// The edge's position among the inputs: they are checked in the order in which they were read.
  @inline(__always)
  var order: UInt32 {
    get { bits >> 3 }
    set { bits = newValue << 3 | bits & 7 }
  }

  @inline(__always)
  var isStale: Bool {
    get { bits & 1 != 0 }
    set { bits = newValue ? bits | 1 : bits & ~1 }
  }

  /// Declared when the node was created: never dropped, and updated before the rule runs.
  @inline(__always)
  var isDeclared: Bool {
    get { bits & 2 != 0 }
    set { bits = newValue ? bits | 2 : bits & ~2 }
  }

  /// Read in `Graph.comparing`: the reader is asked whether a change affects it.
  @inline(__always)
  var isCompared: Bool {
    get { bits & 4 != 0 }
    set { bits = newValue ? bits | 4 : bits & ~4 }
  }

  var isLost: Bool { from == .max }
}

/// Where an edge is stored.
struct EdgeID: Equatable {
  static let none = EdgeID(index: .max)

  let index: UInt32
}
