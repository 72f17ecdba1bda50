public import Foundation
import WaggleGraph

extension View {
  /// Clips the drawing of this view to a shape in its frame; layout is unchanged (L059).
  @inlinable
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { modifier(_ClipEffect(shape: shape, style: style)) }

  /// Clips the drawing of this view to its frame (L059).
  @inlinable
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the drawing of this view to its frame with rounded corners.
  @inlinable
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}

/// Clips a view's drawing to a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier, Animatable {
  /// The shape to clip to, in the view's frame.
  public var shape: ClipShape
  /// Which points are inside the shape.
  public var style: FillStyle

  /// Clips to `shape`.
  @inlinable
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  /// The animatable part of the shape (M051).
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Makes the clipped content.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ClipNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}

/// The node of a view that is clipped to a shape.
final class ClipNode<ClipShape: Shape>: DrawingEffectNode {
  private let modifier: _GraphValue<_ClipEffect<ClipShape>>
  private var animatedEffect = AnimatedValue<_ClipEffect<ClipShape>>()
  private var effect: _ClipEffect<ClipShape>?
  private var animatedSize = AnimatedValue<CGSize>()
  private var displayedSize: CGSize?
  private var path = Path()
  private var style = FillStyle()

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_ClipEffect<ClipShape>>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node, inputs.environment.node])
  }

  /// nil: the content is visible only within this view's own frame.
  override var layoutTransparentChild: LayoutNode? { nil }

  override func updateEffect(_ graph: Graph) -> Bool {
    let effect = animatedEffect.displayedValue(
      for: modifier.read(in: graph), after: effect, in: runtime, animationTarget)
    let size = animatedSize.displayedValue(
      for: size, after: displayedSize, in: runtime, animationTarget)
    let new = inContainer(containerPosition(graph.value(environment), graph)) {
      effect.shape.path(in: size, embeddingLevel.direction)
    }
    defer { (path, style, self.effect, displayedSize) = (new, effect.style, effect, size) }
    return new != path || effect.style != style
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    DisplayNode(.clip(path, style, node))
  }
}
