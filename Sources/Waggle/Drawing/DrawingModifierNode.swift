package import WaggleGraph

/// A view whose drawing is changed as a whole, where it stands: layout never sees it.
package class DrawingModifierNode: ModifierNode, ValueRule {
  private let runtime: Runtime
  private let subgraph: Subgraph
  private let sources: [NodeID]
  private let below: PreferenceOutput<DisplayList>?
  private var list: Attribute<DisplayList>?

  /// - Parameter sources: what `wrap` always reads.
  package init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID]) {
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    self.sources = sources
    below = content.display
    super.init(content)
  }

  /// What is drawn in place of `node`.
  package func wrap(_ node: DisplayNode, _ graph: Graph) -> DisplayNode { node }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == DisplayOutput.self else { return super.output(key) }
    return answer(below.map { PreferenceOutput(drawing($0)) }, as: K.Output?.self)
  }

  private func drawing(_ below: PreferenceOutput<DisplayList>) -> Attribute<DisplayList> {
    if let list { return list }
    let made = runtime.graph.makeRule(
      self, inputs: [below.attribute.node] + sources, in: subgraph)
    list = made
    return made
  }

  package var name: String { typeName(Self.self) }

  package func value(in graph: Graph) -> DisplayList {
    guard let below, let node = graph.value(below.attribute).root else { return .empty }
    return DisplayList(wrap(node, graph))
  }
}
