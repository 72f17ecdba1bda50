import Foundation
import WaggleGraph

/// A view that draws a shape, and to which further fills and strokes can be added.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, ShapeView,
  Animatable
{
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// Which points are inside the shape.
  public var fillStyle: FillStyle

  /// `shape` filled with `style`.
  @inlinable
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// The animatable part of the shape (M053).
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Makes a leaf.
  public nonisolated static func _makeView(
    view: _GraphValue<_ShapeView<Content, Style>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ShapeNode(view, inputs, FilledShapeDrawing()))
  }
}

/// How a view's value is drawn as a shape.
protocol ShapeDrawing<Value> {
  associatedtype Value
  associatedtype Content: Shape
  associatedtype Style: ShapeStyle
  func shape(of value: Value) -> Content
  func style(of value: Value) -> Style
  func content(_ value: Value, in context: ShapeContext, paint: Paint) -> DisplayNode.Content
}

/// The size and direction in which a shape is drawn.
struct ShapeContext {
  let frame: CGRect
  let direction: LayoutDirection
}

/// Draws a shape that is itself a view.
struct PlainShapeDrawing<Content: Shape>: ShapeDrawing {
  func shape(of value: Content) -> Content { value }
  func style(of value: Content) -> ForegroundStyle { ForegroundStyle() }
  func content(_ value: Content, in context: ShapeContext, paint: Paint) -> DisplayNode.Content {
    value.filled(context, paint, FillStyle())
  }
}

struct FilledShapeDrawing<Content: Shape, Style: ShapeStyle>: ShapeDrawing {
  func shape(of value: _ShapeView<Content, Style>) -> Content { value.shape }
  func style(of value: _ShapeView<Content, Style>) -> Style { value.style }
  func content(
    _ value: _ShapeView<Content, Style>, in context: ShapeContext, paint: Paint
  ) -> DisplayNode.Content { value.shape.filled(context, paint, value.fillStyle) }
}

extension Shape {
  /// The item that fills the shape; a line shape is stroked.
  func filled(_ context: ShapeContext, _ paint: Paint, _ style: FillStyle) -> DisplayNode.Content {
    let frame = context.frame
    if let stroke = self as? any LineShape {
      return stroke.line.stroked(context, paint, stroke.lineStyle)
    }
    let path = path(in: frame.size, context.direction)
    return path.rect == CGRect(origin: .zero, size: frame.size)
      ? .rectangle(frame, paint) : .fill(path, frame: frame, paint, style)
  }

  /// The item that strokes the shape.
  func stroked(_ context: ShapeContext, _ paint: Paint, _ style: StrokeStyle) -> DisplayNode.Content
  {
    .stroke(path(in: context.frame.size, context.direction), frame: context.frame, paint, style)
  }
}

/// The node of a view that draws a shape. A change reaches layout only if the shape's size may depend on its value.
class ShapeNode<Drawing: ShapeDrawing>: DrawingLeaf {
  private let view: _GraphValue<Drawing.Value>
  private let drawing: Drawing
  private let environment: EnvironmentSource
  private var shape: Drawing.Content?
  private var animatedValue = AnimatedValue<Drawing.Value>()
  private var animatedPaint = AnimatedValue<Paint>()
  private var last: LastDrawing?
  /// Whether the shape is touched where it is clear, too.
  private let touchArea: TouchArea?

  private struct LastDrawing {
    var frame: CGRect
    var paint: Paint
    var value: Drawing.Value
    var position: ContainerPosition?
    var node: DisplayNode
  }

  init(_ view: _GraphValue<Drawing.Value>, _ inputs: _ViewInputs, _ drawing: Drawing) {
    self.view = view
    self.drawing = drawing
    environment = inputs.environment
    touchArea = inputs.bag[TouchAreaKey.self]
    super.init(inputs, drawnFrom: [view.node, inputs.environment.node])
    if !Self.takesProposal { makeParameterEffect(view.node, inputs) }
  }

  override var animationEnvironment: EnvironmentSource? { environment }

  private static var takesProposal: Bool { Drawing.Content.self is any ProposalSizedShape.Type }

  override var cachesSizes: Bool { !Self.takesProposal }

  override func updateParameters(_ graph: Graph) {
    let new = drawing.shape(of: view.read(in: graph))
    guard let old = shape else {
      shape = new
      return
    }
    guard !graph.areEqual(old, new) else { return }
    shape = new
    setNeedsMeasure()
  }

  /// Discards the drawing made for the other direction.
  override func directionChanged() { last?.frame = .null }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  override func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? {
    let value = animatedValue.displayedValue(
      for: view.read(in: graph), after: last?.value, in: runtime, animationTarget)
    let surroundings = graph.value(environment)
    let set = drawing.style(of: value).paint(in: surroundings)
    let paint = animatedPaint.displayedValue(
      for: set, after: last?.paint, in: runtime, animationTarget)
    let position = containerPosition(surroundings, graph)
    if let last, last.frame == frame, last.paint == paint, last.position == position,
      graph.areEqual(last.value, value)
    {
      return last.node
    }
    reportNumbers(of: paint)
    let context = ShapeContext(frame: frame, direction: embeddingLevel.direction)
    let node = inContainer(position) {
      paint.node { drawing.content(value, in: context, paint: $0) }
    }
    .touched(in: touchArea, paint)
    last = LastDrawing(frame: frame, paint: paint, value: value, position: position, node: node)
    return node
  }
}
