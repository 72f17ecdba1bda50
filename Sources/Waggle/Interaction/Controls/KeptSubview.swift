import Foundation
import WaggleGraph

extension Subview {
  /// The subview where no other ever takes its place; nothing once its container no longer has it (C236).
  ///
  /// - Cost: no node.
  package var kept: some View { KeptSubview(subview: self, line: nil) }

  /// The subview as the label of a control: what it says to a container, such as a z index, ends here. It is in a line along an
  /// axis, or nil for none.
  ///
  /// - Cost: one node for a preference that it writes, if it is asked for.
  package func kept(asLabelAlong axis: Axis?) -> some View {
    KeptSubview(subview: self, line: KeptSubview.Line(axis: axis))
  }
}

nonisolated private struct KeptSubview: PrimitiveView {
  struct Line { let axis: Axis? }

  let subview: Subview
  /// The line that a label is in; nil for a view that is not a label.
  let line: Line?

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let kept = view.readOnce(in: inputs)
    let source = kept.subview.element.element.inputs.subgraph
    guard !source.isRemoved else { return _ViewOutputs(inputs.nodeFactory.makeMissing(inputs)) }
    var inner = inputs.below()
    inner.subgraph = Subgraph(in: inputs.runtime.graph, parent: inputs.subgraph)
    inner.appearanceScope = AppearanceScope(parent: inputs.appearanceScope)
    inner.callbackScope = inputs.nextCallbackScope()
    inner.dropImplicitContainer()
    if let line = kept.line {
      inner.bag[StackOrientation.self] = StackAxis(line.axis)
      inner.bag[ZOrderContainerKey.self] = ZOrderContainerKey.Reference()
    }
    let node = KeptSubviewNode(kept.subview.make(in: inner).node, inner, kept.line != nil, inputs)
    // Its values are nodes of the list that it comes from, so it cannot outlive them.
    source.onRemoval { [weak node] in node?.drop() }
    return _ViewOutputs(node)
  }
}

/// The node of a subview at its only place.
///
/// Always true: the content is in a subgraph that is removed with the list that the subview comes from; then nothing is left.
private final class KeptSubviewNode: UnaryNode {
  private let inner: _ViewInputs
  private let isLabel: Bool
  private var isDropped = false
  private let inputs: _ViewInputs
  /// What is written in the label, for containers that outlive it; nil until it is asked for.
  private var written: ChildList?

  init(_ content: ViewNode, _ inner: _ViewInputs, _ isLabel: Bool, _ inputs: _ViewInputs) {
    self.inner = inner
    self.inputs = inputs
    self.isLabel = isLabel
    super.init(content, inputs)
    if isLabel { mayHaveGuides.subtract(.edges) }
  }

  private var children: ChildList {
    if let written { return written }
    let children = ChildList(fixed: [content], inputs: inputs, isDynamic: true)
    children.choosesOwnViews = true
    children.container = self
    written = children
    return children
  }

  override var name: String { "subview" }

  func drop() {
    guard !isDropped, !isRemoved else { return }
    isDropped = true
    written?.set(fixed: [])
    inner.appearanceScope.remove()
    inner.subgraph.remove()
    boundingRectChanged()
    setNeedsMeasure(traits: true)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == LayoutOutput.self { return super.output(key) }
    guard !isDropped, let output = content.output(key) else { return nil }
    let isRead =
      key == DisplayOutput.self || key == HitTestOutput.self
      || key is any CollectedOutput.Type || key == AnimatedPartOutput.self
    return isRead || !isLabel ? output : children.output(key)
  }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? {
    isLabel || isDropped ? nil : super.trait(id)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isDropped ? .zero : super.sizeThatFits(proposal)
  }
  override var rigidAxes: Axis.Set { isDropped ? .all : super.rigidAxes }
  override func placeChildren() { if !isDropped { super.placeChildren() } }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { isDropped ? nil : super.explicitGuide(key, in: size, proposal) }
  override func contentBoundingRect() -> CGRect {
    isDropped ? .null : super.contentBoundingRect()
  }
  override var spacing: ViewSpacing { isDropped ? .zero : super.spacing }
  override var layoutPriority: Double { isDropped ? 0 : super.layoutPriority }
  override var layoutTransparentChild: LayoutNode? {
    isDropped ? nil : super.layoutTransparentChild
  }
  override var isDrawingTransparent: Bool { !isDropped }
}
