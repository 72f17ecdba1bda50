import Foundation

/// Where a value is and how fast, for a motion that starts from there: it stands still itself.
///
/// It is what a new animation is told to be `previous` where there is a speed but no animation: that
/// of a finger (M031), or that of one leg of a repeated motion.
struct CarriedMotion: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { context.state[Start<V>.self].offset }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { context.state[Start<V>.self].velocity }

  /// What is carried.
  struct Start<V: VectorArithmetic>: AnimationStateKey {
    /// The part of the way that is behind.
    var offset = V.zero
    /// Per second.
    var velocity = V.zero

    static var defaultValue: Start { Start() }
  }
}
