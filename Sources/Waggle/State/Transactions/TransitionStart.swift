/// A step of a transition that begins after an update has rendered its start state; the step runs in one
/// transaction (R183).
package protocol TransitionStart: AnyObject {
  /// Changes the phase; an update of the views follows.
  func begin()
  /// Called after that update, when the animations have started.
  func end()
}

extension Runtime {
  /// Begins `step` at the end of the current update.
  package func add(_ step: any TransitionStart) { transitionStarts.append(step) }

  /// Removes and returns the steps that are to begin now.
  package func takeTransitionStarts() -> [any TransitionStart] {
    defer { transitionStarts = [] }
    return transitionStarts
  }
}
