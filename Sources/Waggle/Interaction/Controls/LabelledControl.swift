package import Foundation
import WaggleGraph

/// A control after its label, as an `HStack` has them; without the label only as wide as the control.
///
/// A label that is hidden is behind the control, where it is read aloud and not drawn.
///
/// - Cost: two nodes, and those of label and control.
package nonisolated struct LabelledControl<Label: View, Control: View>: PrimitiveView {
  private let line: ControlLine
  private let label: Label
  private let control: Control

  package init(
    _ line: ControlLine, @ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control
  ) {
    self.line = line
    self.label = label()
    self.control = control()
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let line = view.part(at: 0, as: ControlLine.self)
    let labelOffset = byteOffset(of: Label.self, after: ControlLine.self)
    let controlOffset = byteOffset(of: Control.self, after: (ControlLine, Label).self)
    var inner = inputs.below()
    inner.bag[StackOrientation.self] = .horizontal
    inner.bag[ZOrderContainerKey.self] = ZOrderContainerKey.Reference()
    let label = view.part(at: labelOffset, as: Label.self).makePart(in: HStackLayout(), inner)
    let control = view.part(at: controlOffset, as: Control.self)
      .makePart(in: HStackLayout(), inner.below())
    return _ViewOutputs(LabelledControlNode(label, control, line, inputs, inner))
  }
}

/// How a control is beside its label.
package nonisolated struct ControlLine: Equatable {
  /// The space between the label and the control, in points; twice that where the line fills its width.
  package var spacing: CGFloat
  /// Whether the control is at the far end of what is offered.
  package var fillsWidth: Bool
  /// Whether the upper edge of both is on the first baseline of what is beside them, and the lower edge on the last.
  package var hangs = false
  /// Whether the control has no height, and goes over the space above and below the label.
  package var isFlat = false
  /// How far the control goes over the space above it, and below, in points.
  package var overflow: CGFloat = 0
  package var hidesLabel = false

  package init(spacing: CGFloat, fillsWidth: Bool) {
    self.spacing = spacing
    self.fillsWidth = fillsWidth
  }
}

/// The node of a control in its line, which may be lower than the control is.
final class LinedControlNode: UnaryNode {
  private var arrangement = ControlArrangement()
  private var isFlat = false

  /// Sets how much lower it is; true where that is other than before.
  func set(overflow: CGFloat, isFlat: Bool) -> Bool {
    let new = ControlArrangement(
      insets: EdgeInsets(top: -overflow, leading: 0, bottom: -overflow, trailing: 0))
    guard new != arrangement || isFlat != self.isFlat else { return false }
    (arrangement, self.isFlat) = (new, isFlat)
    return true
  }

  private var isChild: Bool { !isFlat && arrangement.insets.top == 0 }

  override var name: String { "control in its line" }
  override var isDrawingTransparent: Bool { true }
  override var layoutTransparentChild: LayoutNode? { isChild ? child : nil }
  override var layoutPriority: Double { 0 }

  override var rigidAxes: Axis.Set {
    isFlat ? child.rigidity.union(.vertical) : child.rigidity
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isFlat ? ProposedViewSize(width: proposal.width, height: 0) : proposal
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = arrangement.sizeThatFits(offer(proposal), child)
    if isFlat { size.height = 0 }
    return size
  }

  /// Where the control is in a line of this size, and what is proposed to it.
  private func placement(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    let whole = isFlat ? arrangement.sizeThatFits(offer, child) : size
    var place = arrangement.labelPlacement(in: whole, offer, child)
    if isFlat { place.origin.y -= whole.height / 2 }
    return place
  }

  override func placeChildren() {
    let place = placement(in: size, proposal)
    child.place(at: place.origin, proposal: place.proposal)
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    let place = placement(in: size, proposal)
    guard let value = child.dimensions(for: place.proposal)[explicit: key] else { return nil }
    return value + (key.axis == .horizontal ? place.origin.x : place.origin.y)
  }

  override var spacing: ViewSpacing {
    let spacing = child.spacing.plain(arrangement.insets.edges)
    return isFlat ? spacing.framed(.vertical) : spacing
  }
}

/// The space between a label and a control or a mark at the far end, as a `Spacer` is.
final class LineSpace: LayoutNode {
  /// In points.
  var minLength: CGFloat = 0

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    mayHaveGuides = []
  }

  override var name: String { "Spacer" }
  override func contentBoundingRect() -> CGRect { .null }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, minLength), height: 0)
  }

  override var spacing: ViewSpacing { ViewSpacing(spacerAlong: .horizontal) }
  override var layoutPriority: Double { -.infinity }
}
