extension ViewHost {
  /// Releases the touches, the pointer and the focus of views that were removed or disabled (M111, M137).
  func runFocusPass() { input.update() }
}
