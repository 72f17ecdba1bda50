package import Foundation

/// A node with one child, to which it forwards everything by default: the base class of layout modifiers.
///
/// Subclasses override what they change. Sizes are cached even so: otherwise each level of a deep chain would ask all
/// levels below it again.
package class UnaryNode: LayoutNode {
  package let content: ViewNode
  package let child: LayoutNode
  /// The nearest descendant that draws itself; it moves with this node.
  private unowned(unsafe) let drawingDescendant: LayoutNode

  init(_ content: ViewNode, _ inputs: _ViewInputs) {
    self.content = content
    child = content.layout
    drawingDescendant = child.drawingRoot
    super.init(inputs)
    mayHaveGuides = child.mayHaveGuides
    adopt(child)
  }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == LayoutOutput.self ? super.output(key) : content.output(key)
  }

  package override func trait(_ id: ObjectIdentifier) -> AnyObject? { content.trait(id) }

  package override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    content.addTrace(of: key, to: &trace)
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }

  package override var rigidAxes: Axis.Set { child.rigidity }

  package override func placeChildren() { child.place(at: .zero, proposal: proposal) }

  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    mayHaveGuides.contains(key) ? child.explicitGuide(key, in: size, proposal) : nil
  }

  package override func contentBoundingRect() -> CGRect { child.boundingRectInParent }

  package override var spacing: ViewSpacing { child.spacing }
  package override var layoutPriority: Double { child.layoutPriority }
  package override var layoutTransparentChild: LayoutNode? { child }
  package override var isDrawingTransparent: Bool { true }

  package override var drawingRoot: LayoutNode { isDrawingTransparent ? drawingDescendant : self }

  /// The descendant that draws for this node is notified too. Nodes between keep their positions relative to this node.
  package override func placementChanged() {
    super.placementChanged()
    if isDrawingTransparent { drawingDescendant.placementChanged() }
  }
}
