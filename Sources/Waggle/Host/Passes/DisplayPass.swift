import WaggleGraph

extension ViewHost {
  /// Updates the display list. Visits the drawings that changed and the groups above them; runs no body.
  func runDisplayPass() {
    if let drawing { runtime.updating { runtime.graph.update(drawing) } }
    presentations.runDisplayPass()
  }
}
