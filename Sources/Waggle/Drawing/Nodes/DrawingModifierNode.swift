package import WaggleGraph

/// A modifier that changes a view's drawing as a whole, independently of its position. Layout is not involved.
package class DrawingModifierNode: ModifierNode, ValueRule {
  package let runtime: Runtime
  private let subgraph: Subgraph
  private let scope: ViewScope?
  private let transactionTransform: TransactionTransform?
  private let environment: EnvironmentSource
  private let sources: [NodeID]
  private let below: PreferenceOutput<DisplayList>?
  @exclusivity(unchecked) private var displaySource = DisplaySource()
  @exclusivity(unchecked) private var memo = DisplayMemo()

  /// - Parameter sources: nodes that `updateEffect` always reads.
  init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID]) {
    runtime = inputs.runtime
    subgraph = inputs.subgraph
    scope = inputs.scope
    transactionTransform = inputs.transactionTransform
    environment = inputs.environment
    self.sources = sources
    below = content.display
    super.init(content)
  }

  /// Reads the effect's parameters; true when they have changed.
  package func updateEffect(_ graph: Graph) -> Bool { false }

  /// Applies the effect to `node`.
  package func applyEffect(to node: DisplayNode) -> DisplayNode { node }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == DisplayOutput.self else {
      return super.output(key).map { K.pass($0, through: self) }
    }
    return castOutput(displayOutput, of: DisplayOutput.self, for: key)
  }

  private var displayOutput: PreferenceOutput<DisplayList>? {
    guard let below = below?.attribute.node else { return nil }
    return displaySource.output(
      of: self, reading: [below] + sources, in: subgraph, of: runtime.graph)
  }

  /// The path from the root to the view, for diagnostics.
  final var viewPath: String { scope?.path ?? "" }

  /// The target of the effect's animations.
  final var animationTarget: AnimationTarget {
    AnimationTarget(runtime, transactionTransform, displaySource.node, environment)
  }

  package var name: String { typeName(Self.self) }

  package func value(in graph: Graph) -> DisplayList {
    let isChanged = updateEffect(graph)
    let below = below.flatMap { graph.value($0.attribute).root }
    return memo.list(around: below, isChanged: isChanged) { DisplayList(applyEffect(to: $0)) }
  }
}
