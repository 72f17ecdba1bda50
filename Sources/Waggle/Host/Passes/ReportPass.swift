import WaggleFoundation

extension ViewHost {
  /// Reports the diagnostics that need the complete tree, once nothing is due any more. Visits those that are waiting.
  func runReportPass() {
    guard !hasWork else { return }
    for diagnostic in layout.scrollRequests.takeReports() { runtime.report(diagnostic) }
    if let assetColors {
      for name in assetColors.takeMissing() { runtime.report(.missingColor(name)) }
    }
    for problem in StringTables.shared.takeProblems() {
      runtime.report(.unreadableStrings(problem.file, problem.reason))
    }
    guard !preferences.reports.isEmpty else { return }
    for diagnostic in preferences.reports.take() { runtime.report(diagnostic) }
  }
}
