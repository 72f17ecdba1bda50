import Synchronization

/// Notifies the driver of a tree that something has become due, on the thread where it did. Most trees have no
/// listener.
package final class WakeUp: Sendable {
  private let action = Mutex<(@Sendable () -> Void)?>(nil)
  private let hasListener = Atomic<Bool>(false)

  package init() {}

  /// Calls `action` from now on, also while a frame runs; nil removes the listener.
  package func listen(_ action: (@Sendable () -> Void)?) {
    self.action.withLock { $0 = action }
    hasListener.store(action != nil, ordering: .releasing)
  }

  package func call() {
    guard hasListener.load(ordering: .acquiring) else { return }
    action.withLock { $0 }?()
  }
}
