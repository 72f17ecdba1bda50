extension ViewHost {
  /// Starts the animations of inserted and removed views, which have been drawn in their start state (M063). Visits the
  /// views of the waiting batches, until none is left. Calls `update` to update the views after each step.
  func runTransitionsPass(_ update: () -> Void) {
    while views.hasTransitionBatches { runTransitions(update) }
  }

  private func runTransitions(_ update: () -> Void) {
    let batches = views.takeTransitionBatches()
    let outer = runtime.allowsAnimation
    runtime.allowsAnimation = true
    defer { runtime.allowsAnimation = outer }
    for batch in batches { batch.begin() }
    update()
    views.removingViews { for batch in batches { batch.end() } }
    update()
  }
}
