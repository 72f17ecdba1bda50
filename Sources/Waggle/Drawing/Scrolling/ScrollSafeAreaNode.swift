import Foundation
import WaggleGraph

/// The frame of a scroll view in its parent. The scroll view itself reaches into the safe areas that the frame touches,
/// along the axes that scroll, and insets its content by as much (L111).
///
/// Always true after layout: without safe areas, frame and scroll view are one.
final class ScrollSafeAreaNode: UnaryNode, SafeAreaDependent {
  private unowned(unsafe) let scrollNode: ScrollNode
  var safeAreaOverlap: SafeAreaOverlap?
  var ignoredRegions: SafeAreaRegions { .all }

  init(_ node: ScrollNode, _ inputs: _ViewInputs) {
    scrollNode = node
    super.init(node, inputs)
    mayHaveGuides = []
    store.safeAreas.add(self)
  }

  override var name: String { "ScrollView" }

  func safeAreaOverlapChanged() { setNeedsPlacing() }

  override var layoutTransparentChild: LayoutNode? { nil }

  override var rigidAxes: Axis.Set { [] }

  /// The scroll view's answer, which has the insets only where nothing is proposed.
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.sizeThatFits(proposal)
    let insets = scrollNode.safeAreaInsets
    if proposal.width == nil { size.width = max(0, size.width - insets.sum(.horizontal)) }
    if proposal.height == nil { size.height = max(0, size.height - insets.sum(.vertical)) }
    return size
  }

  override func placeChildren() {
    let level = store.embeddingLevel
    let insets = SideInsets(currentOverlap(), in: level).along(scrollNode.safeAreaBarrier)
    scrollNode.safeAreaInsets = insets
    let start = insets.edges(in: level)
    child.place(
      at: CGPoint(x: 0 - start.leading, y: 0 - start.top),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0 + insets.sum(.horizontal) },
        height: proposal.height.map { $0 + insets.sum(.vertical) }))
  }
}
