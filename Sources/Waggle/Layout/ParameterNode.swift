import Foundation
import WaggleGraph

/// A view with one other in it, laid out by what its modifier says.
///
/// Always true: `parameters` is the modifier as layout has last heard of it; when another one is read,
/// `parametersChanged` has been called.
class ParameterNode<Modifier>: UnaryNode {
  private let modifier: _GraphValue<Modifier>
  @exclusivity(unchecked) private var known: Modifier?
  @exclusivity(unchecked) private var follower = AnimatedValue<Modifier>()

  init(_ content: ViewNode, _ modifier: _GraphValue<Modifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    watch(modifier.node, inputs)
  }

  override var name: String { typeName(Modifier.self) }

  final var parameters: Modifier {
    if known == nil { readParameters() }
    return known!
  }

  override func updateParameters(_ graph: Graph) {
    let new = follower.shown(modifier.read(in: graph), after: known, motionSite(sink!))
    guard let old = known else {
      known = new
      return
    }
    guard !graph.areEqual(old, new) else { return }
    known = new
    parametersChanged()
  }

  /// Tells layout what another modifier can change: anything, where a subclass does not say better.
  func parametersChanged() { setNeedsMeasure(traits: true) }
}

/// A view that gives the one in it a proposal and a place of its own choice. Its priority is 0 again (L026).
class PlacingNode<Modifier>: ParameterNode<Modifier> {
  @exclusivity(unchecked) private var guides = GuideCache()

  /// What the child is offered when it is placed in `size`, the answer to `proposal`.
  func offer(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the child lies in `size`.
  func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }

  override var layoutPriority: Double { 0 }
  override var layoutTransparentChild: LayoutNode? { nil }

  override func placeChildren() {
    let offer = offer(in: size, proposal)
    let origin = childOrigin(child.dimensions(for: offer), in: size)
    child.place(at: CGPoint(x: origin.x.orZero, y: origin.y.orZero), proposal: offer)
  }

  /// L042: what the child sets, moved by the child's origin.
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    if let said = guides.value(key, size, proposal) { return said }
    guard let value = childGuide(key, in: size, proposal) else { return nil }
    guides.add(key, size, proposal, value, frame: runtime.frameNumber)
    return value
  }

  private func childGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let dimensions = child.dimensions(for: offer(in: size, proposal))
    guard let value = dimensions[explicit: key] else { return nil }
    let origin = childOrigin(dimensions, in: size)
    let moved = value + (key.axis == .horizontal ? origin.x : origin.y)
    return moved.isFinite ? moved : nil
  }

  override func traitsUnchanged() -> Bool {
    guides.take().areSame { explicitGuide($0, in: $1, $2) }
  }

  /// A child whose size does not matter may still carry guides, which move with it.
  override func childChanged(_ child: LayoutNode, traits: Bool) {
    let traits = traits || !traitsUnchanged()
    super.childChanged(child, traits: traits)
  }
}

extension CGFloat {
  /// 0 where it is no finite number: an infinite view's middle is nowhere.
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension ViewModifier {
  /// Makes a modifier that is a node in layout, one level above its content.
  nonisolated static func makeNode(
    _ inputs: _ViewInputs, _ body: (_Graph, _ViewInputs) -> _ViewOutputs,
    _ node: (ViewNode, _ViewInputs) -> LayoutNode
  ) -> _ViewOutputs {
    let content = body(_Graph(), inputs.below()).node
    return _ViewOutputs(node(content, inputs))
  }
}
