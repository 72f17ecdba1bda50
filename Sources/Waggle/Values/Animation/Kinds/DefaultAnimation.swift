import Foundation

/// The default of `withAnimation`: a spring with no bounce and a response of 0.55 s (M013). Its own type, so that
/// it is not equal to a spring with the same parameters.
struct DefaultAnimation: CustomAnimation {
  static let spring = SteppedSpringAnimation(
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

extension DefaultAnimation: CustomStringConvertible {
  /// In SwiftUI's format.
  var description: String { "DefaultAnimation()" }
}

extension Animation {
  /// The stepped spring that this animation is; nil for other kinds.
  var steppedSpring: SteppedSpringAnimation? {
    base is DefaultAnimation ? DefaultAnimation.spring : base as? SteppedSpringAnimation
  }
}
