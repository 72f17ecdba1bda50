package import WaggleGraph

/// The alternatives of a view that shows one of several. Each `OutputKey` decides how they become one output.
package final class Alternatives {
  package let inputs: _ViewInputs
  /// The alternative that is shown; nil before the first is chosen.
  package private(set) var chosen: ViewNode?
  /// The alternatives that were built and not chosen, in order.
  package private(set) var passedOver: [ViewNode] = []
  /// The chosen alternative as a list of at most one child.
  package let chosenChildren: ChildList
  private var dependents: [NodeID] = []

  package init(_ inputs: _ViewInputs) {
    self.inputs = inputs
    chosenChildren = ChildList(fixed: [], inputs: inputs, isDynamic: true)
  }

  package var viewPath: String { inputs.scope?.path ?? "" }

  /// Shows an alternative, or none.
  package func choose(_ node: ViewNode?, passingOver passedOver: [ViewNode]) {
    chosen = node
    self.passedOver = passedOver
    chosenChildren.set(fixed: node.map { [$0] } ?? [])
    let graph = inputs.runtime.graph
    for dependent in dependents where graph.isAlive(dependent) { graph.invalidate(dependent) }
  }

  /// Invalidates `node` whenever another alternative is chosen.
  package func addDependent(_ node: NodeID) { dependents.append(node) }
}

extension OutputKey {
  /// By default the output of the chosen view alone, as a container with that one child would give it.
  package static func choose(_ alternatives: Alternatives) -> Output? {
    alternatives.chosenChildren.output(self)
  }
}
