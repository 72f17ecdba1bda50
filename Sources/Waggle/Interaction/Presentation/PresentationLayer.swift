import Foundation
import WaggleGraph

/// What is presented over a window's content, the newest in front.
final class PresentationLayer: LayoutNode {
  let children: ChildList

  override init(_ inputs: _ViewInputs) {
    children = ChildList(fixed: [], inputs: inputs.below(), isDynamic: true)
    super.init(inputs)
    children.container = self
  }

  override var name: String { "presentations" }
  override var sizeDependsOnChildren: Bool { false }

  /// What was presented keeps the layer, which must not keep it once it is dropped.
  override func visits(_ child: LayoutNode) -> Bool { !isRemoved }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    super.output(key) ?? children.output(key)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    for child in children.children {
      child.node.layout.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  func show(_ nodes: [PresentedNode]) {
    for node in nodes where node.layer == nil {
      node.layer = self
      adopt(node)
    }
    children.set(fixed: nodes)
    setNeedsPlacing()
  }

  /// Call when the room has changed.
  func roomChanged() { for child in children.children { child.node.layout.setNeedsPlacing() } }
}
