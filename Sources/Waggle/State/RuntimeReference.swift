import Glibc
import Synchronization

/// The runtime of a host, for what may live longer than the host: a binding that a program keeps, say.
///
/// It is not a weak reference. Those move the count of an object into a table beside it, and each retain of the runtime in
/// the innermost loops would take three times as long.
package final class RuntimeReference: @unchecked Sendable {
  /// Nil once the host is gone. Main actor only.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var runtime: Runtime?
  /// The thread that is in a frame of the host, or 0.
  private let thread = Atomic<UInt>(0)

  package init() {}

  /// Called by the runtime, at its beginning.
  func set(_ runtime: Runtime) { self.runtime = runtime }

  /// Called by the runtime, at its end.
  func clear() { runtime = nil }

  /// Whether this code runs on the main actor. Costs a comparison in a frame of the host, and a call of Swift's runtime
  /// outside of one.
  var isOnMainActor: Bool { isInFrame || Waggle.isOnMainActor }

  /// The same, also for blocks on the main queue.
  var isOnMainQueue: Bool { isInFrame || Waggle.isOnMainQueue }

  private var isInFrame: Bool {
    thread.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// Runs a frame of the host on this thread.
  func runFrame(_ frame: () -> Void) {
    let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    frame()
  }
}
