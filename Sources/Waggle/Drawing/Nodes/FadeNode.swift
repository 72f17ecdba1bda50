import WaggleGraph

/// The default transition of a container's child that has none: it fades in and out (M062).
///
/// Exists only while the child is being inserted or removed. A fading view still takes touches (M068).
final class FadeNode: DrawingModifierNode, ChildTransition {
  private let phase: Attribute<TransitionPhase>
  private let transform: TransitionTransform
  private let subgraph: Subgraph
  private var animatedOpacity = AnimatedValue<Double>()
  private var displayedOpacity: Double?
  private var opacity = 1.0

  /// Makes a fade whose graph nodes are freed with it or with the child.
  static func make(_ content: ViewNode, _ inputs: _ViewInputs) -> FadeNode {
    var inputs = inputs
    let transform = TransitionTransform(in: inputs.runtime, around: inputs.transactionTransform)
    inputs.transactionTransform = transform
    inputs.subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    return FadeNode(content, inputs, transform)
  }

  private init(_ content: ViewNode, _ inputs: _ViewInputs, _ transform: TransitionTransform) {
    self.transform = transform
    subgraph = inputs.subgraph
    phase = inputs.runtime.graph.makeInput(TransitionPhase.identity, in: inputs.subgraph)
    super.init(content, inputs, drawnFrom: [phase.node])
  }

  func drop() { subgraph.remove() }

  var isRemoved: Bool { subgraph.isRemoved }

  var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func show(_ phase: TransitionPhase, under transaction: Transaction?) {
    transform.stepTransaction = transaction
    runtime.graph.set(self.phase, to: phase)
  }

  func didUpdatePhase() { transform.stepTransaction = nil }

  override func updateEffect(_ graph: Graph) -> Bool {
    let goal = graph.value(phase).isIdentity ? 1.0 : 0
    let new = animatedOpacity.displayedValue(
      for: goal, after: displayedOpacity, in: runtime, animationTarget)
    displayedOpacity = new
    defer { opacity = clampedToUnit(new) }
    return clampedToUnit(new) != opacity
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    opacity == 1 ? node : DisplayNode(.opacity(opacity, node))
  }
}
