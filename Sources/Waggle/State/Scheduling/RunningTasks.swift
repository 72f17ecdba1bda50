import Synchronization

/// The tasks that views have started and that still run. Thread-safe, but for `paths`.
package final class RunningTasks: Sendable {
  /// The view that started a task, whose path is made when it is asked for.
  private struct Starter: @unchecked Sendable {
    weak var scope: ViewScope?
  }

  private struct State {
    /// By the task's number.
    var starters: [Int: Starter] = [:]
    /// The number of the last one.
    var last = 0
  }

  private let state = Mutex(State())

  package var isEmpty: Bool { state.withLock { $0.starters.isEmpty } }

  /// The paths of the views that started them, in the order in which they did; each once.
  @MainActor package var paths: [String] {
    let all = state.withLock { $0.starters.sorted { $0.key < $1.key }.map(\.value) }
    var seen: Set<String> = []
    return all.map { $0.scope?.path ?? "" }.filter { seen.insert($0).inserted }
  }

  /// A view has started a task; returns its number.
  package func began(in scope: ViewScope?) -> Int {
    let starter = Starter(scope: scope)
    return state.withLock { state in
      state.last += 1
      state.starters[state.last] = starter
      return state.last
    }
  }

  package func ended(_ number: Int) { state.withLock { $0.starters[number] = nil } }
}
