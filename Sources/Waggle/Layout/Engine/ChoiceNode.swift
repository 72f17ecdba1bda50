import WaggleGraph

extension _GraphValue {
  /// Makes one of several views, chosen by values of the environment. Where the choice changes another view is made, with new
  /// states.
  ///
  /// - Cost: three nodes, and those of the view.
  package func makeChosen<Choice: Equatable>(
    in inputs: _ViewInputs, by choose: @escaping (EnvironmentValues) -> Choice,
    make: @escaping (Choice, _GraphValue<Value>, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { _ViewOutputs(ChoiceNode(inputs, choose) { make($0, self, $1).node }) }
}

/// The node of a view of one of several types.
///
/// Always true: the child is the view of the current choice, in a subgraph that is removed with it.
private final class ChoiceNode<Choice: Equatable>: ForwardingNode {
  private let inputs: _ViewInputs
  private let choose: (EnvironmentValues) -> Choice
  private let make: (Choice, _ViewInputs) -> ViewNode
  private let children: ChildList
  private var shown: (choice: Choice, subgraph: Subgraph, appearanceScope: AppearanceScope)?

  init(
    _ inputs: _ViewInputs, _ choose: @escaping (EnvironmentValues) -> Choice,
    _ make: @escaping (Choice, _ViewInputs) -> ViewNode
  ) {
    var inner = inputs.below()
    inner.callbackScope = inputs.nextCallbackScope()
    self.inputs = inner
    self.choose = choose
    self.make = make
    children = ChildList(fixed: [], inputs: inner, isDynamic: true)
    children.choosesOwnViews = true
    super.init(inputs)
    children.container = self
    makeParameterEffect(inputs.environment.node, inputs)
    readParameters()
  }

  override var name: String { "choice" }

  override func updateParameters(_ graph: Graph) {
    let choice = choose(graph.value(inputs.environment))
    guard choice != shown?.choice else { return }
    graph.untracked { show(choice) }
  }

  private func show(_ choice: Choice) {
    shown?.appearanceScope.remove()
    shown?.subgraph.remove()
    var inner = inputs
    inner.subgraph = Subgraph(in: runtime.graph, parent: inputs.subgraph)
    inner.appearanceScope = AppearanceScope(parent: inputs.appearanceScope)
    shown = (choice, inner.subgraph, inner.appearanceScope)
    let node = make(choice, inner)
    setChild(node.layout)
    children.set(fixed: [node])
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if let layoutOutput = super.output(key) { return layoutOutput }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    children.children.first?.node.trait(id)
  }
}
