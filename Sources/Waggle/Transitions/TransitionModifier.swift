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
    let transitionEnvironment = TransitionEnvironment(inputs.environment)
    var inner = inputs
    inner.environment = transitionEnvironment.attach(inputs)
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
  func useEnvironment(_ environment: Attribute<EnvironmentValues>) {
    transitionEnvironment.use(
      environment.node == inputs.environment.node ? nil : environment, in: inputs.runtime)
  }

  /// Wraps a container's child in the transition.
  private(set) lazy var trait = TransitionTrait { [unowned self] in TransitionNode($0, self, $1) }
}

/// The environment that the modifier was given, or the one that the transition's body has made of it.
private final class TransitionEnvironment: ValueRule {
  private let original: Attribute<EnvironmentValues>
  private var replacement: Attribute<EnvironmentValues>?
  private var attribute: Attribute<EnvironmentValues>?

  init(_ original: Attribute<EnvironmentValues>) { self.original = original }

  var name: String { "environment in a transition" }

  func attach(_ inputs: _ViewInputs) -> Attribute<EnvironmentValues> {
    let rule = inputs.runtime.graph.makeRule(self, in: inputs.subgraph)
    attribute = rule
    return rule
  }

  func value(in graph: Graph) -> EnvironmentValues { graph.value(replacement ?? original) }

  func use(_ environment: Attribute<EnvironmentValues>?, in runtime: Runtime) {
    guard environment?.node != replacement?.node, let attribute else { return }
    replacement = environment
    runtime.graph.invalidate(attribute.node)
  }
}
