public import Foundation

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape, ProposalSizedShape, BitwiseCopyable {
  /// Touches all four sides of its frame.
  @inlinable
  public init() {}

  /// The ellipse that touches all sides of `rect`.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// An ellipse inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A circle in the centre of its frame; its size is a square (L003).
nonisolated public struct Circle: InsettableShape, BitwiseCopyable {
  /// The largest circle in the middle of its frame.
  @inlinable
  public init() {}

  /// The largest circle in the centre of `rect`.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The square of the shorter proposed side (L003).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// A circle inset by `amount` points, which takes the proposed size (L003).
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are rounded.
nonisolated public struct Capsule: InsettableShape, ProposalSizedShape, BitwiseCopyable {
  /// Whether the ends are semicircles or continuous curves.
  public var style: RoundedCornerStyle

  /// A capsule.
  @inlinable
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// `rect` with rounded ends.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Fixed: the shape is symmetric (L145).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A capsule inset by `amount` points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// Touches all four sides of its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are rounded.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are rounded.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Path: ProposalSizedShape {
  /// The path itself, independent of the rectangle: it is not moved, scaled or clipped (L002).
  public func path(in rect: CGRect) -> Path { self }
}

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Erases the type of `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The outline of the erased shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The behaviour of the erased shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the erased shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The animatable part of the stored shape. A change to a shape of another type is not animated.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { newValue.set(in: &shape) }
  }
}
