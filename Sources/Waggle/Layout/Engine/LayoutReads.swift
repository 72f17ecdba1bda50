import WaggleGraph

/// The states, bindings and environment values that users' closures read while layout runs them, such as those of
/// `alignmentGuide` and of custom layouts.
///
/// No body depends on these reads, so the layout node that ran the closure does: it is measured again when one of them
/// changes. Always true: a node depends once on each value that it has ever read, for as long as it lives.
final class LayoutReads {
  private var effects: [ObjectIdentifier: LayoutReadEffect] = [:]
  /// The number of entries left by the last clean-up.
  private var lastCount = 0

  /// Makes `node` depend on the values that its closure has read. Costs one dictionary lookup a call.
  func add(_ reads: [NodeID], of node: LayoutNode) {
    let key = ObjectIdentifier(node)
    if let effect = effects[key], effect.owner === node { return effect.add(reads) }
    dropFreed()
    let effect = LayoutReadEffect(node)
    effects[key] = effect
    effect.add(reads)
  }

  func removeAll() { effects = [:] }

  /// Drops the entries of freed nodes, once the table has doubled since the last clean-up.
  private func dropFreed() {
    guard effects.count > max(2 * lastCount, 16) else { return }
    if isChecking { checkInvariants() }
    effects = effects.filter { $0.value.owner != nil }
    lastCount = effects.count
  }

  /// Stops if a law of the table is broken. Costs O(entries).
  func checkInvariants() {
    checkInvariant(
      effects.allSatisfy { key, effect in effect.owner.map { ObjectIdentifier($0) == key } ?? true
      },
      "an entry belongs to the node that it is listed for")
  }
}

/// Measures a node again when a value that its closure has read changes.
private final class LayoutReadEffect: Rule {
  private(set) weak var owner: LayoutNode?
  private var reads: Set<NodeID> = []
  private var isAdding = false

  init(_ owner: LayoutNode) { self.owner = owner }

  var name: String { owner.map { "layout of \($0.name)" } ?? "layout" }

  func add(_ new: [NodeID]) {
    isAdding = true
    defer { isAdding = false }
    for node in new where reads.insert(node).inserted { add(node) }
  }

  /// Runs the new effect at once, so that it is notified of the next change.
  private func add(_ read: NodeID) {
    guard let owner else { return }
    let graph = owner.runtime.graph
    graph.update(graph.makeEffect(self, inputs: [read], in: owner.subgraph))
  }

  func becameStale(_ node: NodeID) { owner?.becameStale(node) }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    if !isAdding { owner?.setNeedsMeasure(traits: true) }
    return false
  }
}
