extension ViewHost {
  /// Places views from the root down; visits only nodes with work.
  func runPositionsPass() { runtime.updating { layout.updatePositions() } }

  /// Reports that layout and content did not come to rest.
  func reportLayoutLoop() {
    guard !hasReportedLoop else { return }
    hasReportedLoop = true
    runtime.report(
      Diagnostic(
        id: "W-LOOP",
        message:
          "Layout and content did not come to rest in 8 passes: content that reads a view's place changes that place. "
          + "The rest is done in the next frame.",
        path: ""))
  }
}
