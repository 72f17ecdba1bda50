import WaggleGraph

extension View {
  /// Runs an action each time after the body that applies this modifier has run, before the bodies in this view: for what
  /// a control hands to a model that no view observes, since a body only computes (C530).
  ///
  /// The action runs in the update, as an effect, and must set no state. It reads nothing that it would follow: the body
  /// is run again for that. Costs a node of the graph.
  package nonisolated func afterBody(perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(AfterBodyModifier(action: action))
  }
}

nonisolated private struct AfterBodyModifier: PrimitiveModifier {
  let action: @MainActor () -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    AfterBodyEffect(modifier, inputs).start(inputs)
    return body(_Graph(), inputs)
  }
}

private final class AfterBodyEffect: ContentEffect {
  private let modifier: _GraphValue<AfterBodyModifier>

  init(_ modifier: _GraphValue<AfterBodyModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// It waits in the queue before what is made after it, which is all that is in the view.
  func start(_ inputs: _ViewInputs) {
    attach(inputs, reading: modifier.node)
    schedule()
  }

  override func updateContent(_ graph: Graph) {
    let action = modifier.read(in: graph).action
    graph.untracked { onMainActor { action() } }
  }
}
