public import Foundation

extension Shape {
  /// A part of the outline, between two fractions of its length.
  @inlinable
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape with an offset, in points.
  @inlinable
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape with an offset, in points.
  @inlinable
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape with an offset, in points.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape rotated about an anchor point.
  @inlinable
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled about an anchor point.
  @inlinable
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }

  /// The shape scaled about an anchor point.
  @inlinable
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with a transform applied.
  @inlinable
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape drawn at a fixed size, at its frame's origin.
  @inlinable
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape drawn at a fixed size, at its frame's origin.
  @inlinable
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A part of a shape's outline; it has the shape's size (L003).
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  /// The shape to trim.
  public var shape: Base
  /// The start of the part, 0 to 1.
  public var startFraction: CGFloat
  /// The end of the part, 0 to 1.
  public var endFraction: CGFloat

  /// A part of `shape`.
  @inlinable
  public init(shape: Base, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The behavior of `shape`.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What `shape` answers; trimming changes no size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The animatable part: the shape and the fractions.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape with an offset; it takes the proposed size (L003).
nonisolated public struct OffsetShape<Content: Shape>: Shape, ProposalSizedShape {
  /// The shape to offset.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize

  /// `shape` with an offset.
  @inlinable
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline with the offset.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The behavior of `shape`.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable part: the shape and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The inset shape with the same offset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    shape.inset(by: amount).offset(offset)
  }
}

/// A rotated shape; it takes the proposed size (L003).
nonisolated public struct RotatedShape<Content: Shape>: Shape, ProposalSizedShape {
  /// The shape to rotate.
  public var shape: Content
  /// The angle; clockwise is positive.
  public var angle: Angle
  /// The fixed point, in fractions of the frame.
  public var anchor: UnitPoint

  /// `shape` rotated by `angle`.
  @inlinable
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The rotated outline.
  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(anchor, in: rect))
  }

  /// The behavior of `shape`.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable part: the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inset shape with the same rotation.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    shape.inset(by: amount).rotation(angle, anchor: anchor)
  }
}

/// A scaled shape; it takes the proposed size (L003).
nonisolated public struct ScaledShape<Content: Shape>: Shape, ProposalSizedShape {
  /// The shape to scale.
  public var shape: Content
  /// The factors; 1 leaves the size unchanged.
  public var scale: CGSize
  /// The fixed point, in fractions of the frame.
  public var anchor: UnitPoint

  /// `shape` scaled.
  @inlinable
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    let growth = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(growth.about(anchor, in: rect))
  }

  /// The behavior of `shape`.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable part: the shape, the scale and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A transformed shape; it takes the proposed size (L003).
nonisolated public struct TransformedShape<Content: Shape>: Shape, ProposalSizedShape {
  /// The shape to transform.
  public var shape: Content
  /// The transform, about the frame's origin.
  public var transform: CGAffineTransform

  /// `shape` with `transform` applied.
  @inlinable
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The behavior of `shape`.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable part: the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape drawn at a fixed size; it takes the proposed size (L003).
nonisolated public struct _SizedShape<Base: Shape>: Shape, ProposalSizedShape {
  /// The shape to draw.
  public var shape: Base
  /// The size to draw it at, in points.
  public var size: CGSize

  /// `shape` drawn in `size`.
  @inlinable
  public init(shape: Base, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// The outline at that size, at the rectangle's origin.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  /// The behavior of `shape`.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable part: the shape and the size.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// The same transform about an anchor point of a rectangle.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
