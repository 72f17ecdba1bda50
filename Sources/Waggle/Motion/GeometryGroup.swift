import Foundation
import WaggleGraph

extension View {
  /// Animates the position and size of this view as one unit (R181).
  ///
  /// Without it, the content gets its new position and size at once, and only its drawing is animated (R178). With
  /// it, geometry readers, anchors and frames in the content see every step of the animation.
  @inlinable
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// Animates a view's position and size as one unit.
nonisolated public struct _GeometryGroupModifier: PrimitiveModifier, Equatable {
  @inlinable
  init() {}

  /// The content, animated as one unit.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(GeometryGroupNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}

/// A view whose content is laid out, in each frame of an animation, in the animated frame.
///
/// Always true after layout: the content lies in `shown`, which is the view's frame in the root's space unless it
/// is animated. The views around it therefore jump, and only this view moves.
private final class GeometryGroupNode: DrawingEffectNode {
  private var follower = AnimatedValue<CGRect>()
  private var shown: CGRect?
  /// The animated position of the content relative to the view's position, in points.
  private var shift = CGSize.zero

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_GeometryGroupModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, inputs)
    watch([modifier.node, placement.node], inputs)
  }

  /// Called when the view or an ancestor was moved, and in each frame of the animation.
  override func updateParameters(_ graph: Graph) {
    _ = graph.value(placement)
    setNeedsPlacing()
  }

  override func placeChildren() {
    let toRoot = currentPlacement.toRoot
    let goal = CGRect(origin: CGPoint(x: toRoot.tx, y: toRoot.ty), size: size)
    let new = follower.shown(goal, after: shown, site(sink!))
    shown = new
    // During an animation the child may be larger than this view; it starts at the left in both layout directions.
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
  /// The displacement after the linear part of a transform.
  fileprivate func turned(by transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}
