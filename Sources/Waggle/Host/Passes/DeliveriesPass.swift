extension ViewHost {
  /// Lets observers compare their values and queue their actions. Visits observers whose value may have changed; each
  /// has at most two calls a frame, those of the framework three (R083).
  func runDeliveriesPass() {
    guard preferences.hasDueObservers else { return }
    runtime.updating { preferences.updateObservers() }
  }
}
