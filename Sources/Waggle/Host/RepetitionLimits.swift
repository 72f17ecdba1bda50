/// How often a part of a frame is repeated. What is still due then waits for the next frame.
enum RepetitionLimits {
  /// Updates in a frame, each with its deliveries and actions (R091).
  static let updates = 2
  /// Rounds of content, sizes and positions each time that layout is settled.
  static let layoutRounds = 8
  /// Transactions in an update that the update itself made due, such as by bodies that change what others read.
  static let causedTransactions = 16
  /// Frames in `settle()`.
  static let settlingFrames = 120
}

extension ViewHost {
  /// Reports that content and layout kept making each other due, once for each host.
  func reportUnsettledLayout() { reportLoop(.contentLoop()) }

  /// Reports that bodies kept making each other due, once for each host.
  func reportEndlessTransactions() { reportLoop(.endlessTransactions()) }

  private func reportLoop(_ loop: @autoclosure () -> Diagnostic) {
    guard !hasReportedLoop else { return }
    hasReportedLoop = true
    runtime.report(loop())
  }

  /// Reports that each frame made another one due.
  func reportEndlessFrames() {
    let reports = runtime.reports
    reports.reportOnce(
      .endlessFrames(states: reports.recentWrites, at: reports.lastCaller ?? ""))
  }
}
