/// What recomputes a node. One object a node.
@usableFromInline
package protocol Rule: AnyObject {
  /// What the rule is called in a report about it.
  var name: String { get }

  /// Recomputes the node's value; true where it is another one than before.
  ///
  /// What it reads from `graph` while it runs becomes the node's inputs.
  func update(_ graph: Graph, _ node: NodeID) -> Bool

  /// Called once when the node becomes stale, if it was made to notify. Must not touch the graph.
  func becameStale(_ node: NodeID)
}

extension Rule {
  package func becameStale(_ node: NodeID) {}
}

/// A rule with a value. Conformers write `value(in:)`; the rest is here.
@usableFromInline
package protocol ValueRule<Value>: Rule {
  associatedtype Value

  /// The value, computed from what is read from `graph`.
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

/// What the graph cannot do, told to its `report`.
package enum GraphProblem: Equatable {
  /// Reading the last name needs the first one, which is being computed.
  case cycle([String])
  /// A first pull went through so many rules whose inputs nobody knew, outermost first (at most twenty are named).
  case tooDeep([String])
}

/// Stops with words in release builds too, where `precondition` says nothing.
@usableFromInline
func stop(_ message: String) -> Never { fatalError("Waggle graph: " + message) }
