extension ViewHost {
  /// Lets observers compare their values and decide whether to be called.
  func runDeliveriesPass() {
    guard preferences.hasDueObservers else { return }
    runtime.updating { preferences.updateObservers() }
  }
}
