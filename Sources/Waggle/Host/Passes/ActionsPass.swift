extension ViewHost {
  /// Calls what the update has queued: observers, appearances, changes, tasks, completions (R088, R191, R192). Visits
  /// the queue once; what an action queues waits for the next update.
  func runActionsPass() {
    if !runtime.actions.isEmpty { runtime.actions.run() }
  }
}
