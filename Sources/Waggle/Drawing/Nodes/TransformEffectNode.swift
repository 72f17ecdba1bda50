import Foundation
import WaggleGraph

/// Makes the node of a modifier that transforms a view's drawing within its frame.
///
/// - Parameters:
///   - affectsGeometry: whether anchors, frames and touches follow the transform.
///   - projection: the transform of the drawing, if it may have perspective.
func makeTransformEffect<Effect>(
  _ modifier: _GraphValue<Effect>, _ inputs: _ViewInputs,
  _ body: (_Graph, _ViewInputs) -> _ViewOutputs, affectsGeometry: Bool = true,
  projection: ((Effect, CGSize) -> ProjectionTransform)? = nil,
  transform: @escaping (Effect, CGSize) -> CGAffineTransform
) -> _ViewOutputs {
  let content = body(_Graph(), inputs.below()).node
  return _ViewOutputs(
    TransformEffectNode(content, modifier, inputs, affectsGeometry, projection, transform))
}

/// The node of a view that is transformed within its frame. Siblings are not affected (L059).
final class TransformEffectNode<Effect>: DrawingEffectNode {
  private let modifier: _GraphValue<Effect>
  private let affectsGeometry: Bool
  private let projection: ((Effect, CGSize) -> ProjectionTransform)?
  private let transform: (Effect, CGSize) -> CGAffineTransform
  private var effect: Effect?
  private var animatedEffect = AnimatedValue<Effect>()
  /// The transform of the last drawing.
  private var lastTransform = CGAffineTransform.identity
  /// The transform of the last drawing with its perspective, if it has one.
  private var lastProjection: ProjectionTransform?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<Effect>, _ inputs: _ViewInputs,
    _ affectsGeometry: Bool, _ projection: ((Effect, CGSize) -> ProjectionTransform)?,
    _ transform: @escaping (Effect, CGSize) -> CGAffineTransform
  ) {
    self.modifier = modifier
    self.affectsGeometry = affectsGeometry
    self.projection = projection
    self.transform = transform
    super.init(content, inputs)
    makeParameterEffect(modifier.node, inputs)
  }

  override func updateParameters(_ graph: Graph) {
    let new = animatedEffect.displayedValue(
      for: modifier.read(in: graph), after: effect, in: runtime,
      animationTarget(for: parameterEffect!, in: environment))
    if let effect, graph.areEqual(effect, new) { return }
    effect = new
    if affectsGeometry { child.ancestorTransformChanged() }
    setNeedsDisplay()
  }

  override var isCoordinateBoundary: Bool { Effect.self != _OffsetEffect.self }

  override var childTransform: CGAffineTransform {
    affectsGeometry ? displayedTransform : .identity
  }

  private var displayedTransform: CGAffineTransform {
    guard let set = effect.map({ transform($0, size) }) else { return .identity }
    if !set.isFinite { runtime.reportOnce(.transform(Effect.self, at: viewPath)) }
    guard set.isFinite else { return .identity }
    return isMirrored ? set.mirrored(inWidth: size.width) : set
  }

  /// Effects assume left-to-right layout, and are mirrored with the positions around them (L144).
  private var isMirrored: Bool { embeddingLevel.isRightToLeft && size.width.isFinite }

  /// The transform may depend on the size, so the content may move too.
  override func placementChanged() {
    super.placementChanged()
    child.ancestorTransformChanged()
  }

  override func updateEffect(_ graph: Graph) -> Bool {
    let (new, newProjection) = (displayedTransform, displayedProjection)
    defer { (lastTransform, lastProjection) = (new, newProjection) }
    return new != lastTransform || newProjection != lastProjection
  }

  private var displayedProjection: ProjectionTransform? {
    guard let projection, let effect else { return nil }
    let value = projection(effect, size)
    guard !value.isAffine, value.isFinite else { return nil }
    return isMirrored ? value.mirrored(inWidth: size.width) : value
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    if let lastProjection { return DisplayNode(.projection(lastProjection, node)) }
    let transform = lastTransform
    guard !transform.isIdentity else { return node }
    if transform.isTranslation {
      return DisplayNode(.offset(CGSize(width: transform.tx, height: transform.ty), node))
    }
    return DisplayNode(.transform(transform, node))
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether all components are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
