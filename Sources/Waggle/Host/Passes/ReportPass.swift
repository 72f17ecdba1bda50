extension ViewHost {
  /// Reports the diagnostics that need the complete tree, once nothing is due any more.
  func runReportPass() {
    guard !hasWork, !preferences.reports.isEmpty else { return }
    for diagnostic in preferences.reports.take() { runtime.report(diagnostic) }
  }

  /// Reports that frame after frame makes another one necessary.
  func reportNoRest() {
    let reports = runtime.reports
    reports.reportOnce(
      .endlessFrames(states: reports.recentWrites, at: reports.lastCaller ?? ""))
  }
}
