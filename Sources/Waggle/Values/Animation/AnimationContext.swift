/// The state and environment of a custom animation while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation stores from frame to frame.
  public var state: AnimationState<Value>

  /// Set by the animation when it looks finished to a viewer, even if it is still settling (M035).
  public var isLogicallyComplete = false

  /// The environment of the animated view; State, where the environment is defined, knows its type.
  package var environmentSource: Any?

  /// Creates a context with a state.
  package init(state: AnimationState<Value> = AnimationState(), environmentSource: Any? = nil) {
    self.state = state
    self.environmentSource = environmentSource
  }

  /// The same context with another state, which may be that of another value type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environmentSource: environmentSource)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}
