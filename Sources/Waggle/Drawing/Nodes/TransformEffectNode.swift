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
  /// The effect that was set, while the displayed one moves towards it.
  private var setEffect: Effect?
  private var animatedEffect = AnimatedValue<Effect>()
  /// The transform of the last drawing.
  private var lastTransform = CGAffineTransform.identity
  /// The transform of the last drawing with its perspective, if it has one.
  private var lastProjection: ProjectionTransform?
  /// What the host animates by itself.
  private var motion: DisplayMotion?
  /// The motion of the last drawing.
  private var drawnMotion: DisplayMotion?
  /// Whether it is decided after the drawing who animates it.
  private var isUndecided = false

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
    let set = modifier.read(in: graph)
    let new = animatedEffect.displayedValue(
      for: set, after: effect, in: runtime,
      animationTarget(for: parameterEffect!, in: environment))
    setEffect = animatedEffect.isMoving ? set : nil
    if let effect, graph.areEqual(effect, new) {
      if motion != nil, setEffect == nil { setNeedsDisplay() }
      return
    }
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
    if animatedEffect.isMoving || motion != nil { followMotion() }
    defer { (lastTransform, lastProjection, drawnMotion) = (new, newProjection, motion) }
    return new != lastTransform || newProjection != lastProjection || motion !== drawnMotion
  }

  /// Keeps the motion of the host while it is that of the animation and nothing inside is measured. Otherwise the
  /// program draws this frame, and what comes is decided after it.
  private func followMotion() {
    let store = runtime.store(DrawingStore.self)
    guard store.hostAnimates, animatedEffect.isMoving else { return motion = nil }
    if let motion, !isMeasured, continues(motion) { return }
    motion = nil
    animatedEffect.takeBack()
    isUndecided = true
    store.decideLater(self)
  }

  private func continues(_ motion: DisplayMotion) -> Bool {
    guard let set = setEffect, let forecast = animatedEffect.handOver(set) else { return false }
    return motion.continues(forecast, toTransform: displayedTransform(of: set))
  }

  /// Whether anchors, frames or proxies inside follow the transform.
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

extension TransformEffectNode: MovingEffect {
  /// The program keeps what is measured, moves what a screen reader finds, or has perspective.
  func handOver(_ canMove: (ViewNode) -> Bool) -> Bool {
    guard isUndecided else { return false }
    isUndecided = false
    guard !subgraph.isRemoved, animatedEffect.isMoving, !isMeasured, canMove(content),
      let set = setEffect, let forecast = animatedEffect.handOver(set)
    else { return false }
    guard forecast.values.allSatisfy({ displayedProjection(of: $0) == nil }) else {
      animatedEffect.takeBack()
      return false
    }
    let transforms = forecast.values.map(displayedTransform(of:))
    motion = DisplayMotion(forecast, .transforms(transforms, set: displayedTransform(of: set)))
    setNeedsDisplay()
    return true
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether all components are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
