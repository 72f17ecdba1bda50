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
protocol AffineEffect: PrimitiveModifier, Equatable {
  /// The transform from the content's coordinates to those of a view of `size`.
  nonisolated func transform(in size: CGSize) -> CGAffineTransform
}

/// Offsets a view's drawing.
nonisolated public struct _OffsetEffect: AffineEffect, Animatable, Sendable {
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
  ) -> _ViewOutputs { makeTransformEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// Rotates a view's drawing.
nonisolated public struct _RotationEffect: AffineEffect, Animatable, Sendable {
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
  ) -> _ViewOutputs { makeTransformEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// Scales a view's drawing.
nonisolated public struct _ScaleEffect: AffineEffect, Animatable, Sendable {
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
  ) -> _ViewOutputs { makeTransformEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}

/// Applies a transform to a view's drawing.
nonisolated public struct _TransformEffect: AffineEffect, Sendable {
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
  ) -> _ViewOutputs { makeTransformEffect(modifier, inputs, body) { $0.transform(in: $1) } }
}
