import Foundation

/// What `withAnimation` uses where nothing else is said: a spring with no bounce and a response of 0.55 s (M013), of a
/// kind of its own, so that it differs from a spring of the same numbers.
struct DefaultMotion: CustomAnimation {
  static let spring = SteppedSpringMotion(
    Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { Self.spring.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { Self.spring.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension DefaultMotion: CustomStringConvertible {
  /// As SwiftUI prints it.
  var description: String { "DefaultAnimation()" }
}

extension Animation {
  /// The stepped spring that this is; nil for other kinds.
  var steppedSpring: SteppedSpringMotion? {
    base is DefaultMotion ? DefaultMotion.spring : base as? SteppedSpringMotion
  }
}
