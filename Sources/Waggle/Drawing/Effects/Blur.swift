public import Foundation
import WaggleGraph

extension View {
  /// Draws this view as one layer, blurred. Layout is unchanged (L059).
  ///
  /// - Parameters:
  ///   - radius: the blur's standard deviation, in points.
  ///   - isOpaque: whether the result is opaque and confined to the bounds of the layer.
  @inlinable
  public nonisolated func blur(radius: CGFloat, opaque isOpaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: isOpaque))
  }

  /// Draws this view as one layer, as `compositingGroup()` does; there is only one renderer.
  ///
  /// - Parameters:
  ///   - isOpaque: a promise that the view covers its whole frame; ignored.
  ///   - colorMode: ignored; colours are sRGB in each mode.
  @inlinable
  public nonisolated func drawingGroup(
    opaque isOpaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
}

/// The colour space in which a layer is composited.
public enum ColorRenderingMode: Sendable {
  /// sRGB.
  case nonLinear
  /// sRGB without its curve.
  case linear
  /// Linear, and beyond 0 to 1.
  case extendedLinear
}

/// Blurs a view.
nonisolated public struct _BlurEffect: PrimitiveModifier, Equatable, Animatable, Sendable {
  /// The blur's standard deviation, in points.
  public var radius: CGFloat
  /// Whether the result is opaque and confined to the bounds of the layer.
  public var isOpaque: Bool

  /// Blurs by `radius`.
  @inlinable
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  /// The animatable part: the radius (M051).
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  /// Makes the blurred content.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(BlurNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// The node of a blurred view. A radius that is negative or not a number counts as 0.
private final class BlurNode: DrawingModifierNode {
  private let modifier: _GraphValue<_BlurEffect>
  private var animatedEffect = AnimatedValue<_BlurEffect>()
  private var effect: _BlurEffect?

  init(_ content: ViewNode, _ modifier: _GraphValue<_BlurEffect>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let new = animatedEffect.displayedValue(
      for: modifier.read(in: graph), after: effect, in: runtime, animationTarget)
    if !new.radius.isFinite { runtime.reportOnce(.blur(at: viewPath)) }
    defer { effect = new }
    return new != effect
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    guard let effect, effect.radius > 0, effect.radius.isFinite else { return node }
    return DisplayNode(.blur(radius: effect.radius, isOpaque: effect.isOpaque, node))
  }
}
