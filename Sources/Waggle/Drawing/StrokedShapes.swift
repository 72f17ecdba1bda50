public import Foundation
import WaggleGraph

/// A shape that is a line, its path being the line's middle, and not what lies within.
protocol LineShape {
  /// How the line is drawn.
  var lineStyle: StrokeStyle { get }
}

/// A line along a shape's outline, half on either side.
///
/// As a path it is the line's middle; its width shows where it is filled.
nonisolated public struct _StrokedShape<Base: Shape>: Shape, LineShape {
  /// What the line goes along.
  public var shape: Base
  /// How the line is drawn.
  public var style: StrokeStyle

  /// A line along `shape`.
  @inlinable
  public init(shape: Base, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The middle of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's own size (L003).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var lineStyle: StrokeStyle { style }

  /// What an animation moves: the shape and the line.
  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The line along the shape.
  @inlinable
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// A line of a width along the shape.
  @inlinable
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape filled with a style.
  @inlinable
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, S
  > { _ShapeView(shape: self, style: content, fillStyle: style) }

  /// The shape filled with the foreground style.
  @inlinable
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(.foreground, style: style)
  }

  /// A line along the shape in a style.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// A line of a width along the shape in a style.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// A line within the shape, along its outline.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// A line of a width within the shape, along its outline.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line within the shape in the foreground style.
  @inlinable
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
  { strokeBorder(.foreground, style: style, antialiased: antialiased) }

  /// A line of a width within the shape in the foreground style.
  @inlinable
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
  { strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased) }
}

extension ShapeView {
  /// The same shape filled, drawn over this view.
  @inlinable
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  { FillShapeView(shape: shape, style: content, fillStyle: style, background: self) }

  /// A line along the same shape, drawn over this view.
  @inlinable
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// A line of a width along the same shape, drawn over this view.
  @inlinable
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line within the same shape, drawn over this view.
  @inlinable
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// A line of a width within the same shape, drawn over this view.
  @inlinable
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
