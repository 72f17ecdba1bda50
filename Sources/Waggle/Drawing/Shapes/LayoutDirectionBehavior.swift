import Foundation

extension View {
  /// Sets whether this view's drawing is mirrored in the other layout direction; its layout is unchanged (L145).
  ///
  /// Layout itself is mirrored in any case: this flips the drawing as an image, text included.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { modifier(_LayoutDirectionBehaviorModifier(behavior: behavior)) }

  /// Sets whether this view's drawing is mirrored in right-to-left layout, as for an image of an arrow (L145).
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

/// Flips a view's drawing horizontally. Not animatable.
nonisolated private struct MirrorEffect: AffineEffect {
  var isMirrored: Bool

  func transform(in size: CGSize) -> CGAffineTransform {
    isMirrored && size.width.isFinite ? .mirror(ofWidth: size.width) : .identity
  }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makeTransformEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}
