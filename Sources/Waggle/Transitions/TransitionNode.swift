import Foundation
import WaggleGraph

/// A child of a container with a transition: it is displayed through the transition's body.
///
/// Always true once its transition was read: `effect` is that body around `content`, in the phase that was shown
/// last. Preferences come from the content itself; drawing and hit testing from the effect.
final class TransitionNode: ForwardingNode, ChildTransition, ValueRule {
  private let content: ViewNode
  private let modifier: ModifierTransition
  private let inputs: _ViewInputs
  private let phase: Attribute<TransitionPhase>
  private var displayedPhase = TransitionPhase.identity
  private var effect: AnyTransition.Effect?
  private var effectSubgraph: Subgraph?
  private var displaySource = DisplaySource()

  init(_ content: ViewNode, _ modifier: ModifierTransition, _ inputs: _ViewInputs) {
    self.content = content
    self.modifier = modifier
    self.inputs = inputs
    phase = inputs.runtime.graph.makeInput(TransitionPhase.identity, in: inputs.subgraph)
    super.init(inputs, child: content.layout)
    makeParameterEffect(modifier.source, inputs)
    becameStale(parameterEffect!)
  }

  // MARK: Insertion and removal

  var properties: TransitionProperties {
    let graph = runtime.graph
    return graph.untracked { modifier.read(in: graph) }.box.properties
  }

  func show(_ phase: TransitionPhase, under transaction: Transaction?) {
    displayedPhase = phase
    modifier.transform.stepTransaction = transaction
    runtime.graph.set(self.phase, to: phase)
  }

  func didUpdatePhase() { modifier.transform.stepTransaction = nil }

  func drop() {}

  /// A view that is being removed keeps the transition that it had before (M072).
  override func updateParameters(_ graph: Graph) {
    let new = modifier.read(in: graph).box
    if effect != nil, displayedPhase == .didDisappear { return }
    graph.untracked {
      if let effect, new.update(effect, in: graph) { return }
      makeEffect(new)
    }
    if isChecking { checkTransition() }
  }

  private func makeEffect(_ transition: AnyTransition.Box) {
    effectSubgraph?.remove()
    let subgraph = Subgraph(in: runtime.graph, parent: subgraph)
    var inner = inputs.below()
    inner.subgraph = subgraph
    inner.environment = modifier.inputs.environment
    inner.transactionTransform = modifier.transform
    let newEffect = transition.makeEffect(around: content, phase, inner) { [modifier] in
      modifier.useEnvironment($0.environment)
    }
    let isFirst = effect == nil
    effect = newEffect
    effectSubgraph = subgraph
    setChild(newEffect.node.layout)
    if !isFirst { content.layout.placementChanged() }
    displaySource.invalidate(in: runtime.graph)
  }

  // MARK: Outputs

  /// Tests what the transition displays at the time of the test: another effect after the transition was replaced.
  private var hitTester: HitTester? {
    HitTester { [unowned self] query in displayed.output(HitTestOutput.self)?(query) }
  }

  private var displayed: ViewNode { effect?.node ?? content }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == DisplayOutput.self {
      let output = displaySource.output(of: self, in: subgraph, of: runtime.graph)
      return castOutput(output, of: DisplayOutput.self, for: key)
    }
    if key == HitTestOutput.self { return castOutput(hitTester, of: HitTestOutput.self, for: key) }
    if let output = super.output(key) { return output }
    if key == AccessibilityOutput.self, let reads = runtime.recordedReads {
      let shown = displayed
      reads.ask { [self] in displayed === shown }
    }
    let isVisible = key is any VisibleOutput.Type || key == AnimatedPartOutput.self
    return isVisible ? displayed.output(key) : content.output(key)
  }

  override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  func value(in graph: Graph) -> DisplayList {
    displayed.display.map { graph.value($0.attribute) } ?? .empty
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { content.trait(id) }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    content.addTrace(of: key, to: &trace)
  }

  // MARK: Layout

  override var isDrawingTransparent: Bool { true }

  override func placementChanged() {
    super.placementChanged()
    child?.placementChanged()
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
