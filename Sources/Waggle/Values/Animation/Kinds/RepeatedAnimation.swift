import Foundation

/// Repeats another animation, a fixed number of times or for ever (M021, M022).
///
/// A repetition ends in the first frame in which its animation is over; the next starts in that frame with new
/// state. Every second one runs backwards if it autoreverses.
struct RepeatedAnimation: CustomAnimation {
  let base: Animation
  /// Nil repeats for ever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // Taken out and put back, so that its state is not shared and changes in place.
    var repetition = Repetition<V>()
    context.state.update(Repetition<V>.self) { swap(&repetition, &$0) }
    defer { context.state.update(Repetition<V>.self) { swap(&repetition, &$0) } }
    if let part = part(of: value, on: &repetition, time: time, context: &context) { return part }
    repetition = Repetition(number: repetition.number + 1, start: time)
    return part(of: value, on: &repetition, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let repetition = context.state[Repetition<V>.self]
    let velocity = base.velocity(
      value: value, time: time - repetition.start, context: context.withState(repetition.state))
    return isBackwards(repetition.number) ? velocity?.scaled(by: -1) : velocity
  }

  /// A repeated spring takes over from another that repeats in the same way: from its position and with its
  /// velocity, in a new first repetition.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? RepeatedAnimation, other.count == count,
      other.autoreverses == autoreverses, other.base.steppedSpring != nil
    else { return false }
    let offset = other.animate(value: value, time: time, context: &context) ?? value
    let velocity = other.velocity(value: value, time: time, context: context) ?? .zero
    var repetition = context.withState(AnimationState<V>())
    repetition.state[InitialStateAnimation.Start<V>.self] = .init(
      offset: offset, velocity: velocity)
    guard
      base.shouldMerge(
        previous: Animation(InitialStateAnimation()), value: value, time: 0, context: &repetition)
    else { return false }
    context.state[Repetition<V>.self] = Repetition(start: time, state: repetition.state)
    return true
  }

  /// The position of a repetition, as a part of the whole change; nil when it is over.
  private func part<V: VectorArithmetic>(
    of value: V, on repetition: inout Repetition<V>, time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    if let count, repetition.number >= count { return nil }
    let wasComplete = context.isLogicallyComplete
    swap(&repetition.state, &context.state)
    let part = base.animate(value: value, time: time - repetition.start, context: &context)
    swap(&repetition.state, &context.state)
    if count != repetition.number + 1 { context.isLogicallyComplete = wasComplete }
    return isBackwards(repetition.number) ? part.map { value - $0 } : part
  }

  private func isBackwards(_ repetition: Int) -> Bool { autoreverses && repetition % 2 == 1 }

  /// The current repetition.
  private struct Repetition<V: VectorArithmetic>: AnimationStateKey {
    var number = 0
    /// On the clock of the whole animation.
    var start: TimeInterval = 0
    /// The state of this repetition's animation.
    var state = AnimationState<V>()

    static var defaultValue: Repetition { Repetition() }
  }
}
