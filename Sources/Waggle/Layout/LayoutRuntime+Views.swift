import Foundation

extension LayoutRuntime: ViewMaking {
  /// Several views where one is expected lie one over the other (L009).
  package func makeContainer(of list: ViewList, inputs: _ViewInputs) -> ViewNode {
    ContainerNode(
      inputs, source: nil, order: inputs.bag[OrderedContainerKey.self],
      read: { _ in ZStackLayout() }, list: { _ in list })
  }

  package func makeNothing(inputs: _ViewInputs) -> ViewNode { NothingNode(inputs) }

  package func makeDirection(
    of node: ViewNode, inside inner: _ViewInputs, inputs: _ViewInputs
  ) -> ViewNode { LayoutDirectionNode(node, in: inner.environment, inputs) }
}

/// A view of no size (R032).
private final class NothingNode: LayoutNode {
  override var name: String { "EmptyView" }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override var spacing: ViewSpacing { .zero }
  override func contentReach() -> CGRect { .null }
}
