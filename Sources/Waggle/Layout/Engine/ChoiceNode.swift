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

  /// Makes one of two views, of which the value is the only part.
  package func makeChosen<First: View, Second: View>(
    _ first: First.Type, if isFirst: @escaping (EnvironmentValues) -> Bool,
    else second: Second.Type,
    in inputs: _ViewInputs
  ) -> _ViewOutputs {
    makeChosen(in: inputs, by: isFirst) { isFirst, view, inputs in
      isFirst
        ? First._makeView(view: view.part(at: 0, as: First.self), inputs: inputs)
        : Second._makeView(view: view.part(at: 0, as: Second.self), inputs: inputs)
    }
  }
}

/// The node of a view of one of several types.
///
/// Always true: the child is the view of the current choice, in a subgraph that is removed with it.
private final class ChoiceNode<Choice: Equatable>: ListForwardingNode {
  private let inputs: _ViewInputs
  private let choose: (EnvironmentValues) -> Choice
  private let make: (Choice, _ViewInputs) -> ViewNode
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
    let children = ChildList(fixed: [], inputs: inner, isDynamic: true)
    children.choosesOwnViews = true
    super.init(children, inputs)
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
}
