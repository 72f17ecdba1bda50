import WaggleGraph

/// A description as a rule read it last. A new one that is equal to it does not replace it, and is no reason for the rule to run
/// (R177, R184).
///
/// - Cost: the value, kept in the rule; no node, where `_GraphValue.compared(in:)` makes one.
struct HeldDescription<Value> {
  /// Where the newest one is.
  let newest: _GraphValue<Value>
  private var held: Value?
  private var isReplaced = false

  init(_ newest: _GraphValue<Value>) { self.newest = newest }

  /// Whether the rule itself has to compare, because the description is a part of a value that is not compared.
  var isHeld: Bool { !newest.isCompared }

  /// The value that counts: the held one if the newest is equal to it, or was removed. The reading rule depends on the newest.
  @inline(__always)
  mutating func read(in graph: Graph) -> Value {
    guard isHeld else { return newest.read(in: graph) }
    if let held, !graph.isAlive(newest.node) { return held }
    let value = newest.read(in: graph)
    if let held, !isReplaced, graph.areEqual(held, value) { return held }
    held = value
    isReplaced = false
    return value
  }

  /// The value that counted when it was read last.
  @inline(__always)
  func current(in graph: Graph) -> Value { held ?? newest.read(in: graph) }

  /// Whether the change of an input of the rule is another description, or no matter of descriptions.
  @inline(__always)
  mutating func isAffected(by input: NodeID, in graph: Graph) -> Bool {
    guard input == newest.node, let held, let value = newest.peek(in: graph) else { return true }
    isReplaced = !graph.areEqual(held, value)
    return isReplaced
  }
}
