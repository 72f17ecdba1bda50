import Synchronization
package import WaggleGraph

/// Bodies to run again because an observable object changed, on any thread.
package final class ObservationMailbox: Sendable {
  private let entries = Mutex<[(node: NodeID, run: UInt32)]>([])
  private let count = Atomic<Int>(0)
  private let reference: RuntimeReference
  /// Called when a body is added.
  package let wakeUp = WakeUp()

  package init(_ reference: RuntimeReference) { self.reference = reference }

  package var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Called on the thread that changes the object, before the change. A change on the main actor belongs to the
  /// current transaction there, like a write to `@State`.
  func changed(_ node: NodeID, run: UInt32) {
    guard reference.isOnMainActor else { return add(node, run: run) }
    reference.runtime?.scheduleRerun(node, run: run)
  }

  private func add(_ node: NodeID, run: UInt32) {
    entries.withLock { $0.append((node, run)) }
    count.add(1, ordering: .releasing)
    wakeUp.call()
  }

  package func take() -> [(node: NodeID, run: UInt32)] {
    entries.withLock { entries in
      count.store(0, ordering: .releasing)
      defer { entries = [] }
      return entries
    }
  }
}

/// A rule that reads observable objects. Each run registers again and has its own number.
package protocol ObservingRule: AnyObject {
  var observationRun: UInt32 { get }
}
