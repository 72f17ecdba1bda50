public import Foundation

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape, ProposalSizedShape, BitwiseCopyable {
  /// Fills its frame.
  @inlinable
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A rectangle inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, ProposalSizedShape {
  /// The corners' width and height in points; at most half the sides.
  public var cornerSize: CGSize
  /// Whether corners are circular arcs or continuous curves.
  public var style: RoundedCornerStyle

  /// Corners with this width and height.
  @inlinable
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners with this radius.
  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// `rect` with rounded corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A rounded rectangle inset by `amount` points; its corners keep their centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _RoundedInset(shape: self, amount: amount)
  }

  /// The animatable part: the corner size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a separate radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, ProposalSizedShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Whether corners are circular arcs or continuous curves.
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

  /// `rect` with rounded corners.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle inset by `amount` points; its corners keep their centres.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _UnevenInset(shape: self, amount: amount)
  }

  /// The animatable part: the radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A shape that is inset.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape, ProposalSizedShape {
  let shape: Base
  var amount: CGFloat

  /// The shape in the smaller rectangle; empty if no rectangle remains.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    return inner.isNull ? Path() : shape.path(in: inner)
  }

  /// The behaviour of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The same shape, inset further.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// The animatable part: the inset.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A rounded rectangle that is inset, with smaller corners.
nonisolated public struct _RoundedInset: InsettableShape, ProposalSizedShape {
  var shape: RoundedRectangle
  var amount: CGFloat

  /// The smaller rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    let corner = CGSize(
      width: max(shape.cornerSize.width - amount, 0),
      height: max(shape.cornerSize.height - amount, 0))
    return inner.isNull
      ? Path() : Path(roundedRect: inner, cornerSize: corner, style: shape.style)
  }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The same rectangle, inset further.
  public func inset(by amount: CGFloat) -> _RoundedInset {
    _RoundedInset(shape: shape, amount: self.amount + amount)
  }

  /// What an animation moves: the corners, and how far in.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

/// An unevenly rounded rectangle that is inset, with smaller corners.
nonisolated public struct _UnevenInset: InsettableShape, ProposalSizedShape {
  var shape: UnevenRoundedRectangle
  var amount: CGFloat

  /// The smaller rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    let radii = RectangleCornerRadii(
      topLeading: max(shape.cornerRadii.topLeading - amount, 0),
      bottomLeading: max(shape.cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(shape.cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(shape.cornerRadii.topTrailing - amount, 0))
    return inner.isNull ? Path() : Path(roundedRect: inner, cornerRadii: radii, style: shape.style)
  }

  /// The same rectangle, inset further.
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
  /// The rectangle inset by `amount` points on each side; null if nothing remains.
  func inset(by amount: CGFloat) -> CGRect {
    amount * 2 > min(width, height) ? .null : insetBy(dx: amount, dy: amount)
  }
}

extension Shape where Self == Rectangle {
  /// Fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of this width and height.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of this radius.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a separate radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with a separate radius for each corner.
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
