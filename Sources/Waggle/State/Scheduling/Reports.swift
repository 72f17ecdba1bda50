import WaggleGraph

/// The diagnostics of one host: which were reported, and what they say of the code that runs.
package final class Reports {
  /// Receives diagnostics; those reported before it was set are passed on when it is set.
  package var receive: ((Diagnostic) -> Void)? {
    didSet {
      guard let receive else { return }
      for diagnostic in undelivered { receive(diagnostic) }
      undelivered = []
    }
  }
  private var undelivered: [Diagnostic] = []
  /// Receives each diagnostic too, for an inspector.
  package var listener: ((Diagnostic) -> Void)?
  private var reported: Set<String> = []
  private var hasReportedDepth = false

  /// True while a trace is made: problems that only the trace causes are not the program's, and are not reported.
  package var isTracing = false
  /// Whether to record the views whose actions run: set late in a series of frames that does not settle.
  @exclusivity(unchecked) package var notesCallers = false
  /// The path of the view whose action ran last; nil if none was recorded.
  package private(set) var lastCaller: String?
  /// The names of the last states that were written, at most four, oldest first.
  @exclusivity(unchecked) package private(set) var recentWrites: [String] = []

  /// Passes on a diagnostic.
  package func report(_ diagnostic: Diagnostic) {
    listener?(diagnostic)
    if let receive { receive(diagnostic) } else { undelivered.append(diagnostic) }
  }

  /// Reports a problem once for each view, even if only the numbers in its message differ.
  ///
  /// - Parameter subject: identifies the problem if the words of its message vary too.
  package func reportOnce(_ diagnostic: Diagnostic, about subject: String? = nil) {
    if isTracing { return }
    let subject = subject ?? diagnostic.message.filter { !$0.isNumber }
    if reported.insert("\(diagnostic.id) \(diagnostic.path) \(subject)").inserted {
      report(diagnostic)
    }
  }

  /// Reports a problem of the whole tree once, with the path of the view where it was first found.
  ///
  /// - Parameter subject: identifies the problem.
  package func reportOnce(_ diagnostic: Diagnostic, inTree subject: String) {
    if reported.insert("\(diagnostic.id) \(subject)").inserted { report(diagnostic) }
  }

  /// Reports once that the tree is nested too deeply: every pass over the same tree would find it again.
  package func reportDepth(_ diagnostic: Diagnostic) {
    if hasReportedDepth { return }
    hasReportedDepth = true
    report(diagnostic.at(String(diagnostic.path.prefix(400))))
  }

  /// Records that an observer or `onChange` of a view runs.
  package func noteCaller(_ scope: ViewScope?) {
    if notesCallers { lastCaller = scope?.path }
  }

  /// Records that a state was written.
  package func noteWrite(_ name: String) {
    if recentWrites.last == name { return }
    recentWrites.append(name)
    if recentWrites.count > 4 { recentWrites.removeFirst() }
  }
}

extension Runtime {
  /// Receives the diagnostics; see `Reports.receive`.
  package var report: (Diagnostic) -> Void {
    get { reports.report }
    set { reports.receive = newValue }
  }

  package func reportOnce(_ diagnostic: Diagnostic, about subject: String? = nil) {
    reports.reportOnce(diagnostic, about: subject)
  }

  /// The path of the view whose code is running, "root" outside of views.
  package var currentPath: String { breadcrumbs.last?.path ?? "root" }

  func report(_ problem: GraphProblem) {
    switch problem {
    case .cycle(let names): report(.cycle(names, at: currentPath))
    case .tooDeep(let names): reports.reportDepth(.tooManyWaitingValues(names, at: currentPath))
    }
  }
}
