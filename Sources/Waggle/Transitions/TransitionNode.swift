import Foundation
import WaggleGraph

/// A child of a container with a transition: it is displayed through the transition's body.
///
/// Always true once its transition was read: `effect` is that body around `content`, in the phase that was shown
/// last. Preferences come from the content itself; drawing and hit testing from the effect.
final class TransitionNode: LayoutNode, ChildTransition, ValueRule {
  private let content: ViewNode
  private let modifier: ModifierTransition
  private let inputs: _ViewInputs
  private let phase: Attribute<TransitionPhase>
  private var displayedPhase = TransitionPhase.identity
  private var effect: AnyTransition.Effect?
  private var effectSubgraph: Subgraph?
  private var child: LayoutNode
  private var list: Attribute<DisplayList>?

  init(_ content: ViewNode, _ modifier: ModifierTransition, _ inputs: _ViewInputs) {
    self.content = content
    self.modifier = modifier
    self.inputs = inputs
    phase = inputs.runtime.graph.makeInput(TransitionPhase.identity, in: inputs.subgraph)
    child = content.layout
    super.init(inputs)
    adopt(child)
    watch(modifier.source, inputs)
    becameStale(sink!)
  }

  // MARK: Insertion and removal

  var properties: TransitionProperties {
    let graph = runtime.graph
    return graph.untracked { modifier.read(in: graph) }.box.properties
  }

  func show(_ phase: TransitionPhase, under transaction: Transaction?) {
    displayedPhase = phase
    modifier.editor.stepTransaction = transaction
    runtime.graph.set(self.phase, to: phase)
  }

  func endStep() { modifier.editor.stepTransaction = nil }

  func drop() {}

  var isGone: Bool { subgraph.isRemoved }

  /// A view that is being removed keeps the transition that it had before (M072).
  override func updateParameters(_ graph: Graph) {
    let new = modifier.read(in: graph).box
    if effect != nil, displayedPhase == .didDisappear { return }
    graph.untracked {
      if let effect, new.update(effect, in: graph) { return }
      makeEffect(new)
    }
    #if WAGGLE_CHECKS
      checkTransition()
    #endif
  }

  private func makeEffect(_ transition: AnyTransition.Box) {
    effectSubgraph?.remove()
    let subgraph = Subgraph(in: runtime.graph, parent: subgraph)
    var inner = inputs.below()
    inner.subgraph = subgraph
    inner.environment = modifier.inputs.environment
    inner.editor = modifier.editor
    let newEffect = transition.makeEffect(around: content, phase, inner) { [modifier] in
      modifier.useEnvironment($0.environment)
    }
    let isFirst = effect == nil
    effect = newEffect
    effectSubgraph = subgraph
    child = newEffect.node.layout
    adopt(child)
    setNeedsMeasure(traits: true)
    boundingRectChanged()
    if !isFirst { content.layout.placementChanged() }
    if let list { runtime.graph.invalidate(list.node) }
  }

  // MARK: Outputs

  /// The same object when the transition is replaced.
  private var hitTester: HitTester? { TransitionHitTester(self) }

  fileprivate var displayed: ViewNode { effect?.node ?? content }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == DisplayOutput.self { return answer(drawing, as: K.Output?.self) }
    if key == TouchOutput.self { return answer(hitTester, as: K.Output?.self) }
    if let output = super.output(key) { return output }
    let isVisible = key is any VisibleOutput.Type || key == PositionFollowingOutput.self
    return isVisible ? displayed.output(key) : content.output(key)
  }

  private var drawing: PreferenceOutput<DisplayList>? {
    if let list { return PreferenceOutput(list) }
    let rule = runtime.graph.makeRule(self, inputs: [], in: subgraph)
    list = rule
    return PreferenceOutput(rule)
  }

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard node == list?.node else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> DisplayList {
    displayed.display.map { graph.value($0.attribute) } ?? .empty
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { content.trait(id) }

  override func addTrace<K: OutputKey>(of key: K.Type, to flow: inout PreferenceTrace) {
    content.addTrace(of: key, to: &flow)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func placeChildren() { child.place(at: .zero, proposal: proposal) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { child.explicitGuide(key, in: size, proposal) }

  override func contentBoundingRect() -> CGRect { child.boundingRectInParent }

  override var spacing: ViewSpacing { child.spacing }
  override var layoutPriority: Double { child.layoutPriority }
  override var layoutTransparentChild: LayoutNode? { child }
  override var isDrawingTransparent: Bool { true }

  override func placementChanged() {
    super.placementChanged()
    child.placementChanged()
  }
}

extension TransitionNode {
  /// Stops if a law of the node is broken. Costs O(1).
  fileprivate func checkTransition() {
    checkInvariant(effect != nil && effectSubgraph != nil, "the transition has made an effect")
    checkInvariant(effectSubgraph?.isRemoved == false, "the effect is alive")
    checkInvariant(
      runtime.graph.peek(phase) == displayedPhase, "the effect has the phase that was shown last")
  }
}

/// Hit-tests whatever the transition displays at the time of the test.
private final class TransitionHitTester: HitTester {
  private unowned let node: TransitionNode

  init(_ node: TransitionNode) { self.node = node }

  override func hit(_ point: CGPoint) -> HitTestResult? {
    node.displayed.output(TouchOutput.self)?.hit(point)
  }
}
