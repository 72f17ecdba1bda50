import Foundation
import WaggleGraph

/// A change of a view's colours. The view is drawn as one layer; layout is unchanged (L059).
package protocol ColorEffect: PrimitiveModifier, Animatable, Equatable, Sendable {
  nonisolated var matrix: ColorMatrix { get }
}

extension ColorEffect {
  /// Makes the content in changed colours.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ColorEffectNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// Makes a view brighter.
nonisolated public struct _BrightnessEffect: ColorEffect {
  /// How much.
  public var amount: Double

  /// Makes the effect.
  @inlinable
  public init(amount: Double) { self.amount = amount }

  /// The animatable part: the amount (M051).
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var matrix: ColorMatrix { .brightness(amount) }
}

/// Changes the contrast of a view.
nonisolated public struct _ContrastEffect: ColorEffect {
  /// How much.
  public var amount: Double

  /// Makes the effect.
  @inlinable
  public init(amount: Double) { self.amount = amount }

  /// The animatable part: the amount (M051).
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var matrix: ColorMatrix { .contrast(amount) }
}

/// Changes the saturation of a view.
nonisolated public struct _SaturationEffect: ColorEffect {
  /// How much.
  public var amount: Double

  /// Makes the effect.
  @inlinable
  public init(amount: Double) { self.amount = amount }

  /// The animatable part: the amount (M051).
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var matrix: ColorMatrix { .saturation(amount) }
}

/// Takes colour away from a view.
nonisolated public struct _GrayscaleEffect: ColorEffect {
  /// How much.
  public var amount: Double

  /// Makes the effect.
  @inlinable
  public init(amount: Double) { self.amount = amount }

  /// The animatable part: the amount (M051).
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var matrix: ColorMatrix { .saturation(1 - min(max(amount, 0), 1)) }
}

/// Turns the hues of a view.
nonisolated public struct _HueRotationEffect: ColorEffect {
  /// By how much.
  public var angle: Angle

  /// Makes the effect.
  @inlinable
  public init(angle: Angle) { self.angle = angle }

  /// The animatable part: the angle (M051).
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  package var matrix: ColorMatrix { .hueRotation(angle) }
}

/// Inverts the colours of a view.
nonisolated public struct _ColorInvertEffect: ColorEffect {
  @inlinable
  init() {}

  package var matrix: ColorMatrix { .inversion }
}

/// Turns the lightness of a view into opacity.
nonisolated public struct _LuminanceToAlphaEffect: ColorEffect {
  @inlinable
  init() {}

  package var matrix: ColorMatrix { .luminanceToAlpha }
}

/// Multiplies the colours of a view by a colour.
nonisolated public struct _ColorMultiplyEffect: PrimitiveModifier, Equatable {
  /// The colour.
  public var color: Color

  /// Makes the effect.
  @inlinable
  public init(color: Color) { self.color = color }

  /// Makes the content in changed colours.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ColorMultiplyNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// The node of a view in changed colours. A change that is not finite is reported, and changes nothing.
private class ColorMatrixNode: DrawingModifierNode {
  private var matrix = ColorMatrix.identity

  /// Takes a new matrix; true if it is another.
  final func follow(_ new: ColorMatrix) -> Bool {
    if !new.isFinite { runtime.reportOnce(.colorEffect(at: viewPath)) }
    let usable = new.isFinite ? new : .identity
    defer { matrix = usable }
    return matrix != usable
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    matrix == .identity ? node : DisplayNode(.colors(matrix, node))
  }
}

private final class ColorEffectNode<Effect: ColorEffect>: ColorMatrixNode {
  private let modifier: _GraphValue<Effect>
  private var animatedEffect = AnimatedValue<Effect>()
  private var effect: Effect?

  init(_ content: ViewNode, _ modifier: _GraphValue<Effect>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(content, inputs, drawnFrom: [modifier.node])
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let new = animatedEffect.displayedValue(
      for: modifier.read(in: graph), after: effect, in: runtime, animationTarget)
    effect = new
    return follow(new.matrix)
  }
}

private final class ColorMultiplyNode: ColorMatrixNode {
  private let modifier: _GraphValue<_ColorMultiplyEffect>
  private let environment: Attribute<EnvironmentValues>
  private var animatedPaint = AnimatedValue<Paint>()
  private var paint: Paint?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_ColorMultiplyEffect>, _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    environment = inputs.environment
    super.init(content, inputs, drawnFrom: [modifier.node, inputs.environment.node])
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let color = modifier.read(in: graph).color.resolve(in: graph.value(environment).colorContext)
    let new = animatedPaint.displayedValue(
      for: .color(color), after: paint, in: runtime, animationTarget)
    paint = new
    return follow(.multiplication(by: new.color))
  }
}
