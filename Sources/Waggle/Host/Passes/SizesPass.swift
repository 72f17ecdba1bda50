extension ViewHost {
  /// Measures the layout nodes whose sizes may have changed, deepest first.
  func runSizesPass() { runtime.updating { layout.updateSizes() } }
}
