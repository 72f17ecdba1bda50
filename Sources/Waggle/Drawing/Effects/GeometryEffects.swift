public import Foundation
import WaggleGraph

extension View {
  /// Offsets this view's drawing, anchors and frames, in points; its layout is unchanged (L059, R123).
  @inlinable
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Offsets this view's drawing, anchors and frames, in points; its layout is unchanged (L059, R123).
  @inlinable
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Rotates this view about an anchor point; its layout is unchanged (L059, R121).
  @inlinable
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales this view about an anchor point; its layout is unchanged (L059, R123).
  @inlinable
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales this view about an anchor point; its layout is unchanged (L059, R123).
  @inlinable
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales this view about an anchor point; its layout is unchanged (L059, R123).
  @inlinable
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Applies a transform to this view about its origin; its layout is unchanged (L059).
  @inlinable
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}

/// A modifier that transforms drawing, anchors and frames, and leaves layout unchanged.
protocol PlaneEffect: PrimitiveModifier, Equatable {
  /// The transform from the content's coordinates to those of a view of `size`.
  nonisolated func transform(in size: CGSize) -> CGAffineTransform
}

/// Offsets a view's drawing.
nonisolated public struct _OffsetEffect: PlaneEffect, Animatable {
  /// The offset, in points.
  public var offset: CGSize

  /// Offsets by `offset`.
  @inlinable
  public init(offset: CGSize) { self.offset = offset }

  /// The animatable part: the offset (M051).
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  /// Makes the content with the offset.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makePlaneEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// Rotates a view's drawing.
nonisolated public struct _RotationEffect: PlaneEffect, Animatable {
  /// The angle; clockwise is positive.
  public var angle: Angle
  /// The fixed point, in fractions of the frame.
  public var anchor: UnitPoint

  /// Rotates by `angle` about `anchor`.
  @inlinable
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  /// The animatable part: the angle as a number, so that 720° are two turns, and the anchor (M051, M052).
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      .about(anchor, in: CGRect(origin: .zero, size: size))
  }

  /// Makes the content with the rotation.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makePlaneEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// Scales a view's drawing.
nonisolated public struct _ScaleEffect: PlaneEffect, Animatable {
  /// The factors; 1 leaves the size unchanged.
  public var scale: CGSize
  /// The fixed point, in fractions of the frame.
  public var anchor: UnitPoint

  /// Scales by `scale` about `anchor`.
  @inlinable
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The animatable part: the scale and the anchor (M051).
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height)
      .about(anchor, in: CGRect(origin: .zero, size: size))
  }

  /// Makes the content with the scale.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makePlaneEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// Applies a transform to a view's drawing.
nonisolated public struct _TransformEffect: PlaneEffect {
  /// The transform, about the view's origin.
  public var transform: CGAffineTransform

  /// Applies `transform`.
  @inlinable
  public init(transform: CGAffineTransform) { self.transform = transform }

  func transform(in size: CGSize) -> CGAffineTransform { transform }

  /// Makes the content with the transform.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { makePlaneEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// A node that transforms a view's drawing within its frame.
///
/// - Parameters:
///   - isLaidOut: whether anchors, frames and touches follow the transform.
///   - projection: the transform of the drawing, if it may have perspective.
func makePlaneEffect<Effect>(
  _ modifier: _GraphValue<Effect>, _ inputs: _ViewInputs,
  _ body: (_Graph, _ViewInputs) -> _ViewOutputs, isLaidOut: Bool = true,
  projection: ((Effect, CGSize) -> ProjectionTransform)? = nil,
  transform: @escaping (Effect, CGSize) -> CGAffineTransform
) -> _ViewOutputs {
  let content = body(_Graph(), inputs.below()).node
  return _ViewOutputs(PlaneEffectNode(content, modifier, inputs, isLaidOut, projection, transform))
}

/// The node of a view that is transformed within its frame. Siblings are not affected (L059).
final class PlaneEffectNode<Effect>: DrawingEffectNode {
  private let modifier: _GraphValue<Effect>
  private let isLaidOut: Bool
  private let projection: ((Effect, CGSize) -> ProjectionTransform)?
  private let transform: (Effect, CGSize) -> CGAffineTransform
  private var effect: Effect?
  private var animatedEffect = AnimatedValue<Effect>()
  /// The transform of the last drawing.
  private var lastTransform = CGAffineTransform.identity
  /// The transform of the last drawing with its perspective, if it has one.
  private var lastProjection: ProjectionTransform?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<Effect>, _ inputs: _ViewInputs,
    _ isLaidOut: Bool, _ projection: ((Effect, CGSize) -> ProjectionTransform)?,
    _ transform: @escaping (Effect, CGSize) -> CGAffineTransform
  ) {
    self.modifier = modifier
    self.isLaidOut = isLaidOut
    self.projection = projection
    self.transform = transform
    super.init(content, inputs)
    makeParameterEffect(modifier.node, inputs)
  }

  override func updateParameters(_ graph: Graph) {
    let new = animatedEffect.displayedValue(
      for: modifier.read(in: graph), after: effect, in: runtime,
      animationTarget(for: parameterEffect!, in: environment))
    if let effect, graph.areEqual(effect, new) { return }
    effect = new
    if isLaidOut { child.ancestorTransformChanged() }
    setNeedsDisplay()
  }

  override var isCoordinateBoundary: Bool { Effect.self != _OffsetEffect.self }

  override var childTransform: CGAffineTransform { isLaidOut ? displayedTransform : .identity }

  private var displayedTransform: CGAffineTransform {
    guard let set = effect.map({ transform($0, size) }) else { return .identity }
    if !set.isFinite { runtime.reportOnce(.transform(Effect.self, at: viewPath)) }
    guard set.isFinite else { return .identity }
    return isMirrored ? set.mirrored(inWidth: size.width) : set
  }

  /// Effects assume left-to-right layout, and are mirrored with the positions around them (L144).
  private var isMirrored: Bool { embeddingLevel.isRightToLeft && size.width.isFinite }

  /// The transform may depend on the size, so the content may move too.
  override func placementChanged() {
    super.placementChanged()
    child.ancestorTransformChanged()
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let (new, newProjection) = (displayedTransform, displayedProjection)
    defer { (lastTransform, lastProjection) = (new, newProjection) }
    return new != lastTransform || newProjection != lastProjection
  }

  private var displayedProjection: ProjectionTransform? {
    guard let projection, let effect else { return nil }
    let value = projection(effect, size)
    guard !value.isAffine, value.isFinite else { return nil }
    return isMirrored ? value.mirrored(inWidth: size.width) : value
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    if let lastProjection { return DisplayNode(.projection(lastProjection, node)) }
    let transform = lastTransform
    guard !transform.isIdentity else { return node }
    if transform.isTranslation {
      return DisplayNode(.offset(CGSize(width: transform.tx, height: transform.ty), node))
    }
    return DisplayNode(.transform(transform, node))
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether all components are finite.
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
