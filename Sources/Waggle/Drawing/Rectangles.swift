public import Foundation

/// A rectangle in the whole room.
nonisolated public struct Rectangle: InsettableShape, ProposalSizedShape, BitwiseCopyable {
  /// A rectangle.
  @inlinable
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// It is the same in a mirror (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape, ProposalSizedShape {
  /// The corners' width and height in points, at most half the sides.
  public var cornerSize: CGSize
  /// Whether corners are plain arcs or flow into the sides.
  public var style: RoundedCornerStyle

  /// Corners of a width and a height.
  @inlinable
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners of a radius.
  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// It is the same in a mirror (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller one, whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _RoundedInset(shape: self, amount: amount)
  }

  /// What an animation moves: the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corners have a radius each.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, ProposalSizedShape {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// Whether corners are plain arcs or flow into the sides.
  public var style: RoundedCornerStyle

  /// Corners of these radii.
  @inlinable
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Corners of these radii.
  @inlinable
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A smaller one, whose corners have the same centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _UnevenInset(shape: self, amount: amount)
  }

  /// What an animation moves: the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A shape drawn further in.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape, ProposalSizedShape {
  let shape: Base
  var amount: CGFloat

  /// The shape in the smaller rectangle; nothing where none is left.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  /// The shape's.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Further in still.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// What an animation moves: how far in.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A rounded rectangle drawn further in, with smaller corners.
nonisolated public struct _RoundedInset: InsettableShape, ProposalSizedShape {
  var shape: RoundedRectangle
  var amount: CGFloat

  /// The smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    let corner = CGSize(
      width: max(shape.cornerSize.width - amount, 0),
      height: max(shape.cornerSize.height - amount, 0))
    return inner.isNull
      ? Path() : Path(roundedRect: inner, cornerSize: corner, style: shape.style)
  }

  /// It is the same in a mirror (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Further in still.
  public func inset(by amount: CGFloat) -> _RoundedInset {
    _RoundedInset(shape: shape, amount: self.amount + amount)
  }

  /// What an animation moves: the corners, and how far in.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

/// An unevenly rounded rectangle drawn further in, with smaller corners.
nonisolated public struct _UnevenInset: InsettableShape, ProposalSizedShape {
  var shape: UnevenRoundedRectangle
  var amount: CGFloat

  /// The smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    let radii = RectangleCornerRadii(
      topLeading: max(shape.cornerRadii.topLeading - amount, 0),
      bottomLeading: max(shape.cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(shape.cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(shape.cornerRadii.topTrailing - amount, 0))
    return inner.isNull ? Path() : Path(roundedRect: inner, cornerRadii: radii, style: shape.style)
  }

  /// Further in still.
  public func inset(by amount: CGFloat) -> _UnevenInset {
    _UnevenInset(shape: shape, amount: self.amount + amount)
  }

  /// What an animation moves: the corners, and how far in.
  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The rectangle that many points further in on each side; null where nothing is left.
  func inset(by amount: CGFloat) -> CGRect {
    amount * 2 > min(width, height) ? .null : insetBy(dx: amount, dy: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a width and a height.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have a radius each.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle whose corners have a radius each.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
