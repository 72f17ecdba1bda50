import Foundation

/// Another animation with its own logical duration, counted from its start or from when it took over from another
/// (M035).
struct LogicalDurationAnimation: CustomAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time - context.state[Start.self] >= duration { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let other = previous.withoutLogicalTime
    guard base.shouldMerge(previous: other, value: value, time: time, context: &context)
    else { return false }
    context.state[Start.self] = time
    return true
  }

  private enum Start: AnimationStateKey {
    static var defaultValue: TimeInterval { 0 }
  }
}

extension Animation {
  /// The animation without its logical durations.
  var withoutLogicalTime: Animation {
    (base as? LogicalDurationAnimation)?.base.withoutLogicalTime ?? self
  }
}
