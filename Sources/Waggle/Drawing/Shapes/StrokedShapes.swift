public import Foundation
import WaggleGraph

/// A shape that is a stroke along a line: it is drawn as a line, and its path is the outline.
protocol LineShape {
  /// The shape whose outline the stroke follows.
  var line: any Shape { get }
  /// The line's width, joins, caps and dashes.
  var lineStyle: StrokeStyle { get }
}

/// A stroke along a shape's outline, half of it on either side.
nonisolated public struct _StrokedShape<Base: Shape>: Shape, LineShape {
  /// The shape to stroke.
  public var shape: Base
  /// The line's width, joins, caps and dashes.
  public var style: StrokeStyle

  /// A stroke along `shape`.
  @inlinable
  public init(shape: Base, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the stroke: the area that it covers (C461).
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Whatever `shape` has.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size of the shape (L003).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var line: any Shape { shape }
  var lineStyle: StrokeStyle { style }

  /// The animatable part: the shape and the stroke.
  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// A stroke along the shape.
  @inlinable
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// A stroke of a width along the shape.
  @inlinable
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape filled with a style.
  @inlinable
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, S
  > { _ShapeView(shape: self, style: content, fillStyle: style) }

  /// The shape filled with a style, for an `any Shape` (C655).
  @_disfavoredOverload
  @inlinable
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  @inlinable
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(.foreground, style: style)
  }

  /// Strokes the shape with a style.
  @inlinable
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the shape with a style and a width.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes inside the shape, along its outline.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes with a width inside the shape, along its outline.
  @inlinable
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes inside the shape with the foreground style.
  @inlinable
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
  { strokeBorder(.foreground, style: style, antialiased: antialiased) }

  /// Strokes with a width inside the shape, with the foreground style.
  @inlinable
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView>
  { strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased) }
}

extension ShapeView {
  /// Fills the same shape over this view.
  @inlinable
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  { FillShapeView(shape: shape, style: content, fillStyle: style, background: self) }

  /// Strokes the same shape over this view.
  @inlinable
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the same shape with a width over this view.
  @inlinable
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes inside the same shape over this view.
  @inlinable
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes with a width inside the same shape over this view.
  @inlinable
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
