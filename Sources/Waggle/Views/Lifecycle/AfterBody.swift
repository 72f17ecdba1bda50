import WaggleGraph

extension View {
  /// Calls `action` each time the body that makes this view has run: in the same content pass, before layout, actions and
  /// the next transaction. On a list it is called once.
  ///
  /// A body only computes. What a control has to hand to an object outside of its views, such as its model, it hands over
  /// here. The action may change observable objects, and the bodies that read them run in the same update; it must neither
  /// set state nor call what a program wrote.
  ///
  /// It costs a node of the graph, and nothing in a frame in which the body does not run. The type is known: see `chosen(_:)`.
  package nonisolated func afterBody(_ action: @escaping @MainActor () -> Void)
    -> ModifiedContent<Self, AfterBodyModifier>
  { modifier(AfterBodyModifier(action: action)) }

  /// The same if `isChosen` is true when the view is made; else nothing is called, and it costs nothing.
  package nonisolated func afterBody(
    ifChosen isChosen: Bool, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, ModifierForever<AfterBodyModifier>> {
    chosen(forever: isChosen ? AfterBodyModifier(action: action) : nil)
  }

  /// The same for a body that runs while its views are made, because something in it, such as a `ScreenDeck`, reads it then:
  /// the action follows before these views are made.
  package nonisolated func afterBodyOfDeck(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(AfterDeckModifier(action: action))
  }
}

package protocol BodyFollower: PrimitiveModifier {
  nonisolated var action: @MainActor () -> Void { get }
  /// Whether the action follows while the views are made.
  nonisolated static var runsAtOnce: Bool { get }
}

/// Calls an action after the body that made it.
nonisolated package struct AfterBodyModifier: BodyFollower {
  package let action: @MainActor () -> Void
  package init(action: @escaping @MainActor () -> Void) { self.action = action }
  package static var runsAtOnce: Bool { false }
}

nonisolated private struct AfterDeckModifier: BodyFollower {
  let action: @MainActor () -> Void
  static var runsAtOnce: Bool { true }
}

extension BodyFollower {
  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    AfterBodyEffect(modifier, inputs).start(inputs)
    return body(_Graph(), inputs)
  }

  package nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    AfterBodyEffect(modifier, inputs.base).start(inputs.base)
    return body(_Graph(), inputs)
  }
}

/// Calls the action of the newest body. What the action reads does not make it run again.
private final class AfterBodyEffect<Modifier: BodyFollower>: ContentEffect {
  private let modifier: _GraphValue<Modifier>

  init(_ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override var name: String { "afterBody" }

  func start(_ inputs: _ViewInputs) {
    attach(inputs, reading: modifier.node)
    if Modifier.runsAtOnce { runFirst() } else { schedule() }
  }

  override func updateContent(_ graph: Graph) {
    let action = modifier.read(in: graph).action
    graph.untracked { onMainActor(action) }
  }
}
