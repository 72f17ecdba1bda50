/// How many sessions the workers have, and which of them run.
///
/// A page has its session only after it was loaded, so those that were sent to a worker count there for a while. Times
/// are seconds on any clock.
package struct WorkerLoads: Sendable {
  /// How long a page that was sent to a worker counts there without a session, in seconds.
  package static let patience = 10.0

  private struct Load {
    var isRunning = false
    var sessions = 0
    /// When pages without a session were sent to it, in order.
    var expected: [Double] = []
  }

  private var loads: [Load]
  private var turn = 0

  package init(count: Int) { loads = Array(repeating: Load(), count: count) }

  /// The worker for a choice; nil if it does not run, or none does.
  package mutating func worker(for choice: WorkerChoice, at time: Double) -> Int? {
    switch choice {
    case .worker(let index): return loads[index].isRunning ? index : nil
    case .leastBusy: return leastBusy(at: time)
    case .anyone: return nextInTurn()
    }
  }

  private mutating func leastBusy(at time: Double) -> Int? {
    for index in loads.indices {
      loads[index].expected.removeAll { $0 <= time - Self.patience }
    }
    let running = loads.indices.filter { loads[$0].isRunning }
    let found = running.min { (count(of: $0), $0) < (count(of: $1), $1) }
    if let found { loads[found].expected.append(time) }
    return found
  }

  private func count(of index: Int) -> Int { loads[index].sessions + loads[index].expected.count }

  private mutating func nextInTurn() -> Int? {
    for _ in loads.indices {
      turn = (turn + 1) % loads.count
      if loads[turn].isRunning { return turn }
    }
    return nil
  }

  /// A worker has been started; it has no session.
  package mutating func begin(_ index: Int) {
    loads[index] = Load()
    loads[index].isRunning = true
  }

  package mutating func end(_ index: Int) { loads[index] = Load() }

  /// A worker says how many sessions it has. New ones are those that were expected.
  package mutating func report(_ sessions: Int, of index: Int) {
    let new = sessions - loads[index].sessions
    loads[index].sessions = sessions
    if new > 0 { loads[index].expected.removeFirst(min(new, loads[index].expected.count)) }
  }
}
