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
/// Always true after layout: the content lies in `displayedFrame`, which is the view's frame in the root's space
/// unless it is animated. The views around it therefore jump, and only this view moves.
private final class GeometryGroupNode: DisplacedContentNode {
  private var animatedFrame = AnimatedValue<CGRect>()
  private var displayedFrame: CGRect?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_GeometryGroupModifier>, _ inputs: _ViewInputs
  ) {
    super.init(content, inputs)
    makeParameterEffect([modifier.node, placement.node], inputs)
  }

  /// Called when the view or an ancestor was moved, and in each frame of the animation.
  override func updateParameters(_ graph: Graph) {
    _ = graph.value(placement)
    setNeedsPlacing()
  }

  override func placeChildren() {
    let toRoot = currentPlacement.toRoot
    let goal = CGRect(origin: CGPoint(x: toRoot.tx, y: toRoot.ty), size: size)
    let frame = animatedFrame.displayedValue(
      for: goal, after: displayedFrame, in: runtime,
      animationTarget(for: parameterEffect!, in: environment))
    displayedFrame = frame
    // During an animation the child may be larger than this view; it starts at the left in both layout directions.
    child.place(
      fromLeft: .zero, proposal: animatedFrame.isMoving ? ProposedViewSize(frame.size) : proposal,
      in: store.embeddingLevel)
    let delta = CGSize(width: frame.minX - goal.minX, height: frame.minY - goal.minY)
    setOffset(delta.applying(toRoot.inverted()))
  }

  override func checkOwnInvariants() {
    guard let displayedFrame, !needsPlacing, !needsMeasure else { return }
    let toRoot = currentPlacement.toRoot
    let content = child.currentPlacement.toRoot
    guard abs(toRoot.a * toRoot.d - toRoot.b * toRoot.c) > 1e-6, child.origin == .zero,
      let parameterEffect, !runtime.graph.isStale(parameterEffect)
    else { return }
    checkInvariant(
      abs(content.tx - displayedFrame.minX) < 0.01
        && abs(content.ty - displayedFrame.minY) < 0.01,
      "the content lies in the displayed frame")
  }
}
