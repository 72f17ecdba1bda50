package import Foundation

/// Actions that wait for points in the host's time.
///
/// Always true: `waiting` is sorted by time, and by registration where times are equal.
package final class Timers {
  /// Identifies one waiting action.
  package struct Token: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    let time: TimeInterval
    let token: Token
    let action: () -> Void
  }

  @exclusivity(unchecked) private var waiting: [Entry] = []
  private var lastNumber = 0

  package init() {}

  /// When the next action is due, in seconds of the host's time; nil if none waits or the time never comes.
  package var next: TimeInterval? {
    guard let time = waiting.first?.time, time < .infinity else { return nil }
    return time
  }

  /// Runs `action` once, at the start of the first frame at `time` or later.
  ///
  /// - Parameter time: in seconds of the host's time. Infinity never comes, nor does a time that is not a number.
  package func wake(at time: TimeInterval, _ action: @escaping () -> Void) -> Token {
    let time = time.isNaN ? .infinity : time
    lastNumber += 1
    let entry = Entry(time: time, token: Token(number: lastNumber), action: action)
    let index = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert(entry, at: index)
    endChange()
    return entry.token
  }

  /// Removes a waiting action. Does nothing if it has run or was cancelled.
  package func cancel(_ token: Token) {
    // An action may own what cancels another timer when it is freed: so it is freed after the change.
    guard let index = waiting.firstIndex(where: { $0.token == token }) else { return }
    let removed = waiting.remove(at: index)
    endChange()
    withExtendedLifetime(removed) {}
  }

  /// Removes all waiting actions.
  func cancelAll() {
    let removed = waiting
    waiting = []
    withExtendedLifetime(removed) {}
  }

  /// Runs the actions that are due, in order. Actions added meanwhile wait for the next frame, even if they are due.
  package func run(until time: TimeInterval) {
    guard let first = waiting.first, first.time <= time else { return }
    let due = waiting.prefix { $0.time <= time }.map(\.token)
    for token in due { run(token) }
  }

  /// Runs an action, unless an earlier one has cancelled it.
  private func run(_ token: Token) {
    guard let index = waiting.firstIndex(where: { $0.token == token }) else { return }
    waiting.remove(at: index).action()
  }

  @inline(__always)
  private func endChange() {
    if isChecking { checkInvariants() }
  }
}

extension Timers {
  /// Stops if the waiting actions are not in order. Costs O(waiting actions).
  package func checkInvariants() {
    for index in waiting.indices.dropFirst() {
      let (a, b) = (waiting[index - 1], waiting[index])
      checkInvariant(a.time <= b.time, "actions are sorted by time")
      checkInvariant(
        a.time < b.time || a.token.number < b.token.number,
        "actions with equal times are sorted by registration")
    }
    checkInvariant(
      waiting.allSatisfy { (1...lastNumber).contains($0.token.number) }, "each token was handed out"
    )
  }
}
