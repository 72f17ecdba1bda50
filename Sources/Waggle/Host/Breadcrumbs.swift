import Glibc

/// Prints a line on stderr when user code traps: which key's reducer or which view's body was running.
///
/// A trap cannot be caught, so a line is all that is possible; the runtime's own handler prints its backtrace after
/// it.
package enum Breadcrumbs {
  private nonisolated(unsafe) static var running: [Runtime] = []
  private nonisolated(unsafe) static var previous: [Int32: sigaction] = [:]
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS]

  /// Installs handlers for the signals of traps, which forward to the previous handlers.
  ///
  /// Signal handlers belong to the process, so the program's or the test's entry point calls this. A second call does
  /// nothing.
  package static func install() {
    guard previous.isEmpty else { return }
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { Breadcrumbs.trapped($0) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_NODEFER)) | Int32(SA_ONSTACK)
      var old = sigaction()
      sigaction(signal, &action, &old)
      previous[signal] = old
    }
  }

  static func enter(_ runtime: Runtime) { running.append(runtime) }
  static func leave() { running.removeLast() }

  /// Writes the line and passes the signal to the previous handler.
  private static func trapped(_ signal: Int32) {
    if let crumb = running.last?.breadcrumbs.last {
      var line = "Waggle: trapped in \(crumb.what)"
      if !crumb.path.isEmpty { line += ", view \(crumb.path)" }
      line += "\n"
      line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    }
    if var old = previous[signal] { sigaction(signal, &old, nil) }
    raise(signal)
  }
}
