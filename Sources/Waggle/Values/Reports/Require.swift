import Glibc

/// Stops the program where the condition does not hold, in release builds too: for mistakes in the program after which
/// nothing can be shown. What can be shown in part is a `Diagnostic`.
///
/// "Waggle: MESSAGE, view PATH. CURE" goes to standard error, and nothing else: the mistake is not where the program stops.
///
/// - Parameters:
///   - message: what is wrong, without a full stop.
///   - path: the view's path from the root; an empty one is left out.
///   - cure: what to do about it, in whole sentences.
@inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, path: @autoclosure () -> String,
  cure: @autoclosure () -> String
) {
  if !condition { stop(message(), path: path(), cure: cure()) }
}

/// The value; stops the program as above where it is nil.
@inline(__always)
package func require<Value>(
  _ value: Value?, _ message: @autoclosure () -> String, path: @autoclosure () -> String,
  cure: @autoclosure () -> String
) -> Value {
  guard let value else { stop(message(), path: path(), cure: cure()) }
  return value
}

@inline(never)
private func stop(_ message: String, path: String, cure: String) -> Never {
  let suffix = path.isEmpty ? "" : ", view \(path)"
  let line = "Waggle: \(message)\(suffix). \(cure)\n"
  line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
  // The line says it all: no backtrace follows.
  signal(SIGABRT, SIG_DFL)
  abort()
}
