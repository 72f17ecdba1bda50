public import Foundation
import Waggle

// In an asynchronous test the compiler picks these forms of `settle` and `advance`.
extension TestHost {
  /// Runs frames until nothing is pending at the present time, and lets tasks run, until neither changes anything.
  ///
  /// Tasks that views started with `task` are waited for, one real second at most. W-LOOP after 120 frames in a row.
  public func settle() async {
    let end = Date(timeIntervalSinceNow: 1)
    repeat {
      guard await settleOnce() else { return }
      guard !runtime.tasks.isZero else { return }
      try? await Task.sleep(for: .milliseconds(1))
    } while Date() < end
    host.settle()
  }

  /// Moves time on by so many seconds: a frame at each sixtieth of a second, and one at the end. Tasks run in between,
  /// and it ends settled.
  public func advance(by duration: TimeInterval) async {
    for next in moments(within: duration) {
      frame(at: next)
      await letTasksRun()
    }
    await settle()
  }

  /// Settles and lets tasks run until a condition holds.
  ///
  /// - Parameter timeout: how long it waits, in real seconds.
  /// - Throws: what was still missing.
  public func settle(
    until condition: () -> Bool, timeout: TimeInterval = 1, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let end = Date(timeIntervalSinceNow: timeout)
    while true {
      let rests = await settleOnce()
      if condition() { return }
      guard rests, Date() < end else { break }
      try? await Task.sleep(for: .milliseconds(1))
    }
    throw SettleTimeout(
      place: "\(fileID):\(line)", seconds: timeout, text: text, tasksRun: !runtime.tasks.isZero,
      diagnostics: diagnostics)
  }

  /// Frames and tasks in turn until a round changes nothing, for at most 120 rounds. False where frames find no rest.
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

/// A condition did not come true in time.
public struct SettleTimeout: Error, CustomStringConvertible, LocalizedError {
  let place: String
  let seconds: TimeInterval
  let text: [String]
  let tasksRun: Bool
  let diagnostics: [Diagnostic]

  /// What was waited for, and how things stood.
  public var description: String {
    var lines = ["The condition of settle(until:) at \(place) was still false after \(seconds) s."]
    lines.append(
      "On screen: \(text.isEmpty ? "no text" : text.map { "\"\($0)\"" }.joined(separator: ", ")).")
    if tasksRun { lines.append("A task that a view started is still running.") }
    lines += diagnostics.map { "Reported: \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The same.
  public var errorDescription: String? { description }
}
