import WaggleGraph

/// What closures of the user's read while layout runs them: states, bindings and values of the environment. No body
/// depends on these reads, so the layout node that ran the closure does: it is measured again when one of them changes.
///
/// Always true: a node depends on each value that it ever read once, until it goes.
final class LayoutReads {
  private var effects: [ObjectIdentifier: LayoutReadEffect] = [:]
  /// As many entries as there were after those of nodes that are gone were dropped last.
  private var lastCount = 0

  /// Makes `node` depend on values that its closure has read. Costs a look at a dictionary for each call.
  func add(_ reads: [NodeID], of node: LayoutNode) {
    let key = ObjectIdentifier(node)
    if let known = effects[key], known.owner === node { return known.add(reads) }
    dropGone()
    let effect = LayoutReadEffect(node)
    effects[key] = effect
    effect.add(reads)
  }

  func removeAll() { effects = [:] }

  /// Drops the entries of nodes that are gone where the table has doubled since the last time.
  private func dropGone() {
    guard effects.count > max(2 * lastCount, 16) else { return }
    effects = effects.filter { $0.value.owner != nil }
    lastCount = effects.count
  }
}

/// Has a node measured again when a value that its closure read becomes another one.
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

  /// The effect is up to date: it waits for the next change.
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
