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
  /// What the host animates by itself.
  private var motion: DisplayMotion?
  /// Whether the last motions pass found that the host may animate it.
  private var isMovedByHost = false

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
    mayOverflow = affectsGeometry
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
    guard let effect else { return .identity }
    if !transform(effect, size).isFinite {
      runtime.reportOnce(.transform(Effect.self, at: viewPath))
    }
    return displayedTransform(of: effect)
  }

  private func displayedTransform(of effect: Effect) -> CGAffineTransform {
    let set = transform(effect, size)
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
    let newMotion = animatedEffect.isMoving ? handedOverMotion(graph) : nil
    defer { (lastTransform, lastProjection, motion) = (new, newProjection, newMotion) }
    return new != lastTransform || newProjection != lastProjection || newMotion !== motion
  }

  /// What the host animates by itself; nil if it does not, because the views inside are measured, move what a screen
  /// reader finds, or have perspective. The motions pass after the drawing decides (M200).
  private func handedOverMotion(_ graph: Graph) -> DisplayMotion? {
    let store = runtime.store(DrawingStore.self)
    guard store.isMovedByHost else { return nil }
    store.add(self)
    let set = graph.untracked { modifier.read(in: graph) }
    guard isMovedByHost, !isMeasured, let forecast = animatedEffect.handOver(set) else {
      animatedEffect.takeBack()
      return nil
    }
    let transform = displayedTransform(of: set)
    if let motion, motion.continues(forecast, toTransform: transform) { return motion }
    guard forecast.values.allSatisfy({ displayedProjection(of: $0) == nil }) else {
      animatedEffect.takeBack()
      return nil
    }
    return DisplayMotion(
      forecast, .transforms(forecast.values.map(displayedTransform(of:)), set: transform))
  }

  /// Whether observers of geometry inside follow the transform in each frame (R179).
  private var isMeasured: Bool { affectsGeometry && child.hasGeometry }

  private var displayedProjection: ProjectionTransform? { effect.flatMap(displayedProjection(of:)) }

  private func displayedProjection(of effect: Effect) -> ProjectionTransform? {
    guard let projection else { return nil }
    let value = projection(effect, size)
    guard !value.isAffine, value.isFinite else { return nil }
    return isMirrored ? value.mirrored(inWidth: size.width) : value
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    if let lastProjection { return DisplayNode(.projection(lastProjection, node)) }
    let transform = lastTransform
    if let motion { return DisplayNode(.moving(motion, DisplayNode(.transform(transform, node)))) }
    guard !transform.isIdentity else { return node }
    if transform.isTranslation {
      return DisplayNode(.offset(CGSize(width: transform.tx, height: transform.ty), node))
    }
    return DisplayNode(.transform(transform, node))
  }
}

extension TransformEffectNode: MovingTransform {
  func decideMotion(_ hasElements: (ViewNode) -> Bool) {
    guard animatedEffect.isMoving, runtime.graph.isAlive(animationTarget.node) else { return }
    let isFree = !isMeasured && !hasElements(content)
    guard isFree != isMovedByHost else { return }
    isMovedByHost = isFree
    setNeedsDisplay()
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether all components are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
