import Foundation
import Synchronization
import Waggle

/// Writes changed `UserDefaults` to their files, one after the other, and not on the main actor: Foundation on Linux writes
/// them only in `synchronize()`.
package final class DefaultsSaver: Sendable {
  private let queue = DispatchQueue(label: "defaults", qos: .utility)
  /// The stores that wait to be written.
  private let waiting = Mutex<[Store]>([])
  private let failed: @MainActor @Sendable (UserDefaults) -> Void

  /// - Parameter failed: called for a store that could not be written.
  package init(failed: @escaping @MainActor @Sendable (UserDefaults) -> Void) {
    self.failed = failed
  }

  /// Any thread may use `UserDefaults`.
  private struct Store: @unchecked Sendable {
    let defaults: UserDefaults
  }

  /// Writes the store soon, once for all of its changes until then.
  package func save(_ defaults: UserDefaults) {
    let store = Store(defaults: defaults)
    let isNew = waiting.withLock { waiting in
      if waiting.contains(where: { $0.defaults === store.defaults }) { return false }
      waiting.append(store)
      return true
    }
    if isNew { queue.async { self.writeNext() } }
  }

  /// Returns when all stores that wait have been written, or could not be.
  package func finish() { queue.sync {} }

  private func writeNext() {
    let store = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let store else { return }
    if DefaultsFile(of: store.defaults).replacing(store.defaults.synchronize) { return }
    Task { @MainActor [failed] in failed(store.defaults) }
  }
}
