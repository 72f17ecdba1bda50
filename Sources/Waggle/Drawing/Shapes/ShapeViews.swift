import Foundation

/// A shape filled with a style, over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView, Animatable
{
  /// The view below; `EmptyView` for none.
  public var background: Background
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// Which points are inside the shape.
  public var fillStyle: FillStyle

  /// `shape` drawn over `background`.
  @inlinable
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.background = background
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// The animatable part of the shape (M053).
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Makes a leaf, over the background.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    makeShape(view, inputs, FillShapeViewDrawing(), over: Background.self)
  }
}

/// A stroked shape over another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView, Animatable
{
  /// The view below; `EmptyView` for none.
  public var background: Background
  /// The shape to stroke.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The line's width, joins, caps and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// `shape` drawn over `background`.
  @inlinable
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.background = background
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }

  /// The animatable parts of the shape and the stroke (M053).
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }

  /// Makes a leaf, over the background.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    makeShape(view, inputs, StrokeShapeViewDrawing(), over: Background.self)
  }
}

/// A stroke inside a shape's outline, over another view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>:
  PrimitiveView, ShapeView, Animatable
{
  /// The view below; `EmptyView` for none.
  public var background: Background
  /// The shape to stroke.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The line's width, joins, caps and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// `shape` drawn over `background`.
  @inlinable
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.background = background
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }

  /// The animatable parts of the shape and the stroke (M053).
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }

  /// Makes a leaf, over the background.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    makeShape(view, inputs, StrokeBorderShapeViewDrawing(), over: Background.self)
  }
}

private struct FillShapeViewDrawing<Content: Shape, Style: ShapeStyle, Below: View>: ShapeDrawing {
  func shape(of value: FillShapeView<Content, Style, Below>) -> Content { value.shape }
  func style(of value: FillShapeView<Content, Style, Below>) -> Style { value.style }
  func content(
    _ value: FillShapeView<Content, Style, Below>, in context: ShapeContext, paint: Paint
  ) -> DisplayNode.Content { value.shape.filled(context, paint, value.fillStyle) }
}

private struct StrokeShapeViewDrawing<Content: Shape, Style: ShapeStyle, Below: View>: ShapeDrawing
{
  func shape(of value: StrokeShapeView<Content, Style, Below>) -> Content { value.shape }
  func style(of value: StrokeShapeView<Content, Style, Below>) -> Style { value.style }
  func content(
    _ value: StrokeShapeView<Content, Style, Below>, in context: ShapeContext, paint: Paint
  ) -> DisplayNode.Content { value.shape.stroked(context, paint, value.strokeStyle) }
}

private struct StrokeBorderShapeViewDrawing<
  Content: InsettableShape, Style: ShapeStyle, Below: View
>: ShapeDrawing {
  func shape(of value: StrokeBorderShapeView<Content, Style, Below>) -> Content.InsetShape {
    value.shape.inset(by: value.strokeStyle.lineWidth / 2)
  }
  func style(of value: StrokeBorderShapeView<Content, Style, Below>) -> Style { value.style }
  func content(
    _ value: StrokeBorderShapeView<Content, Style, Below>, in context: ShapeContext, paint: Paint
  ) -> DisplayNode.Content { shape(of: value).stroked(context, paint, value.strokeStyle) }
}

/// A leaf that draws a shape, over the view in the value's first field unless that is an `EmptyView`.
private func makeShape<Drawing: ShapeDrawing, Below: View>(
  _ view: _GraphValue<Drawing.Value>, _ inputs: _ViewInputs, _ drawing: Drawing,
  over: Below.Type
) -> _ViewOutputs {
  let leaf = ShapeNode(view, inputs, drawing)
  if Below.self == EmptyView.self { return _ViewOutputs(leaf) }
  let below = Below._makeView(view: view.part(at: 0, as: Below.self), inputs: inputs.below()).node
  return _ViewOutputs(
    LayeredNode(below, leaf, isBackground: false, alignment: .center, inputs))
}
