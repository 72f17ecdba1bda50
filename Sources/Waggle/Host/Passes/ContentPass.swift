extension ViewHost {
  /// Runs bodies, lists and parameters that are due, those nearest to the root first.
  func runContentPass() { runtime.updateContent(runtime.contentQueue) }
}
