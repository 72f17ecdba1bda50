import WaggleFoundation

extension ViewHost {
  /// Reports the diagnostics that need the complete tree, once nothing is due any more. Visits those that are waiting.
  func runReportPass() {
    guard !hasWork else { return }
    for diagnostic in layout.scrollRequests.takeReports() { runtime.report(diagnostic) }
    if let assetColors {
      for report in assetColors.takeReports() { runtime.report(.asset(report)) }
    }
    for problem in StringTables.shared.takeProblems() {
      runtime.report(.unreadableStrings(problem.file, problem.reason))
    }
    guard !preferences.reports.isEmpty else { return }
    for diagnostic in preferences.reports.take() { runtime.report(diagnostic) }
  }
}
