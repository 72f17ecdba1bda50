package import Foundation
import WaggleGraph

extension View {
  /// Puts a view behind the trailing edge of this one while there is one, as in an `HStack` of both. Other views are spaced from
  /// this view; preferences that the other writes stay in it (R016).
  ///
  /// - Parameter spacing: the space between the two, in points.
  /// - Parameter trailing: the space behind both, in points; finite.
  /// - Cost: two nodes, and those of the other view while there is one. The type is known: see `chosen(_:)`.
  package nonisolated func beside<Trailing: View>(
    _ view: Trailing?, spacing: CGFloat, trailing: CGFloat = 0
  ) -> ModifiedContent<Self, LayerBeside<Trailing>> {
    modifier(
      LayerBeside(
        parts: OptionalLayers(back: nil, front: view, spacing: spacing, trailing: trailing)))
  }
}

/// A view behind the trailing edge of the content.
nonisolated package struct LayerBeside<Trailing: View>: PrimitiveModifier {
  let parts: OptionalLayers<EmptyView, Trailing>

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let parts = modifier.part(at: 0, as: OptionalLayers<EmptyView, Trailing>.self)
    var inner = inputs.below()
    inner.bag[StackOrientation.self] = .horizontal
    inner.bag[ZOrderContainerKey.self] = ZOrderContainerKey.Reference()
    return _ViewOutputs(LayerBesideNode(body(_Graph(), inner).node, parts, inputs))
  }
}

/// The node of a view with another beside it.
///
/// Always true: while there is another view, both are laid out by `HStackLayout`; else size and guides are those of the content,
/// except for the guides that a container does not pass on (L044).
private final class LayerBesideNode<Trailing: View>: OptionalLayersNode<EmptyView, Trailing> {
  private var stack = HStackLayout(spacing: 0)
  /// The space behind both, in points.
  private var trailing: CGFloat = 0
  private var hasRead = false
  /// While both views are there and nothing has changed since it was made.
  @exclusivity(unchecked) private var cache: HStackLayout.Cache?
  @exclusivity(unchecked) private var knownSubviews: [LayoutNode] = []
  var recordedPlacements: [RecordedPlacement?]?

  override init(
    _ content: ViewNode, _ modifier: _GraphValue<OptionalLayers<EmptyView, Trailing>>,
    _ inputs: _ViewInputs
  ) {
    stack.isSpacedAsFirst = true
    super.init(content, modifier, inputs)
    mayHaveGuides = [.baselines, .separators, .others]
  }

  override var name: String { "beside" }

  override func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }

  override func layersChanged() {
    forgetLayout()
    setNeedsMeasure(traits: true)
  }

  override func invalidateCaches() { forgetLayout() }

  private func forgetLayout() {
    cache = nil
    knownSubviews = []
  }

  override func updateSpacing(_ spacing: CGFloat, trailing: CGFloat) {
    hasRead = true
    guard spacing != stack.spacing || trailing != self.trailing else { return }
    stack.spacing = spacing
    self.trailing = trailing
    forgetLayout()
    setNeedsMeasure(traits: true)
  }

  /// Calls `body` with both views; nil while there is only the content.
  private func withLayout<Result>(
    _ body: (HStackLayout, LayoutSubviews, inout HStackLayout.Cache) -> Result
  ) -> Result? {
    if !hasRead { readParameters() }
    guard front != nil else { return nil }
    let subviews = LayoutSubviews(self)
    var used = cache ?? stack.makeCache(subviews: subviews)
    cache = nil
    defer { cache = used }
    return body(stack, subviews, &used)
  }

  /// What both are proposed of a proposal.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - trailing) }, height: proposal.height)
  }

  private func innerSize(_ offer: ProposedViewSize) -> CGSize {
    withLayout { $0.sizeThatFits(proposal: offer, subviews: $1, cache: &$2) }
      ?? super.sizeThatFits(offer)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if !hasRead { readParameters() }
    if trailing == 0 { return innerSize(proposal) }
    var size = innerSize(inner(proposal))
    size.width = max(0, size.width + trailing)
    return size
  }

  override func placeChildren() {
    let offer = trailing == 0 ? proposal : inner(proposal)
    let bounds = CGRect(origin: .zero, size: trailing == 0 ? size : innerSize(offer))
    let isPlaced: Void? = withLayout {
      $0.placeSubviews(in: bounds, proposal: offer, subviews: $1, cache: &$2)
    }
    if isPlaced == nil { child.place(at: .zero, proposal: offer) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if !hasRead { readParameters() }
    let offer = trailing == 0 ? proposal : inner(proposal)
    let size = trailing == 0 ? size : innerSize(offer)
    let guide: CGFloat?? = withLayout { $0.explicitGuide(key, in: size, offer, $1, &$2) }
    return guide ?? child.explicitGuide(key, in: size, offer)
  }

  override var spacing: ViewSpacing {
    let spacing = withLayout { $0.spacing(subviews: $1, cache: &$2) } ?? super.spacing
    return trailing == 0 ? spacing : spacing.plain(.trailing)
  }

  override var layoutPriority: Double { 0 }

  override var rigidAxes: Axis.Set {
    subviewNodes.reduce(.all) { $0.intersection($1.rigidity) }
  }

  override func childChanged(_ child: LayoutNode, traits: Bool) {
    forgetLayout()
    setNeedsMeasure(traits: traits)
  }
}

extension LayerBesideNode: FixedSubviewContainer {
  var subviewNodes: [LayoutNode] {
    if knownSubviews.isEmpty { knownSubviews = front.map { [child, $0.view.layout] } ?? [child] }
    return knownSubviews
  }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value {
    (index == 0 ? content : front?.view)?.layoutValue(key) ?? K.defaultValue
  }
}
