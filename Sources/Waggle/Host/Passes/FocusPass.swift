extension ViewHost {
  /// Releases the touches, the pointer and the focus of views that were removed or disabled, and applies requests for
  /// the focus (M111, M137, M145). Visits what is touched, hovered over or focused, nothing else.
  func runFocusPass() { input.update() }
}
