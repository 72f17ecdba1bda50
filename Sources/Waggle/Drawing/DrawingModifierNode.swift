package import WaggleGraph

/// A view whose drawing is changed as a whole, where it stands: layout never sees it.
package class DrawingModifierNode: ModifierNode, ValueRule {
  package let runtime: Runtime
  private let subgraph: Subgraph
  private let scope: ViewScope?
  private let editor: TransactionTransform?
  private let surroundings: Attribute<EnvironmentValues>
  private let sources: [NodeID]
  private let below: PreferenceOutput<DisplayList>?
  @exclusivity(unchecked) private var list: Attribute<DisplayList>?
  @exclusivity(unchecked) private var last: (below: DisplayNode, result: DisplayList)?

  /// - Parameter sources: what `updateEffect` always reads.
  init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID]) {
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    scope = inputs.scope
    editor = inputs.editor
    surroundings = inputs.environment
    self.sources = sources
    below = content.display
    super.init(content)
  }

  /// Reads what is done to the drawing; true where it is something else than before.
  package func updateEffect(_ graph: Graph) -> Bool { false }

  /// What is drawn in place of `node`.
  package func wrap(_ node: DisplayNode) -> DisplayNode { node }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == DisplayOutput.self else {
      return super.output(key).map { K.pass($0, through: self) }
    }
    return answer(below.map { PreferenceOutput(drawing($0)) }, as: K.Output?.self)
  }

  private func drawing(_ below: PreferenceOutput<DisplayList>) -> Attribute<DisplayList> {
    if let list { return list }
    let made = runtime.graph.makeRule(
      self, inputs: [below.attribute.node] + sources, in: subgraph)
    list = made
    return made
  }

  /// Says once that a number of the modifier cannot be used, and what is done instead.
  final func reportBadNumber(_ message: String) {
    runtime.reportOnce(Diagnostic(id: "E-EFFECT", message: message, path: scope?.path ?? ""))
  }

  /// Where what is done to the drawing moves.
  final var drawingSite: AnimationTarget {
    AnimationTarget(runtime, editor, list!.node, surroundings)
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
