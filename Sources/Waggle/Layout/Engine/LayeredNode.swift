package import Foundation
import WaggleGraph

/// A view with a layer in front of it or behind it. The layer does not affect the size: it is proposed the view's size
/// and aligned to the view (L048, R105).
package class LayeredNode: LayoutNode {
  package let primary: ViewNode
  package let secondary: ViewNode
  private let primaryLayout: LayoutNode
  private let secondaryLayout: LayoutNode
  package let children: ChildList
  private var layerNeedsPlacing = true
  private var reportedGuides = GuideCache()
  package var alignment: Alignment { didSet { if alignment != oldValue { setNeedsPlacing() } } }

  /// - Parameter isBackground: whether the layer is drawn and reduced before the view (R045, R046). Several layers
  ///   stack outwards (R048).
  init(
    _ primary: ViewNode, _ secondary: ViewNode, isBackground: Bool, alignment: Alignment,
    _ inputs: _ViewInputs
  ) {
    self.primary = primary
    self.secondary = secondary
    self.alignment = alignment
    primaryLayout = primary.layout
    secondaryLayout = secondary.layout
    children = ChildList(
      fixed: isBackground ? [secondary, primary] : [primary, secondary], inputs: inputs)
    super.init(inputs)
    mayHaveGuides = primaryLayout.mayHaveGuides
    children.container = self
    adopt(primaryLayout)
    adopt(secondaryLayout)
  }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == LayoutOutput.self { return super.output(key) }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  package override func trait(_ id: ObjectIdentifier) -> AnyObject? { primary.trait(id) }

  package override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    primaryLayout.size(for: proposal)
  }

  package override var rigidAxes: Axis.Set { primaryLayout.rigidity }

  package override var spacing: ViewSpacing { primaryLayout.spacing }
  package override var layoutPriority: Double { primaryLayout.layoutPriority }

  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if let cached = reportedGuides.value(key, size, proposal) { return cached }
    runtime.layersAsked += 1
    defer { runtime.layersAsked -= 1 }
    let value = primaryLayout.explicitGuide(key, in: size, proposal)
    if runtime.layersAsked.isMultiple(of: Self.layersBetweenAnswers) {
      reportedGuides.add(key, size, proposal, value, frame: runtime.frameNumber)
    }
    return value
  }

  /// Each layer is aligned with the view inside, so a pile of layers in which none keeps its answer would ask all those below, layer
  /// by layer. Few layers in each other, as in a control, keep nothing.
  private static var layersBetweenAnswers: Int { 8 }

  package override func traitsUnchanged() -> Bool {
    reportedGuides.take().areSame { explicitGuide($0, in: $1, $2) }
  }

  package override func contentBoundingRect() -> CGRect {
    primaryLayout.boundingRectInParent.union(secondaryLayout.boundingRectInParent)
  }

  /// A change of the layer never changes the view's size.
  package override func childChanged(_ child: LayoutNode, traits: Bool) {
    if child === secondaryLayout { setNeedsPlacing() } else { setNeedsMeasure(traits: traits) }
  }

  /// Places the view only. The layer may depend on the view's preferences, so it is placed by `visitPendingChildren`,
  /// after the view was laid out.
  package override func placeChildren() {
    readParameters()
    primaryLayout.place(at: .zero, proposal: proposal)
    layerNeedsPlacing = true
  }

  private func placeSecondary() {
    let offer = ProposedViewSize(size)
    let primaryPoint = ViewDimensions(node: self, size: size, proposal: proposal)[alignment]
    let layerPoint = secondaryLayout.dimensions(for: offer)[alignment]
    secondaryLayout.place(
      at: CGPoint(x: primaryPoint.x - layerPoint.x, y: primaryPoint.y - layerPoint.y),
      proposal: offer)
  }

  package override func visitPendingChildren() {
    primaryLayout.layoutSubtree()
    updateLayer()
    if layerNeedsPlacing || needsPlacing { placeSecondary() }
    layerNeedsPlacing = false
    super.visitPendingChildren()
  }

  /// Updates the layer's content. The view has been laid out by then.
  package func updateLayer() {}
}
