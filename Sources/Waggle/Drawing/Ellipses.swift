public import Foundation

/// An ellipse in the whole room.
nonisolated public struct Ellipse: InsettableShape, ProposalSizedShape, BitwiseCopyable {
  /// An ellipse.
  @inlinable
  public init() {}

  /// The ellipse that touches all sides.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// It is the same in a mirror (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A circle in the middle of the room; it answers a square (L003).
nonisolated public struct Circle: InsettableShape, BitwiseCopyable {
  /// A circle.
  @inlinable
  public init() {}

  /// The largest circle in the middle of `rect`.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// It is the same in a mirror (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The square of the shorter side (L003).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// A smaller circle, which takes what it is offered (L003).
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape, ProposalSizedShape, BitwiseCopyable {
  /// Whether the ends are half circles or flow into the sides.
  public var style: RoundedCornerStyle

  /// A capsule.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The rectangle with round ends.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// It is the same in a mirror (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Path: ProposalSizedShape {
  /// The path as it is, wherever the view lies: it is neither moved, scaled nor cut (L002).
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Erases a shape's type.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What an animation moves: what it moves of the shape. Between shapes of two types it jumps.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { newValue.set(in: &shape) }
  }
}
