import Glibc

/// Prints a line on stderr when user code traps: which key's reducer or which view's body was running.
///
/// A trap cannot be caught, so a line is all that is possible; the runtime's own handler prints its backtrace after
/// it. The handler allocates nothing.
package enum CrashReporter {
  @exclusivity(unchecked) private nonisolated(unsafe) static var running: [Runtime] = []
  /// The handlers that were installed before, by signal; nil until `install` is called.
  private nonisolated(unsafe) static var previous: UnsafeMutablePointer<sigaction>?
  /// Where the line is built.
  private nonisolated(unsafe) static var memory = UnsafeMutableRawBufferPointer(
    start: nil, count: 0)
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS]

  /// Installs handlers for the signals of traps, which forward to the previous handlers.
  ///
  /// Signal handlers belong to the process, so the program's or the test's entry point calls this. A second call does
  /// nothing.
  package static func install() {
    guard previous == nil else { return }
    memory = .allocate(byteCount: 8_192, alignment: 1)
    // The first line makes the runtime instantiate what a later one needs.
    let scope = ViewScope(Runtime.self, parent: nil)
    withExtendedLifetime(scope) { _ = line(for: Breadcrumb("body of", Runtime.self, scope)) }
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(signals.max()!) + 1)
    previous = old
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashReporter.trapped($0) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_NODEFER)) | Int32(SA_ONSTACK)
      sigaction(signal, &action, old + Int(signal))
    }
  }

  /// Begins code of a host's views: a frame or a query, also within a different one.
  static func enter(_ runtime: Runtime) {
    running.append(runtime)
    if running.count == 1 { Watchdog.begin() }
  }

  static func leave() {
    let runtime = running.removeLast()
    if running.isEmpty { Watchdog.end(runtime) }
  }

  /// What code of the views is running, for handlers of signals; nil outside of frames and queries.
  static var crumb: Breadcrumb? {
    running.last.map { $0.breadcrumbs.last ?? Breadcrumb("an update", nil, nil) }
  }

  private static func line(for crumb: Breadcrumb) -> CrashLine {
    var line = CrashLine(in: memory)
    line.prepend("\n")
    crumb.prepend(to: &line)
    line.prepend("Waggle: trapped in ")
    return line
  }

  /// Writes the line and passes the signal to the previous handler.
  private static func trapped(_ signal: Int32) {
    if let crumb = running.last?.breadcrumbs.last { line(for: crumb).write(to: STDERR_FILENO) }
    if let previous { sigaction(signal, previous + Int(signal), nil) }
    raise(signal)
  }
}
