/// Something that begins once an update has shown where it starts from, and is looked at under one transaction (R183).
package protocol TransitionStart: AnyObject {
  /// Changes what it is about; the views are brought up to date after it.
  func begin()
  /// The views are up to date: what begins to move has begun.
  func end()
}

extension Runtime {
  /// Has `step` begin at the end of the update that is under way.
  package func add(_ step: any TransitionStart) { transitionStarts.append(step) }

  /// Those that are to begin now.
  package func takeTransitionStarts() -> [any TransitionStart] {
    defer { transitionStarts = [] }
    return transitionStarts
  }
}
