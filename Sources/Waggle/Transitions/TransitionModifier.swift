import WaggleGraph

extension View {
  /// Sets how this view is inserted and removed as a child of a container, in animated changes (M062). Of several the
  /// innermost counts (R310).
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Sets how this view is inserted and removed as a child of a container, in animated changes (M062). Of several the
  /// innermost counts (R310).
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// Sets a view's transition. The container applies it to the whole child, including the modifiers around this one.
nonisolated public struct _TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  /// The content, with the transition as a trait.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.runtime.store(ViewStore.self).transitionCount += 1
    let transitionEnvironment = TransitionEnvironment(inputs)
    var inner = inputs
    inner.environment = transitionEnvironment
    let transform = TransitionTransform(in: inputs.runtime, around: inputs.transactionTransform)
    inner.transactionTransform = transform
    let content = body(_Graph(), inner).node
    let transition = ModifierTransition(modifier, transitionEnvironment, transform, inputs)
    return _ViewOutputs(TransitionModifierNode(content, transition))
  }
}

/// A view with a transition trait.
private final class TransitionModifierNode: ModifierNode {
  private let transition: ModifierTransition

  init(_ content: ViewNode, _ transition: ModifierTransition) {
    self.transition = transition
    super.init(content)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    content.trait(id)
      ?? (id == ObjectIdentifier(TransitionTrait.self) ? transition.trait : nil)
  }
}

/// What a `transition` modifier declares, and the environment of its content.
final class ModifierTransition {
  private let modifier: _GraphValue<_TransitionModifier>
  private let transitionEnvironment: TransitionEnvironment
  /// Transforms the transactions of the content and of the transition around the child: both change in the same
  /// one.
  let transform: TransitionTransform
  let inputs: _ViewInputs

  fileprivate init(
    _ modifier: _GraphValue<_TransitionModifier>, _ transitionEnvironment: TransitionEnvironment,
    _ transform: TransitionTransform, _ inputs: _ViewInputs
  ) {
    self.transform = transform
    self.modifier = modifier
    self.transitionEnvironment = transitionEnvironment
    self.inputs = inputs
  }

  var source: NodeID { modifier.node }

  func read(in graph: Graph) -> AnyTransition { modifier.read(in: graph).transition }

  /// Gives the content the environment that the transition's body has, if that differs.
  func useEnvironment(_ environment: EnvironmentSource) {
    transitionEnvironment.use(
      environment === inputs.environment ? nil : environment, in: inputs.runtime)
  }

  /// Wraps a container's child in the transition.
  private(set) lazy var trait = TransitionTrait { [unowned self] in TransitionNode($0, self, $1) }
}

/// The environment that the modifier was given, or the one that the transition's body has made of it.
private final class TransitionEnvironment: EnvironmentSource {
  @exclusivity(unchecked) private var replacement: EnvironmentSource?

  init(_ inputs: _ViewInputs) {
    super.init(inside: inputs.environment, isReplacing: true)
    attach(to: inputs.runtime.graph, in: inputs.subgraph, inputs.queue, depth: inputs.depth)
  }

  override func makeValues(in graph: Graph) -> EnvironmentValues {
    EnvironmentValues(replacement ?? outer!)
  }

  func use(_ environment: EnvironmentSource?, in runtime: Runtime) {
    guard environment !== replacement else { return }
    replacement = environment
    invalidate(in: runtime.graph)
  }
}
