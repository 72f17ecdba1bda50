import WaggleGraph

/// The submit actions around a view, for a field of it that is shown elsewhere.
package final class SubmitReference: Watched {
  fileprivate weak var chain: SubmitChain?

  package init() {}

  /// Calls the actions (M149).
  @MainActor package func callAsFunction(_ triggers: SubmitTriggers) { chain?.submit(triggers) }
}

extension View {
  /// Lets a reference know the submit actions around this view.
  package nonisolated func readsSubmit(_ reference: SubmitReference) -> some View {
    modifier(SubmitReading(reference: reference))
  }
}

nonisolated private struct SubmitReading: PrimitiveModifier {
  let reference: SubmitReference

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    graph.untracked { modifier.read(in: graph) }.reference.chain = inputs.bag[SubmitChain.self]
    return body(_Graph(), inputs)
  }
}
