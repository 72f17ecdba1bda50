import Foundation

/// A position and a velocity for an animation to start from; it does not move itself.
///
/// Passed as `previous` to a new animation where there is a velocity but no animation: that of a drag (M031), or
/// that at the end of a repetition.
struct InitialStateAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { context.state[Start<V>.self].offset }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { context.state[Start<V>.self].velocity }

  /// The position and velocity to start from.
  struct Start<V: VectorArithmetic>: AnimationStateKey {
    /// The part of the change that is done.
    var offset = V.zero
    /// Per second.
    var velocity = V.zero

    static var defaultValue: Start { Start() }
  }
}
