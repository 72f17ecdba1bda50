public import Foundation
import WaggleGraph

extension View {
  /// Draws a shadow below this view's ink. Layout is unchanged (L059). `radius` is the standard deviation of the
  /// blur, in points; the shadow ends at twice that (C157).
  @inlinable
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

/// Draws a shadow of a view's ink.
nonisolated public struct _ShadowEffect: PrimitiveModifier, Equatable {
  /// The shadow's colour.
  public var color: Color
  /// The blur's standard deviation, in points (C157).
  public var radius: CGFloat
  /// The shadow's offset from the ink, in points.
  public var offset: CGSize

  /// Lengths are in points; a radius of 0 is a sharp copy.
  @inlinable
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// Makes the content with its shadow.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ShadowNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// The node of a view with a shadow.
final class ShadowNode: DrawingModifierNode {
  private let modifier: _GraphValue<_ShadowEffect>
  private let environment: EnvironmentSource
  private var animatedShadow = AnimatedValue<ResolvedShadow>()
  private var displayedShadow: ResolvedShadow?

  init(_ content: ViewNode, _ modifier: _GraphValue<_ShadowEffect>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    environment = inputs.environment
    super.init(content, inputs, drawnFrom: [modifier.node, inputs.environment.node])
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let effect = modifier.read(in: graph)
    let color = effect.color.resolve(in: graph.value(environment).colorContext)
    let set = ResolvedShadow(paint: .color(color), radius: effect.radius, offset: effect.offset)
    let new = animatedShadow.displayedValue(
      for: set, after: displayedShadow, in: runtime, animationTarget)
    if !new.isFinite { runtime.reportOnce(.shadow(at: viewPath)) }
    defer { displayedShadow = new }
    return new != displayedShadow
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    guard let displayedShadow, displayedShadow.isFinite,
      case .color(let color) = displayedShadow.paint, color.opacity > 0
    else {
      return node
    }
    return DisplayNode(
      .shadow(color, radius: max(displayedShadow.radius, 0), offset: displayedShadow.offset, node))
  }
}

/// The animatable parameters of a shadow (M051).
private struct ResolvedShadow: Equatable, Animatable {
  var paint: Paint
  var radius: CGFloat
  var offset: CGSize

  var isFinite: Bool { radius.isFinite && offset.width.isFinite && offset.height.isFinite }

  var animatableData: AnimatablePair<PaintVector, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
    get {
      AnimatablePair(paint.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      paint.animatableData = newValue.first
      (radius, offset.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}
