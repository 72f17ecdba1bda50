import Foundation

/// A node that forwards layout to one child, which can be replaced. Without a child it takes no space.
///
/// Always true: its size, guides, spacing, priority and bounds are those of its child. `UnaryNode` is the same for a
/// child that never changes.
class ForwardingNode: LayoutNode {
  final private(set) var child: LayoutNode?

  init(_ inputs: _ViewInputs, child: LayoutNode? = nil) {
    self.child = child
    super.init(inputs)
    if let child { adopt(child) }
  }

  /// Replaces the child; the parent is notified of its size and traits.
  final func setChild(_ child: LayoutNode?) {
    self.child = child
    if let child { adopt(child) }
    boundingRectChanged()
    setNeedsMeasure(traits: true)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(for: proposal) ?? .zero
  }

  override var rigidAxes: Axis.Set { child?.rigidity ?? .all }

  override func placeChildren() { child?.place(at: .zero, proposal: proposal) }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { child?.explicitGuide(key, in: size, proposal) }

  override func contentBoundingRect() -> CGRect { child?.boundingRectInParent ?? .null }

  override var spacing: ViewSpacing { child?.spacing ?? .zero }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override var layoutTransparentChild: LayoutNode? { child }

  override func checkOwnInvariants() {
    guard let child, !child.isRemoved else { return }
    checkInvariant(child.parent === self, "the child is adopted")
    guard isPlaced, !needsPlacing, !needsMeasure, child.isPlaced, !child.needsMeasure else {
      return
    }
    checkInvariant(size == child.size, "the node has its child's size")
  }
}
