public import Foundation

/// A way from zero to a vector: what an `Animation` is made of (M030).
///
/// Animations are about differences: `animate` says how far on the way to `value` the animation is,
/// whatever the numbers are that it starts and ends with (M023). What it must remember from one
/// frame to the next lives in the context.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that is reached after `time` seconds; nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The speed per second after `time` seconds; nil where it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over the state and the clock of a running one, which has been
  /// under way to `value` for `time` seconds; if not, it is laid over the running one (M027, M029).
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
