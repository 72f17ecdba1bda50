import WaggleGraph

/// Reads the value of a view's binding. Its node stops the propagation when other parts of the bound value have changed
/// and this one has not, so that the body does not run (R184).
///
/// It reads the binding from the view's description, so a new binding there updates the value.
final class BindingValueRule<Value>: ValueRule, ObservingRule, @unchecked Sendable {
  private let reference: RuntimeReference
  private let subgraph: Subgraph
  private let source: NodeID
  private let offset: Int
  private var attribute: Attribute<Value>?
  private(set) var observationRun: UInt32 = 0

  init(_ context: PropertyContext, _ field: PropertyField) {
    reference = context.runtime.reference
    subgraph = context.subgraph
    source = context.source.node
    offset = context.source.offset + field.offset
  }

  var name: String { "Binding<\(Value.self)>" }

  /// The value; a body that reads it depends on it. Nil outside of updates, when event code reads the newest value
  /// from the location.
  var value: Value? {
    guard reference.isOnMainActor, let graph = reference.runtime?.graph, graph.isUpdating,
      !subgraph.isRemoved
    else { return nil }
    return graph.value(attribute ?? makeNode(graph))
  }

  private func makeNode(_ graph: Graph) -> Attribute<Value> {
    let rule = graph.makeRule(self, inputs: [source], in: subgraph)
    attribute = rule
    return rule
  }

  /// Computes the node before the body reads it, because an observable object is registered with the node that is being
  /// computed: this one, and not the body's.
  func prepare(_ location: AnyLocation<Value>) {
    guard location.storageKind == .other, let graph = reference.runtime?.graph else { return }
    graph.untracked { graph.update((attribute ?? makeNode(graph)).node) }
  }

  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard let runtime = reference.runtime else { return false }
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
