import Glibc

/// One line on stderr when user code traps: which key's reducer or which view's body it was.
///
/// A trap cannot be caught, so the line is all that can be done; the runtime's own handler prints its backtrace after it.
package enum Breadcrumbs {
  private nonisolated(unsafe) static var running: [Runtime] = []
  private nonisolated(unsafe) static var previous: [Int32: sigaction] = [:]
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS]

  /// Installs handlers of the signals of traps, which pass them on. For who starts a program or a test: they are the
  /// process's. A second call does nothing.
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

  /// Writes the line and hands the signal on to who had it before.
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
