import WaggleGraph

extension ViewHost {
  /// Updates the display list; only its changed parts are made again.
  func runDisplayPass() {
    guard let drawing else { return }
    runtime.updating { runtime.graph.update(drawing) }
  }
}
