package import WaggleGraph

/// A modifier that changes a view's drawing as a whole, independently of its position. Layout is not involved.
package class DrawingModifierNode: ModifierNode, ValueRule {
  package let runtime: Runtime
  private let subgraph: Subgraph
  private let scope: ViewScope?
  private let editor: TransactionTransform?
  private let environment: Attribute<EnvironmentValues>
  private let sources: [NodeID]
  private let below: PreferenceOutput<DisplayList>?
  @exclusivity(unchecked) private var list: Attribute<DisplayList>?
  @exclusivity(unchecked) private var last: (below: DisplayNode, result: DisplayList)?

  /// - Parameter sources: nodes that `updateEffect` always reads.
  init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID]) {
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    scope = inputs.scope
    editor = inputs.editor
    environment = inputs.environment
    self.sources = sources
    below = content.display
    super.init(content)
  }

  /// Reads the effect's parameters; true when they have changed.
  package func updateEffect(_ graph: Graph) -> Bool { false }

  /// Applies the effect to `node`.
  package func wrap(_ node: DisplayNode) -> DisplayNode { node }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == DisplayOutput.self else {
      return super.output(key).map { K.pass($0, through: self) }
    }
    return answer(below.map { PreferenceOutput(drawing($0)) }, as: K.Output?.self)
  }

  private func drawing(_ below: PreferenceOutput<DisplayList>) -> Attribute<DisplayList> {
    if let list { return list }
    let attribute = runtime.graph.makeRule(
      self, inputs: [below.attribute.node] + sources, in: subgraph)
    list = attribute
    return attribute
  }

  /// The path from the root to the view, for diagnostics.
  final var viewPath: String { scope?.path ?? "" }

  /// The target of the effect's animations.
  final var drawingSite: AnimationTarget {
    AnimationTarget(runtime, editor, list!.node, environment)
  }

  package var name: String { typeName(Self.self) }

  package func value(in graph: Graph) -> DisplayList {
    let isChanged = updateEffect(graph)
    guard let below, let node = graph.value(below.attribute).root else { return .empty }
    if let last, last.below === node, !isChanged { return last.result }
    let result = DisplayList(wrap(node))
    last = (node, result)
    return result
  }
}
