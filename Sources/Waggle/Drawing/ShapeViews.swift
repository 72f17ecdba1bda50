import Foundation

/// A shape filled with a style, over another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView, Animatable
{
  /// What is below; `EmptyView` where there is nothing.
  public var background: Background
  /// What is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// Which side of its lines is inside.
  public var fillStyle: FillStyle

  /// `shape` drawn over `background`.
  @inlinable
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.background = background
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// The shape's (M053).
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// A leaf, over what is below.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    makeShape(view, inputs, FillShapeViewDrawing(), over: Background.self)
  }
}

/// A line along a shape, over another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  PrimitiveView, ShapeView, Animatable
{
  /// What is below; `EmptyView` where there is nothing.
  public var background: Background
  /// What is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether pixels on the edge are blended.
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

  /// The shape's and the line's (M053).
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }

  /// A leaf, over what is below.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    makeShape(view, inputs, StrokeShapeViewDrawing(), over: Background.self)
  }
}

/// A line within a shape along its outline, over another view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>:
  PrimitiveView, ShapeView, Animatable
{
  /// What is below; `EmptyView` where there is nothing.
  public var background: Background
  /// What is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether pixels on the edge are blended.
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

  /// The shape's and the line's (M053).
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }

  /// A leaf, over what is below.
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
    _ value: FillShapeView<Content, Style, Below>, in room: ShapeRoom, paint: Paint
  ) -> DisplayNode.Content { value.shape.filled(room, paint, value.fillStyle) }
}

private struct StrokeShapeViewDrawing<Content: Shape, Style: ShapeStyle, Below: View>: ShapeDrawing
{
  func shape(of value: StrokeShapeView<Content, Style, Below>) -> Content { value.shape }
  func style(of value: StrokeShapeView<Content, Style, Below>) -> Style { value.style }
  func content(
    _ value: StrokeShapeView<Content, Style, Below>, in room: ShapeRoom, paint: Paint
  ) -> DisplayNode.Content { value.shape.stroked(room, paint, value.strokeStyle) }
}

private struct StrokeBorderShapeViewDrawing<
  Content: InsettableShape, Style: ShapeStyle, Below: View
>: ShapeDrawing {
  func shape(of value: StrokeBorderShapeView<Content, Style, Below>) -> Content.InsetShape {
    value.shape.inset(by: value.strokeStyle.lineWidth / 2)
  }
  func style(of value: StrokeBorderShapeView<Content, Style, Below>) -> Style { value.style }
  func content(
    _ value: StrokeBorderShapeView<Content, Style, Below>, in room: ShapeRoom, paint: Paint
  ) -> DisplayNode.Content { shape(of: value).stroked(room, paint, value.strokeStyle) }
}

/// A leaf that draws a shape; over the view that is the value's first field, unless that is an `EmptyView`.
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
