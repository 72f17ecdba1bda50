/// Recomputes one node. Each node has its own rule object.
@usableFromInline
package protocol Rule: AnyObject {
  /// The name of the rule in reports.
  var name: String { get }

  /// Recomputes the node's value; true if it changed.
  ///
  /// What it reads from `graph` while it runs becomes the node's inputs.
  func update(_ graph: Graph, _ node: NodeID) -> Bool

  /// Called once each time the node becomes stale, if it was made to notify. Must not use the graph.
  func becameStale(_ node: NodeID)

  /// Whether the rule has to run since the value of a declared input changed. For rules whose node compares its inputs
  /// (`Graph.compareInputs`), of one input after the other, once it is up to date.
  func isAffected(by input: NodeID, in graph: Graph) -> Bool

  /// Whether the rule has to run since something has changed that it read in `Graph.comparing`. What it reads to find out
  /// is among its inputs from then on.
  func isAffectedByCompared(in graph: Graph) -> Bool
}

extension Rule {
  package func becameStale(_ node: NodeID) {}
  package func isAffected(by input: NodeID, in graph: Graph) -> Bool { true }
  package func isAffectedByCompared(in graph: Graph) -> Bool { true }
}

/// A rule that computes a value. Conformers implement `value(in:)` and inherit the rest.
@usableFromInline
package protocol ValueRule<Value>: Rule {
  associatedtype Value

  /// Computes the value from what it reads from `graph`.
  func value(in graph: Graph) -> Value
}

extension ValueRule {
  @inlinable
  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    graph.store(value(in: graph), in: node)
  }
}

extension ValueRule where Value: Equatable & BitwiseCopyable {
  @inlinable
  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    graph.store(value(in: graph), in: node)
  }
}

/// A problem that the graph passes to its `report`.
package enum GraphProblem: Equatable {
  /// A cycle: the last rule named reads the first, which is being computed.
  case cycle([String])
  /// A first pull went through a chain of rules whose inputs were not known beforehand, outermost first; at most
  /// twenty are named.
  case tooDeep([String])
}

/// Stops with a message in release builds too, where `precondition` prints none.
@usableFromInline
func stop(_ message: String) -> Never { fatalError("Waggle graph: " + message) }
