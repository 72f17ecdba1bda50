import WaggleGraph

/// A description as a rule read it last. A new one that is equal to it does not replace it, and does not make the rule run
/// (R177, R184).
///
/// - Cost: the value, and no node, where `_GraphValue.compared(in:)` makes one.
final class KeptDescription<Value> {
  private let newest: _GraphValue<Value>
  @exclusivity(unchecked) private var kept: Value?
  @exclusivity(unchecked) private var isReplaced = false

  /// - Parameter newest: where the newest one is; a part of a value that is not compared.
  init(_ newest: _GraphValue<Value>) { self.newest = newest }

  /// The value that counts: the kept one if the newest is equal to it, or was removed. The reading rule depends on the newest.
  func read(in graph: Graph) -> Value {
    if let kept, !graph.isAlive(newest.node) { return kept }
    let value = newest.read(in: graph)
    if let kept, !isReplaced, graph.areEqual(kept, value) { return kept }
    kept = value
    isReplaced = false
    return value
  }

  /// The value that counted when it was read last.
  func current(in graph: Graph) -> Value { kept ?? newest.read(in: graph) }

  /// Whether the change of an input of the rule is another description, or no matter of descriptions.
  func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    guard input == newest.node, let kept, let value = newest.peek(in: graph) else { return true }
    isReplaced = !graph.areEqual(kept, value)
    return isReplaced
  }
}

extension _GraphValue {
  /// What a rule that reads this keeps of it; nil where the node compares its value.
  var keptByReader: KeptDescription<Value>? { isCompared ? nil : KeptDescription(self) }
}
