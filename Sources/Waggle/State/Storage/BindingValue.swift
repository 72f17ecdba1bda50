import WaggleGraph

/// The part of a larger value that one view reads through a binding. Its node stops the propagation when only other
/// parts have changed, so that the body runs for its own part alone (R184).
///
/// The node finds the binding in the view's description, so a new binding there updates it.
final class BindingValue<Value>: ValueRule, ObservingRule, @unchecked Sendable {
  private weak var runtime: Runtime?
  private let subgraph: Subgraph
  private let source: NodeID
  private let offset: Int
  private var attribute: Attribute<Value>?
  private(set) var observationRun: UInt32 = 0

  init(_ context: PropertyContext, _ field: PropertyField) {
    runtime = context.runtime
    subgraph = context.subgraph
    source = context.source.node
    offset = context.source.offset + field.offset
  }

  var name: String { "Binding<\(Value.self)>" }

  /// The value; a body that reads it depends on it. Nil outside of updates, when event code reads the newest value
  /// from the location.
  var value: Value? {
    guard let graph = runtime?.graph, graph.isUpdating, !subgraph.isRemoved else { return nil }
    return graph.value(attribute ?? makeNode(graph))
  }

  private func makeNode(_ graph: Graph) -> Attribute<Value> {
    let rule = graph.makeRule(self, inputs: [source], in: subgraph)
    attribute = rule
    return rule
  }

  /// Observation registers a read object with the node that is computed, so the node is computed before the body reads
  /// it.
  func prepare(_ location: AnyLocation<Value>) {
    guard location.storageKind == .other, let graph = runtime?.graph else { return }
    graph.untracked { graph.update((attribute ?? makeNode(graph)).node) }
  }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard let runtime else { return false }
    observationRun &+= 1
    let location = location(in: graph)
    return graph.store(
      runtime.observing(node, run: observationRun) { location.get() }, in: node)
  }

  func value(in graph: Graph) -> Value { location(in: graph).get() }

  private func location(in graph: Graph) -> AnyLocation<Value> {
    (graph.pointer(to: source) + offset).assumingMemoryBound(to: Binding<Value>.self).pointee
      .location
  }
}
