import WaggleGraph

/// A description as a rule read it last. A new one that is equal to it does not replace it, and does not make the rule run
/// (R177, R184).
///
/// - Cost: the value, kept in the rule; no node, where `_GraphValue.compared(in:)` makes one.
struct KeptDescription<Value> {
  /// Where the newest one is.
  let newest: _GraphValue<Value>
  private var kept: Value?
  private var isReplaced = false

  init(_ newest: _GraphValue<Value>) { self.newest = newest }

  /// Whether the rule itself has to compare, because the description is a part of a value that is not compared.
  var isKept: Bool { !newest.isCompared }

  /// The value that counts: the kept one if the newest is equal to it, or was removed. The reading rule depends on the newest.
  @inline(__always)
  mutating func read(in graph: Graph) -> Value {
    guard isKept else { return newest.read(in: graph) }
    if let kept, !graph.isAlive(newest.node) { return kept }
    let value = newest.read(in: graph)
    if let kept, !isReplaced, graph.areEqual(kept, value) { return kept }
    kept = value
    isReplaced = false
    return value
  }

  /// The value that counted when it was read last.
  @inline(__always)
  func current(in graph: Graph) -> Value { kept ?? newest.read(in: graph) }

  /// Whether the change of an input of the rule is another description, or no matter of descriptions.
  @inline(__always)
  mutating func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    guard input == newest.node, let kept, let value = newest.peek(in: graph) else { return true }
    isReplaced = !graph.areEqual(kept, value)
    return isReplaced
  }
}
