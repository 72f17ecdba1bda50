/// Whether the framework checks its own laws while it runs, such as those in the comments of its types (C560).
///
/// The first host of the process decides, by `Checks`; before it the configuration of the build does. A check that does not run
/// costs a comparison and a branch: `unchecked`, since it is set before other code reads it.
@exclusivity(unchecked)
package nonisolated(unsafe) var isChecking = _isDebugAssertConfiguration()

/// How a process decides whether it checks the laws of the framework.
package enum Checks {
  /// The variable of the environment that decides: 1 for yes, 0 for no.
  package static var variable: String { "WAGGLE_CHECKS" }

  /// Whether a process checks (C560). Stops it for a value of the variable that means nothing (C561).
  ///
  /// - Parameter value: that of the variable; nil where it is not set, and an empty one counts as that.
  /// - Parameter arguments: those of the process, its path first.
  /// - Parameter isDebug: whether Waggle was built for debugging.
  package static func areWanted(_ value: String?, arguments: [String], isDebug: Bool) -> Bool {
    switch value {
    case "1": return true
    case "0": return false
    case nil, "": return isDebug || isTestRun(arguments)
    case let other?:
      require(
        false, "\(variable) is \"\(other)\"", path: "",
        cure: "Set it to 1 to check the laws of Waggle, to 0 to leave the checks out.")
      return false
    }
  }

  /// Whether SwiftPM runs tests in such a process: of a bundle by its name, of Swift Testing by an option.
  private static func isTestRun(_ arguments: [String]) -> Bool {
    let program = arguments.first ?? ""
    return program.hasSuffix(".xctest") || program.hasSuffix("-test-runner")
      || arguments.dropFirst().contains {
        $0 == "--testing-library" || $0.hasPrefix("--testing-library=")
      }
  }
}
