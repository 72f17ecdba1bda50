public import Foundation
import WaggleGraph

extension View {
  /// Cuts the drawing of this view to a shape in its room; layout stays as it is (L059).
  @inlinable
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { modifier(_ClipEffect(shape: shape, style: style)) }

  /// Cuts the drawing of this view to its room (L059).
  @inlinable
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts the drawing of this view to its room with round corners.
  @inlinable
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}

/// Cuts a view's drawing to a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: PrimitiveModifier, Animatable {
  /// What the drawing is cut to.
  public var shape: ClipShape
  /// Which side of its lines stays.
  public var style: FillStyle

  /// Cuts to `shape`.
  @inlinable
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  /// The shape's (M051).
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The content, cut.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ClipNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}

/// A view whose drawing is cut to a shape.
final class ClipNode<ClipShape: Shape>: DrawingEffectNode {
  private let modifier: _GraphValue<_ClipEffect<ClipShape>>
  private var follower = AnimatedValue<_ClipEffect<ClipShape>>()
  private var effect: _ClipEffect<ClipShape>?
  private var frames = AnimatedValue<CGSize>()
  private var shownSize: CGSize?
  private var path = Path()
  private var style = FillStyle()

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_ClipEffect<ClipShape>>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  /// What is inside is seen within this view's own room only.
  override var layoutTransparentChild: LayoutNode? { nil }

  override func updateEffect(_ graph: Graph) -> Bool {
    let effect = follower.shown(modifier.read(in: graph), after: effect, drawingSite)
    let size = frames.shown(size, after: shownSize, drawingSite)
    let new = effect.shape.path(in: size, embeddingLevel.direction)
    defer { (path, style, self.effect, shownSize) = (new, effect.style, effect, size) }
    return new != path || effect.style != style
  }

  override func wrap(_ node: DisplayNode) -> DisplayNode { DisplayNode(.clip(path, style, node)) }
}
