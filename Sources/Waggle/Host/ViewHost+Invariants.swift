import Glibc
import WaggleGraph

extension ViewHost {
  /// Decides whether the process checks the laws of the framework (C560): done once, by its first host.
  static let beginChecking: Void = {
    isChecking = Checks.areWanted(
      getenv(Checks.variable).map { String(cString: $0) }, arguments: CommandLine.arguments,
      isDebug: _isDebugAssertConfiguration())
  }()

  /// Stops if a law of the tree is broken. Call between frames. Costs O(nodes).
  package func checkInvariants() {
    runtime.graph.checkInvariants()
    runtime.clock.checkInvariants()
    runtime.contentQueue.checkInvariants()
    input.checkInvariants()
    appearanceScope.checkInvariants()
    query { layout.checkInvariants() }
  }
}
