import Foundation

/// Another animation on a faster or slower clock (M020).
struct SpeedAdjustedAnimation: CustomAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * speed, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  /// Merges like the base if both have the same speed.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? SpeedAdjustedAnimation, other.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: other.base, value: value, time: time * speed, context: &context)
  }
}
