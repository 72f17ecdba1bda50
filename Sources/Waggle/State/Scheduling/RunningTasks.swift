import Synchronization

/// The tasks that views have started and that still run. Thread-safe.
package final class RunningTasks: Sendable {
  private struct State {
    /// The path of the view that started each, by the task's number.
    var paths: [Int: String] = [:]
    /// The number of the last one.
    var last = 0
  }

  private let state = Mutex(State())

  package var isEmpty: Bool { state.withLock { $0.paths.isEmpty } }

  /// The paths of the views that started them, in the order in which they did; each once.
  package var paths: [String] {
    let all = state.withLock { $0.paths.sorted { $0.key < $1.key }.map(\.value) }
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// A view has started a task; returns its number.
  package func began(at path: String) -> Int {
    state.withLock { state in
      state.last += 1
      state.paths[state.last] = path
      return state.last
    }
  }

  package func ended(_ number: Int) { state.withLock { $0.paths[number] = nil } }
}
