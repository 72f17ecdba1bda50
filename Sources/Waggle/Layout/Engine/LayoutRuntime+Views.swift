import Foundation

extension LayoutRuntime: ViewMaking {
  /// Stacks several views in depth where one is expected (L009).
  package func makeContainer(of list: ViewList, inputs: _ViewInputs) -> ViewNode {
    ContainerNode(
      inputs, source: nil, order: inputs.bag[OrderedContainerKey.self],
      read: { _ in ZStackLayout() }, list: { _ in list })
  }

  package func makeReplaceable(of list: ViewList, inputs: _ViewInputs) -> ViewNode {
    ReplaceableNode(of: list, inputs)
  }

  package func makeEmpty(inputs: _ViewInputs) -> ViewNode { EmptyNode(inputs) }

  package func makeZeroSize(inputs: _ViewInputs) -> ViewNode { ZeroSizeNode(inputs) }

  package func makeDirection(
    of node: ViewNode, inside inner: _ViewInputs, inputs: _ViewInputs
  ) -> ViewNode { LayoutDirectionNode(node, in: inner.environment, inputs) }
}

/// A view that takes the proposed size and draws nothing (R032, L002).
private class EmptyNode: LayoutNode {
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    mayHaveGuides = []
  }

  override var name: String { "EmptyView" }
  override func contentBoundingRect() -> CGRect { .null }
}

/// A view of zero size.
private final class ZeroSizeNode: EmptyNode {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override var spacing: ViewSpacing { .zero }
}
