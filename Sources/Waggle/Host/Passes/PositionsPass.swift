extension ViewHost {
  /// Places views from the root down; visits only nodes with work.
  func runPositionsPass() { runtime.updating { layout.updatePositions() } }

  /// Reports that layout and content did not come to rest.
  func reportLayoutLoop() {
    guard !hasReportedLoop else { return }
    hasReportedLoop = true
    runtime.report(.contentLoop())
  }
}
