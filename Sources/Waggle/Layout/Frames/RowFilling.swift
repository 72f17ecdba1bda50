package import Foundation
import WaggleGraph

/// A layout whose bounds are those of a row.
package protocol RowBounds: Layout {}

extension View {
  /// Lets this view cover the row that it is in, while its frame is that of the part in it that is marked with
  /// `framingRowControl()` (C440). In no row, or without such a part, it is laid out as usual.
  package nonisolated func coveringRow() -> some View { modifier(CoversRow()) }

  /// Makes this view the part that is the frame of the control around it, which covers its row (C440). What is between the
  /// two must leave the size of this view as it is.
  package nonisolated func framingRowControl() -> some View { modifier(FramesRowControl()) }
}

extension _ViewInputs {
  /// Makes a control that covers the row that it is in, as `coveringRow()` does, and the part in it that is its frame, as
  /// `framingRowControl()` does.
  ///
  /// - Parameter make: makes the control, with a function that makes the part.
  /// - Cost: no node of the graph.
  package func makeRowCover(
    _ make: (_ViewInputs, _ part: (_ViewInputs, (_ViewInputs) -> ViewNode) -> ViewNode) -> ViewNode
  ) -> ViewNode {
    let control = RowControl()
    let inside = make(below()) { inputs, makePart in
      RowContentNode(makePart(inputs.below()), control, inputs)
    }
    return RowCoverNode(inside, control, self)
  }
}

/// Connects the two nodes of a control that covers its row.
private final class RowControl {
  weak var outer: RowCoverNode?
  weak var inner: RowContentNode?

  enum Key: InputKey {
    static var defaultValue: RowControl? { nil }
  }
}

nonisolated private struct CoversRow: PrimitiveModifier {
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let control = RowControl()
    var inner = inputs.below()
    inner.bag[RowControl.Key.self] = control
    return _ViewOutputs(RowCoverNode(body(_Graph(), inner).node, control, inputs))
  }
}

nonisolated private struct FramesRowControl: PrimitiveModifier {
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let control = inputs.bag[RowControl.Key.self] else { return body(_Graph(), inputs) }
    var inner = inputs.below()
    inner.bag[RowControl.Key.self] = nil
    return _ViewOutputs(RowContentNode(body(_Graph(), inner).node, control, inputs))
  }
}

/// A control with the frame of a part of it, laid out over its whole row.
package final class RowCoverNode: UnaryNode {
  private let control: RowControl
  private weak var row: LayoutNode?

  fileprivate init(_ content: ViewNode, _ control: RowControl, _ inputs: _ViewInputs) {
    self.control = control
    super.init(content, inputs)
    mayHaveGuides = .all
    control.outer = self
  }

  /// What has the frame.
  private var framed: LayoutNode { control.inner?.child ?? child }

  package override var rigidAxes: Axis.Set { [] }

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    framed.size(for: proposal)
  }

  package override var spacing: ViewSpacing { framed.spacing }
  package override var layoutPriority: Double { framed.layoutPriority }

  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { framed.explicitGuide(key, in: size, proposal) }

  package override func placeChildren() {
    guard let inner = control.inner else { return super.placeChildren() }
    let area = area
    child.place(
      fromLeft: area.origin, proposal: ProposedViewSize(area.size), in: store.embeddingLevel)
    inner.coverWasPlaced()
  }

  /// The row in this node's coordinates; its own bounds in no row.
  private var area: CGRect {
    guard let row = row ?? enclosingRow() else { return CGRect(origin: .zero, size: size) }
    let offset = offset(in: row)
    return CGRect(x: -offset.x, y: -offset.y, width: row.size.width, height: row.size.height)
  }

  private func enclosingRow() -> LayoutNode? {
    var next = parent
    while let node = next, !node.isRow { next = node.parent }
    next?.covers = self
    row = next
    return next
  }

  /// Called when the row was laid out: its size may be a different one.
  func rowWasPlaced() { setNeedsPlacing() }

  /// Its place in the row may be a different one.
  package override func placementChanged() {
    super.placementChanged()
    setNeedsPlacing()
  }
}

/// The part of a control that has its frame.
private final class RowContentNode: UnaryNode {
  private let control: RowControl

  init(_ content: ViewNode, _ control: RowControl, _ inputs: _ViewInputs) {
    self.control = control
    super.init(content, inputs)
    control.inner = self
    control.outer?.setNeedsMeasure(traits: true)
  }

  override var layoutTransparentChild: LayoutNode? { nil }

  override var rigidAxes: Axis.Set { [] }

  /// The content takes what it is given: all of the row.
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, let height = proposal.height else {
      return child.size(for: proposal)
    }
    return CGSize(width: width, height: height)
  }

  /// The content is the control's frame, whose size changes with it.
  override func childChanged(_ child: LayoutNode, traits: Bool) {
    setNeedsPlacing()
    control.outer?.setNeedsMeasure(traits: traits)
    if control.outer == nil { setNeedsMeasure(traits: traits) }
  }

  func coverWasPlaced() { setNeedsPlacing() }

  override func placeChildren() {
    guard let outer = control.outer else { return super.placeChildren() }
    let offset = offset(in: outer)
    child.place(
      fromLeft: CGPoint(x: -offset.x, y: -offset.y), proposal: outer.proposal,
      in: store.embeddingLevel)
  }
}

extension LayoutNode {
  /// Where its origin is in an ancestor, without effects.
  fileprivate func offset(in ancestor: LayoutNode) -> CGPoint {
    var offset = CGPoint.zero
    var next: LayoutNode? = self
    while let node = next, node !== ancestor {
      offset.x += node.origin.x
      offset.y += node.origin.y
      next = node.parent
    }
    return offset
  }
}
