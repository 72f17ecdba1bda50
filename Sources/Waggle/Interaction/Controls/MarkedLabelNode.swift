import Foundation
import WaggleGraph

/// The node of a label with room for a mark, which the control around it draws. Preferences, touches and what is read are the
/// label's.
///
/// Always true: label and mark are laid out by `HStackLayout`, with a spacer between them where the mark is at the far end.
final class MarkedLabelNode: UnaryNode {
  private let space: LineSpace
  private let room: MarkRoom
  private var stack = HStackLayout(spacing: 0)
  private var cache: HStackLayout.Cache?
  var recordedPlacements: [RecordedPlacement?]?

  /// Makes a label in a line.
  static func make(in inputs: _ViewInputs, _ makeLabel: (_ViewInputs) -> _ViewOutputs) -> ViewNode {
    var inner = inputs.below()
    inner.bag[StackOrientation.self] = .horizontal
    inner.bag[ZOrderContainerKey.self] = ZOrderContainerKey.Reference()
    return MarkedLabelNode(makeLabel(inner).node, inputs, inner)
  }

  private init(_ label: ViewNode, _ inputs: _ViewInputs, _ inner: _ViewInputs) {
    space = LineSpace(inner)
    room = MarkRoom(inner)
    super.init(label, inputs)
    mayHaveGuides = [.baselines, .separators, .others]
    adopt(space)
    adopt(room)
  }

  override var name: String { "label with a mark" }
  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }
  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }

  /// What there is room for; set by the control before it is laid out.
  var mark: ControlArrangement.Mark? {
    didSet {
      guard mark != oldValue else { return }
      stack.spacing = mark?.gap
      space.minLength = mark?.gap ?? 0
      room.mark = mark
      cache = nil
      if oldValue == nil { return }
      space.setNeedsMeasure()
      room.setNeedsMeasure(traits: true)
      setNeedsMeasure(traits: true)
    }
  }

  /// Where the mark is, from the leading edge.
  var markFrame: CGRect {
    let placements = recordPlacements { place() }
    guard let index = subviewNodes.firstIndex(where: { $0 === room }),
      let place = placements[index]
    else { return .zero }
    return CGRect(origin: place.origin, size: room.size(for: place.proposal))
  }

  private func withRow<Result>(
    _ body: (HStackLayout, LayoutSubviews, inout HStackLayout.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(self)
    var upToDate = cache ?? stack.makeCache(subviews: subviews)
    cache = nil
    defer { cache = upToDate }
    return body(stack, subviews, &upToDate)
  }

  override func invalidateCaches() { cache = nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withRow { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func placeChildren() { place() }

  private func place() {
    withRow {
      $0.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2)
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    return withRow { $0.explicitGuide(key, in: size, proposal, $1, &$2) }
  }

  override var spacing: ViewSpacing { withRow { $0.spacing(subviews: $1, cache: &$2) } }

  override var rigidAxes: Axis.Set {
    subviewNodes.reduce(.all) { $0.intersection($1.rigidity) }
  }

  override func childChanged(_ child: LayoutNode, traits: Bool) { setNeedsMeasure(traits: traits) }
}

extension MarkedLabelNode: FixedSubviewContainer {
  var subviewNodes: [LayoutNode] { mark?.isFirst ?? false ? [room, child] : [child, space, room] }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value {
    let view = subviewNodes[index] === child ? content : nil
    return view?.layoutValue(key) ?? K.defaultValue
  }
}

/// The room for a mark.
private final class MarkRoom: LayoutNode {
  var mark: ControlArrangement.Mark?

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    mayHaveGuides = .baselines
  }

  override var name: String { "mark" }
  override func contentBoundingRect() -> CGRect { .null }
  override var rigidAxes: Axis.Set { .all }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { mark?.size ?? .zero }

  /// The baseline of a symbol, which is half a cap height below its centre.
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key), let font = mark?.font else { return nil }
    return (size.height + store.measurer.metrics(of: font).capHeight) / 2
  }

  /// Spacing as for text (L037).
  override var spacing: ViewSpacing {
    guard let mark, let font = mark.font else { return .plain }
    return ViewSpacing(text: store.measurer.metrics(of: font), pixel: mark.pixel)
  }
}
