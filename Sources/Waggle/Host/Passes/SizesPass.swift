extension ViewHost {
  /// Measures nodes whose size may have changed. Visits those and, where an answer did change, their parents, deepest
  /// first; so it ends at the root at the latest.
  func runSizesPass() { runtime.updating { layout.updateSizes() } }
}
