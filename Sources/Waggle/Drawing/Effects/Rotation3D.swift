public import Foundation

extension View {
  /// Rotates this view in space about an axis through its anchor point, and draws it as seen from the front; its
  /// layout is unchanged (L059).
  ///
  /// Anchors, frames and touches inside use the rotation without its perspective.
  ///
  /// - Parameters:
  ///   - angle: the angle; seen from the front, positive angles about z are clockwise.
  ///   - axis: its direction; with an axis of length zero there is no rotation.
  ///   - anchor: the fixed point.
  ///   - anchorZ: how far in front of the view the axis is, in points.
  ///   - perspective: how strongly distance reduces size; 0 is not at all.
  @inlinable
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Applies a projective transform to this view's drawing; its layout is unchanged (L059).
  ///
  /// Anchors, frames and touches inside use the transform without its perspective.
  @inlinable
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

/// Rotates a view's drawing in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Sendable {
  /// The angle; seen from the front, positive angles about z are clockwise.
  public var angle: Angle
  /// The axis's direction.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The fixed point, in fractions of the frame.
  public var anchor: UnitPoint
  /// How far in front of the view the axis is, in points.
  public var anchorZ: CGFloat
  /// How strongly distance reduces size; 0 is not at all.
  public var perspective: CGFloat

  /// Rotates by `angle` about `axis`.
  @inlinable
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The animatable part: all properties (M051).
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>,
      AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, anchor.animatableData),
        AnimatablePair(
          AnimatablePair(axis.x, axis.y),
          AnimatablePair(axis.z, AnimatablePair(anchorZ, perspective))))
    }
    set {
      (angle.animatableData, anchor.animatableData) = (newValue.first.first, newValue.first.second)
      let numbers = newValue.second
      axis = (numbers.first.first, numbers.first.second, numbers.second.first)
      (anchorZ, perspective) = (numbers.second.second.first, numbers.second.second.second)
    }
  }

  /// The rotation about the axis, seen from a distance of the larger side divided by `perspective`. The perspective
  /// is relative to the axis's depth, not to the view's (C163).
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = hypot(hypot(axis.x, axis.y), axis.z)
    guard length != 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // The images of the unit vectors along x, y and z.
    let alongX = (rest * x * x + cosine, rest * x * y + sine * z, rest * x * z - sine * y)
    let alongY = (rest * x * y - sine * z, rest * y * y + cosine, rest * y * z + sine * x)
    let alongZ = (rest * x * z + sine * y, rest * y * z - sine * x, rest * z * z + cosine)
    let side = max(size.width, size.height)
    let depth = side > 0 ? perspective / side : 0
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (alongX.0, alongX.1, -alongX.2 * depth)
    (turn.m21, turn.m22, turn.m23) = (alongY.0, alongY.1, -alongY.2 * depth)
    (turn.m31, turn.m32, turn.m33) = (
      -alongZ.0 * anchorZ, -alongZ.1 * anchorZ, 1 + alongZ.2 * anchorZ * depth
    )
    let center = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
    let toCenter = CGAffineTransform(translationX: -center.x, y: -center.y)
    let back = CGAffineTransform(translationX: center.x, y: center.y)
    return ProjectionTransform(toCenter).concatenating(turn)
      .concatenating(ProjectionTransform(back))
  }
}

/// Applies a projective transform to a view's drawing.
nonisolated public struct _ProjectionEffect: GeometryEffect {
  /// The transform, about the view's origin.
  public var transform: ProjectionTransform

  /// Applies `transform`.
  @inlinable
  public init(transform: ProjectionTransform) { self.transform = transform }

  /// The transform, independent of the size.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
