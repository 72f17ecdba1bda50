import Foundation

/// Animations layered over each other: each goes from the animation below it, which continues, to its own target:
/// D₁ = A₁(T₁), Dₖ = Dₖ₋₁ + Aₖ(Tₖ - Dₖ₋₁) (M029).
///
/// The layers are stored in the state, since their targets have the type of the value. When the newest is over, the
/// whole is: the value is at its target, even if animations below still run.
struct LayeredAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // Taken out and put back, so that the state of the layers is not shared while it changes.
    var layers: [Layer<V>] = []
    context.state.update(Layers<V>.self) { swap(&layers, &$0.layers) }
    defer { context.state.update(Layers<V>.self) { swap(&layers, &$0.layers) } }
    var drawn = V.zero
    for index in layers.indices {
      drawn = layers[index].animate(over: drawn, time: time, context: context)
    }
    dropCovered(&layers)
    guard let top = layers.last, !top.hasEnded else { return nil }
    if top.isLogicallyComplete { context.isLogicallyComplete = true }
    return drawn
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var (drawn, velocity) = (V.zero, V.zero)
    for var layer in context.state[Layers<V>.self].layers {
      guard let next = layer.velocity(over: drawn, velocity, time: time, context: context)
      else { return nil }
      drawn = layer.animate(over: drawn, time: time, context: context)
      velocity = next
    }
    return velocity
  }

  /// Drops the layers below one that is over: they are not visible any more.
  private func dropCovered<V>(_ layers: inout [Layer<V>]) {
    guard layers.count > 1, let last = layers.lastIndex(where: { $0.hasEnded }), last > 0
    else { return }
    layers.removeFirst(last)
  }

  /// The layers, oldest first.
  struct Layers<V: VectorArithmetic>: AnimationStateKey {
    var layers: [Layer<V>] = []

    static var defaultValue: Layers { Layers() }
  }

  /// One animation with its own state.
  struct Layer<V: VectorArithmetic> {
    let animation: Animation
    /// On the clock of the whole animation.
    let start: TimeInterval
    /// From the origin of the whole animation.
    let target: V
    var state = AnimationState<V>()
    var hasEnded = false
    var isLogicallyComplete = false
  }
}

extension LayeredAnimation.Layer {
  /// The position after this layer, given that of the layer below; an animation that is over stays at its target.
  fileprivate mutating func animate(
    over drawn: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V {
    guard !hasEnded else { return target }
    var layerContext = context.withState(AnimationState<V>())
    layerContext.isLogicallyComplete = false
    swap(&layerContext.state, &state)
    defer { swap(&layerContext.state, &state) }
    let part = animation.animate(value: target - drawn, time: time - start, context: &layerContext)
    if layerContext.isLogicallyComplete { isLogicallyComplete = true }
    hasEnded = part == nil
    return part.map { drawn + $0 } ?? target
  }

  /// The velocity after this layer, given the position and velocity below. The layer's effect on a velocity is its
  /// effect on that velocity as a change: animations are linear in the change.
  fileprivate func velocity(
    over drawn: V, _ velocity: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if hasEnded { return .zero }
    var layerContext = context.withState(state)
    let age = time - start
    guard let speed = animation.velocity(value: target - drawn, time: age, context: layerContext),
      let passed = animation.animate(value: velocity, time: age, context: &layerContext)
    else { return nil }
    return velocity - passed + speed
  }
}
