import WaggleGraph

extension View {
  /// Calls `action` each time the body that makes this view has run: in the same content pass, before layout, actions and
  /// the next transaction. On a list it is called once.
  ///
  /// A body only computes. What a control has to hand to an object outside of its views, such as its model, it hands over
  /// here. The action may change observable objects, and the bodies that read them run in the same update; it must neither
  /// set state nor call what a program wrote.
  ///
  /// It costs a node of the graph, and nothing in a frame in which the body does not run.
  package nonisolated func afterBody(_ action: @escaping @MainActor () -> Void) -> some View {
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

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    AfterBodyEffect(modifier, inputs.base).start(inputs.base)
    return body(_Graph(), inputs)
  }
}

/// Calls the action of the newest body. What the action reads does not make it run again.
private final class AfterBodyEffect: ContentEffect {
  private let modifier: _GraphValue<AfterBodyModifier>

  init(_ modifier: _GraphValue<AfterBodyModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  func start(_ inputs: _ViewInputs) {
    attach(inputs, reading: modifier.node)
    schedule()
  }

  override func updateContent(_ graph: Graph) {
    let action = modifier.read(in: graph).action
    graph.untracked { onMainActor(action) }
  }
}
