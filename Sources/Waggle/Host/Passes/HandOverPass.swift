import WaggleGraph

extension ViewHost {
  /// Decides which effects the host animates by itself (M197), now that all is drawn and elements can be collected: an
  /// output must not be asked while it is computed. Visits the effects that have begun to move or to move otherwise, and
  /// what is inside; those that are handed over are drawn again, in this frame.
  func runHandOverPass() {
    let store = runtime.store(DrawingStore.self)
    guard store.hasUndecidedEffects else { return }
    let isDue = runtime.updating {
      store.handOverEffects { $0.output(AccessibilityOutput.self)?.elements.isEmpty ?? true }
    }
    if isDue { runDisplayPass() }
  }
}
