import Foundation
import WaggleGraph

/// Changes the colours of a view, which is drawn as one layer. Layout is unchanged (L059).
nonisolated public struct _ColorEffect: PrimitiveModifier, Animatable, Equatable, Sendable {
  /// What is changed, by an amount; the last two have none.
  public enum Change: Sendable {
    /// Adds the amount to all components.
    case brightness
    /// Multiplies the distance from grey.
    case contrast
    /// Multiplies the distance from the grey of the same luminance.
    case saturation
    /// Takes away a share of that distance.
    case grayscale
    /// Turns the hues by radians.
    case hueRotation
    /// Inverts the components.
    case inversion
    /// Turns lightness into opacity.
    case luminanceToAlpha
  }

  @usableFromInline let change: Change
  @usableFromInline var amount: Double

  @inlinable
  init(_ change: Change, _ amount: Double = 1) {
    self.change = change
    self.amount = amount
  }

  /// The animatable part: the amount (M051), angles times 128 (M056).
  public var animatableData: Double {
    get { amount * weight }
    set { amount = newValue / weight }
  }

  private var weight: Double { change == .hueRotation ? unitWeight : 1 }

  var matrix: ColorMatrix {
    switch change {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .saturation(1 - min(max(amount, 0), 1))
    case .hueRotation: .hueRotation(.radians(amount))
    case .inversion: .inversion
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  /// Makes the content in changed colours.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ColorEffectNode(body(_Graph(), inputs).node, modifier, inputs))
  }
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

private final class ColorEffectNode: ColorMatrixNode {
  private let modifier: _GraphValue<_ColorEffect>
  private var animatedEffect = AnimatedValue<_ColorEffect>()
  private var effect: _ColorEffect?

  init(_ content: ViewNode, _ modifier: _GraphValue<_ColorEffect>, _ inputs: _ViewInputs) {
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
  private let environment: EnvironmentSource
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
