extension ViewHost {
  /// Decides which of the transforms that animate the host animates by itself (M197, M200), by what a screen reader finds in
  /// them. Visits the transforms that were drawn in this frame while they animate, and draws those again for which that has
  /// changed.
  ///
  /// This is its own pass, after the display list is up to date, because the views are asked for their elements: an
  /// element is made from the drawing of its view, which must not be in progress.
  func runMotionsPass() {
    let store = runtime.store(DrawingStore.self)
    let moving = store.takeMoving()
    guard !moving.isEmpty else { return }
    for transform in moving { transform.decideMotion { !$0.accessibilityElements.isEmpty } }
    runDisplayPass()
    // Drawing again adds those that were handed over; nothing has changed in them.
    _ = store.takeMoving()
  }
}
