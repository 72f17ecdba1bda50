/// What a custom animation may know and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers.
  public var state: AnimationState<Value>

  /// Set by the animation when it looks finished to a person, though it may still settle (M035).
  public var isLogicallyComplete = false

  /// The environment of the view that animates; the room of the environment knows its type.
  package var surroundings: Any?

  /// Makes a context with a state.
  package init(state: AnimationState<Value> = AnimationState(), surroundings: Any? = nil) {
    self.state = state
    self.surroundings = surroundings
  }

  /// The same context with another state, which may be that of another kind of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, surroundings: surroundings)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}
