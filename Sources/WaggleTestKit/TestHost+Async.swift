public import Foundation
import Waggle

// In an asynchronous test the compiler chooses these forms of `settle` and `advance`.
extension TestHost {
  /// Runs frames until nothing is pending at the current time, and lets tasks run, until neither changes anything.
  ///
  /// Waits for tasks started with `task`, at most one second of real time. Reports W-LOOP after 120 frames in a row.
  public func settle() async {
    var patience = Patience(seconds: 1)
    repeat {
      guard await settleOnce() else { return }
      guard !runtime.tasks.isEmpty else { return }
      try? await Task.sleep(for: .milliseconds(1))
    } while patience.remains()
    host.settle()
  }

  /// Advances time by `duration` seconds: a frame at each sixtieth of a second, and one at the end. Tasks run in
  /// between; settles at the end.
  public func advance(by duration: TimeInterval) async {
    for next in moments(within: duration) {
      frame(at: next)
      await letTasksRun()
    }
    await settle()
  }

  /// Settles and lets tasks run until a condition holds.
  ///
  /// - Parameter condition: evaluated after each round, at least once.
  /// - Parameter timeout: the longest wait, in seconds of real time. There are at least twenty rounds, however long
  ///   other tests keep the main actor meanwhile.
  /// - Parameter fileID: the file named by the error.
  /// - Parameter line: the line named by the error.
  /// - Throws: `SettleTimeout` if the condition still does not hold.
  public func settle(
    until condition: () -> Bool, timeout: TimeInterval = 1, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    var patience = Patience(seconds: timeout)
    while true {
      let isAtRest = await settleOnce()
      if condition() { return }
      guard isAtRest, patience.remains() else { break }
      try? await Task.sleep(for: .milliseconds(1))
    }
    throw SettleTimeout(
      callSite: "\(fileID):\(line)", seconds: timeout, text: text, tasksRun: !runtime.tasks.isEmpty,
      diagnostics: diagnostics)
  }

  /// Alternates frames and tasks until a round changes nothing, at most 120 rounds. False if frames do not come to
  /// rest.
  private func settleOnce() async -> Bool {
    for _ in 0..<120 {
      guard host.settle() else { return false }
      let frames = host.framesDrawn
      await letTasksRun()
      if !host.hasWork && host.framesDrawn == frames { return true }
    }
    return true
  }

  private func letTasksRun() async {
    for _ in 0..<64 { await Task.yield() }
  }
}

/// How long a test still waits. A round counts as a twentieth of the whole at most: tests that run in parallel share the
/// main actor, and what the others do in between is not the fault of what is waited for.
private struct Patience {
  private let longestRound: Duration
  private var left: Duration
  private var last = ContinuousClock.now

  init(seconds: TimeInterval) {
    left = .seconds(seconds)
    longestRound = left / 20
  }

  /// After a round.
  mutating func remains() -> Bool {
    let now = ContinuousClock.now
    left -= min(now - last, longestRound)
    last = now
    return left > .zero
  }
}

/// A condition did not become true in time.
public struct SettleTimeout: Error, CustomStringConvertible, LocalizedError {
  let callSite: String
  let seconds: TimeInterval
  let text: [String]
  let tasksRun: Bool
  let diagnostics: [Diagnostic]

  /// The condition, and the state at the end.
  public var description: String {
    var lines = [
      "The condition of settle(until:) at \(callSite) was still false after \(seconds) s."
    ]
    lines.append(
      "On screen: \(text.isEmpty ? "no text" : text.map { "\"\($0)\"" }.joined(separator: ", ")).")
    if tasksRun { lines.append("A task that a view started is still running.") }
    lines += diagnostics.map { "Reported: \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
