package import Foundation
import WaggleGraph

/// Asks a view at an event what size it would have. Nothing is computed before, and nothing is kept.
///
/// A reference belongs to one view at a time, the one that was made last with `answers(_:)`, and does not retain it.
package final class SizeQuery: Watched {
  fileprivate weak var node: LayoutNode?

  package init() {}

  /// The width that the view would choose in its present height; nil where there is no view. For events and actions: what
  /// it reads is not followed. Costs a layout of the view, whose answer is cached.
  package var idealWidth: CGFloat? {
    guard let node, !node.subgraph.isRemoved else { return nil }
    let proposal = ProposedViewSize(width: nil, height: node.size.height)
    return node.runtime.updating { node.size(for: proposal) }.width
  }

  /// The width that the view has; nil where there is no view.
  package var currentWidth: CGFloat? {
    guard let node, !node.subgraph.isRemoved else { return nil }
    return node.size.width
  }
}

extension View {
  /// Lets a reference ask this view for its size.
  package nonisolated func answers(_ query: SizeQuery) -> some View {
    modifier(SizeQueryModifier(query: query))
  }
}

nonisolated private struct SizeQueryModifier: PrimitiveModifier {
  let query: SizeQuery

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    let outputs = body(_Graph(), inputs)
    graph.untracked { modifier.read(in: graph) }.query.node = outputs.node.layout
    return outputs
  }
}
