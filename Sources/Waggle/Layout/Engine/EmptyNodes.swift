import Foundation

/// A view that takes the proposed size and draws nothing (R032, L002).
class EmptyNode: LayoutNode {
  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    mayHaveGuides = []
  }

  override var name: String { "EmptyView" }
  override func contentBoundingRect() -> CGRect { .null }
}

/// A view of zero size.
final class ZeroSizeNode: EmptyNode {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override var rigidAxes: Axis.Set { .all }
  override var spacing: ViewSpacing { .zero }
}
