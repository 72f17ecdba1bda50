import Foundation

/// The default of `withAnimation`: a spring with no bounce and a response of 0.55 s (M013). Its own type, so that
/// it is not equal to a spring with the same parameters.
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
  /// In SwiftUI's format.
  var description: String { "DefaultAnimation()" }
}

extension Animation {
  /// The stepped spring that this animation is; nil for other kinds.
  var steppedSpring: SteppedSpringMotion? {
    base is DefaultMotion ? DefaultMotion.spring : base as? SteppedSpringMotion
  }
}
