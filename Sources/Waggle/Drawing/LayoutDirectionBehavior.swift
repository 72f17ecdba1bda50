import Foundation

extension View {
  /// Says what becomes of this view where the layout direction is another one; its room stays as it is (L145).
  ///
  /// Layout itself is mirrored in any case: what is drawn here is turned over as a picture, texts and all.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { modifier(_LayoutDirectionBehaviorModifier(behavior: behavior)) }

  /// Says whether this view is drawn mirrored where leading is right, as an image of an arrow may have to be (L145).
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

/// Mirrors a view's drawing in one of the layout directions.
nonisolated struct _LayoutDirectionBehaviorModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  func body(content: Content) -> some View {
    content.modifier(MirrorEffect(isMirrored: behavior.isMirrored(in: direction)))
  }
}

/// Turns a view's drawing over, left to right. Nothing of it moves.
nonisolated private struct MirrorEffect: PlaneEffect {
  var isMirrored: Bool

  func transform(in size: CGSize) -> CGAffineTransform {
    isMirrored && size.width.isFinite ? .mirror(ofWidth: size.width) : .identity
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makePlaneEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}
