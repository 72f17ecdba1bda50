extension ViewHost {
  /// Runs bodies, lists and parameters. Visits the effects in the content queue, those nearest to the root first, until
  /// it is empty; what they read runs when they read it.
  func runContentPass() { runtime.updateContent(runtime.contentQueue) }
}
