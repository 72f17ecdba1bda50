import Foundation

/// Another animation after a delay (M020).
struct DelayedAnimation: CustomAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: baseTime(time), context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: baseTime(time), context: context)
  }

  /// Merges like the base if both have the same delay.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? DelayedAnimation, other.delay == delay else { return false }
    return base.shouldMerge(
      previous: other.base, value: value, time: baseTime(time), context: &context)
  }

  private func baseTime(_ time: TimeInterval) -> TimeInterval { max(0, time - delay) }
}
