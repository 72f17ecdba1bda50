public import Foundation

/// Animates a vector from zero to a value: the base of an `Animation` (M030).
///
/// Animations act on differences: `animate` returns how much of `value` is reached, whatever the values at the
/// start and the end are (M023). State that lasts from one frame to the next is stored in the context.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` reached after `time` seconds; nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity per second after `time` seconds; nil if it is unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over the state and the clock of one that has run towards `value` for `time`
  /// seconds; if not, it is layered over the running one (M027, M029).
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The default: unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// The default: never merges.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
