/// How often a part of a frame is repeated. What is still due then waits for the next frame.
enum RepetitionLimits {
  /// Updates in a frame, each with its deliveries and actions (R091).
  static let updates = 2
  /// Rounds of content, sizes and positions each time that layout is settled.
  static let layoutRounds = 8
  /// Frames in `settle()`.
  static let settlingFrames = 120
}

extension ViewHost {
  /// Reports that content and layout kept making each other due, once for each host.
  func reportUnsettledLayout() {
    guard !hasReportedLoop else { return }
    hasReportedLoop = true
    runtime.report(.contentLoop())
  }

  /// Reports that each frame made another one due.
  func reportEndlessFrames() {
    let reports = runtime.reports
    reports.reportOnce(
      .endlessFrames(states: reports.recentWrites, at: reports.lastCaller ?? ""))
  }
}
