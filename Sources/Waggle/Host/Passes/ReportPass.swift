extension ViewHost {
  /// Reports the diagnostics that need the complete tree, once nothing is due any more.
  func runReportPass() {
    guard !hasWork, !preferences.reports.isEmpty else { return }
    for diagnostic in preferences.reports.take() { runtime.report(diagnostic) }
  }

  /// Reports that frame after frame makes another one necessary.
  func reportNoRest() {
    let states = runtime.reports.recentWrites.joined(separator: ", ")
    runtime.reportOnce(
      Diagnostic(
        id: "W-LOOP",
        message:
          "The tree did not come to rest in 120 frames"
          + (states.isEmpty
            ? "." : ": each frame sets \(states) again, which changes what led to it.")
          + " Set state only where it becomes another value, and never to something new each time.",
        path: runtime.reports.lastCaller ?? ""))
  }
}
