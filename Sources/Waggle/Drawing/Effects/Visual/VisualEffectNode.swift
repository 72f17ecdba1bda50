import Foundation
import WaggleGraph

/// Applies a visual effect that is computed from a view's geometry.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let effect: @Sendable (GeometryProxy) -> Effect

  init(_ effect: @escaping @Sendable (GeometryProxy) -> Effect) { self.effect = effect }

  /// The content with the effect.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(GeometryEffectNode(body(_Graph(), inputs.below()).node, modifier, inputs))
  }
}

/// The node of a view whose effect sees the geometry of this node, which the effect does not change.
private final class GeometryEffectNode<Effect: VisualEffect>: VisualEffectNode<Effect> {
  private let modifier: _GraphValue<_VisualEffectModifier<Effect>>
  private let target = GeometryProxy.Target()

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_VisualEffectModifier<Effect>>,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    super.init(content, inputs)
    target.node = self
    makeParameterEffect(modifier.node, inputs)
  }

  override var name: String { "visualEffect" }

  /// Runs when the modifier or the geometry that its closure read has changed, and in each frame of an animation.
  override func updateParameters(_ graph: Graph) {
    follow(modifier.read(in: graph).effect(GeometryProxy(target)), graph)
  }
}

/// The node of a view with a visual effect; the subclass decides which, in `updateParameters`.
class VisualEffectNode<Effect: VisualEffect>: DrawingEffectNode {
  private var effect: Effect?
  private var animatedEffect = AnimatedValue<Effect>()
  /// The steps of the last drawing.
  private var lastSteps: [_VisualEffectSteps.Step] = []

  override init(
    _ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID] = []
  ) {
    super.init(content, inputs, drawnFrom: sources)
    mayOverflow = true
  }

  /// Follows an effect with the animation of the current transaction.
  final func follow(_ set: Effect, _ graph: Graph) {
    show(
      animatedEffect.displayedValue(
        for: set, after: isPlaced ? effect : nil, in: runtime,
        animationTarget(for: parameterEffect!, in: environment)), graph)
  }

  /// Follows an effect with an animation, or with none.
  final func follow(_ set: Effect, with animation: Animation?, _ graph: Graph) {
    let transform = FixedAnimation(animation, in: runtime, around: transactionTransform)
    show(
      animatedEffect.follow(
        set, after: effect, AnimationTarget(runtime, transform, parameterEffect!, environment)),
      graph)
  }

  private func show(_ new: Effect, _ graph: Graph) {
    if let effect, graph.areEqual(effect, new) { return }
    effect = new
    child.ancestorTransformChanged()
    setNeedsDisplay()
  }

  private var steps: [_VisualEffectSteps.Step] {
    var steps = _VisualEffectSteps()
    effect?._addSteps(to: &steps, in: size)
    return steps.steps.map(usable)
  }

  /// Mirrored from right to left, as all effects are (L144); one that is not finite changes nothing and is reported.
  private func usable(_ step: _VisualEffectSteps.Step) -> _VisualEffectSteps.Step {
    switch step {
    case .transform(let transform):
      return .transform(usable(transform))
    case .projection(let projection, let near):
      guard projection.isFinite else { return .transform(usable(near)) }
      let isMirrored = isMirrored
      return .projection(
        isMirrored ? projection.mirrored(inWidth: size.width) : projection, near: usable(near))
    case .opacity(let opacity):
      if opacity.isNaN { runtime.reportOnce(.opacity(at: viewPath)) }
      return .opacity(clampedToUnit(opacity))
    case .blur(let radius, let isOpaque):
      if !radius.isFinite { runtime.reportOnce(.blur(at: viewPath)) }
      return .blur(radius: radius.isFinite ? max(radius, 0) : 0, isOpaque: isOpaque)
    case .colors(let matrix):
      if !matrix.isFinite { runtime.reportOnce(.colorEffect(at: viewPath)) }
      return .colors(matrix.isFinite ? matrix : .identity)
    }
  }

  private var isMirrored: Bool { embeddingLevel.isRightToLeft && size.width.isFinite }

  private func usable(_ transform: CGAffineTransform) -> CGAffineTransform {
    guard transform.isFinite else {
      runtime.reportOnce(.transform(Effect.self, at: viewPath))
      return .identity
    }
    return isMirrored ? transform.mirrored(inWidth: size.width) : transform
  }

  override var childTransform: CGAffineTransform {
    steps.reduce(.identity) { all, step in
      switch step {
      case .transform(let transform), .projection(_, let transform): all.concatenating(transform)
      case .opacity, .blur, .colors: all
      }
    }
  }

  /// Whether the view takes touches and is read aloud (M127).
  var isVisible: Bool {
    !steps.contains { step in
      if case .opacity(let opacity) = step { return opacity < 0.001 }
      return false
    }
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    super.output(key).map { K.pass($0, through: self) }
  }

  /// The effect may depend on the size, so the content may move too.
  override func placementChanged() {
    super.placementChanged()
    child.ancestorTransformChanged()
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let new = steps
    defer { lastSteps = new }
    return new != lastSteps
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    lastSteps.reduce(node) { $1.applied(to: $0) }
  }
}

/// A view that a visual effect may make invisible.
protocol Fading: ViewNode {
  var isVisible: Bool { get }
}

extension OpacityNode: Fading {}
extension VisualEffectNode: Fading {}

extension ViewNode {
  /// The node as an effect that may make its content invisible; nil for all others.
  var fading: (any Fading)? {
    if let opacity = self as? OpacityNode { return opacity }
    return self is DrawingEffectNode ? self as? any Fading : nil
  }
}

extension _VisualEffectSteps.Step {
  /// The drawing with the step; the same where there is nothing to do.
  fileprivate func applied(to node: DisplayNode) -> DisplayNode {
    switch self {
    case .transform(let transform) where transform.isIdentity: node
    case .transform(let transform) where transform.isTranslation:
      DisplayNode(.offset(CGSize(width: transform.tx, height: transform.ty), node))
    case .transform(let transform): DisplayNode(.transform(transform, node))
    case .projection(let projection, let near):
      projection.isAffine
        ? Self.transform(near).applied(to: node) : DisplayNode(.projection(projection, node))
    case .opacity(let opacity): opacity == 1 ? node : DisplayNode(.opacity(opacity, node))
    case .blur(let radius, let isOpaque):
      radius == 0 ? node : DisplayNode(.blur(radius: radius, isOpaque: isOpaque, node))
    case .colors(let matrix):
      matrix == .identity ? node : DisplayNode(.colors(matrix, node))
    }
  }
}
