import Synchronization

/// How many of the tasks that views have started still run. Thread-safe.
package final class TaskCount: Sendable {
  private let running = Atomic<Int>(0)

  package var isZero: Bool { running.load(ordering: .acquiring) == 0 }

  package func began() { running.add(1, ordering: .acquiringAndReleasing) }
  package func ended() { running.subtract(1, ordering: .acquiringAndReleasing) }
}
