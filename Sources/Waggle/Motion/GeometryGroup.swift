import Foundation
import WaggleGraph

extension View {
  /// Has this view go to its place and its size as one (R181).
  ///
  /// Without it, what is inside learns of the new place and size at once, and only what is drawn goes there (R178). With
  /// it, readers, anchors and frames inside see each step of the way.
  @inlinable
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// Has a view go to its place and its size as one.
nonisolated public struct _GeometryGroupModifier: PrimitiveModifier, Equatable {
  @inlinable
  init() {}

  /// The content, going as one.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(GeometryGroupNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}

/// A view that is laid out, step by step, in the frame that it goes through.
///
/// Always true after layout: what is inside lies in `shown`, which is the view's frame in the root's space unless it
/// moves. What is around it therefore jumps, and this view alone goes the way.
private final class GeometryGroupNode: DrawingEffectNode {
  private var follower = AnimatedValue<CGRect>()
  private var shown: CGRect?
  /// How far what is inside lies from where the view does.
  private var shift = CGSize.zero

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_GeometryGroupModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, inputs)
    watch([modifier.node, placement.node], inputs)
  }

  /// Called when the view, or something around it, was placed elsewhere, and with each step of the way.
  override func updateParameters(_ graph: Graph) {
    _ = graph.value(placement)
    setNeedsPlacing()
  }

  override func placeChildren() {
    let toRoot = currentPlacement.toRoot
    let goal = CGRect(origin: CGPoint(x: toRoot.tx, y: toRoot.ty), size: size)
    let new = follower.shown(goal, after: shown, site(sink!))
    shown = new
    // On the way the child may be larger than this view, and starts at the left in both directions.
    child.place(
      fromLeft: .zero, proposal: follower.isMoving ? ProposedViewSize(new.size) : proposal,
      in: runtime.embeddingLevel)
    let way = CGSize(width: new.minX - goal.minX, height: new.minY - goal.minY)
    show(way.turned(by: toRoot.inverted()))
  }

  private func show(_ new: CGSize) {
    guard new != shift else { return }
    shift = new
    child.placementChanged()
    boundingRectChanged()
    lookChanged()
  }

  override var childTransform: CGAffineTransform {
    CGAffineTransform(translationX: shift.width, y: shift.height)
  }

  override func drawnOrigin(_ set: CGPoint) -> CGPoint {
    CGPoint(x: set.x + shift.width, y: set.y + shift.height)
  }

  override func moves(with editor: TransactionTransform?) -> Bool { false }
  override func carry(by way: CGSize) {}
  override var layoutTransparentChild: LayoutNode? { nil }
}

extension CGSize {
  /// The way as a transform's turn and scale make it.
  fileprivate func turned(by transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}
