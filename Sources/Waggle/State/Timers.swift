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

  private var waiting: [Entry] = []
  private var made = 0

  package init() {}

  /// When the next action is due, in seconds of the host's time; nil if none waits.
  package var next: TimeInterval? { waiting.first?.time }

  /// Runs `action` once, at the start of the first frame at `time` or later.
  package func wake(at time: TimeInterval, _ action: @escaping () -> Void) -> Token {
    made += 1
    let entry = Entry(time: time, token: Token(number: made), action: action)
    let place = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert(entry, at: place)
    return entry.token
  }

  /// Removes a waiting action. Does nothing if it has run or was cancelled.
  package func cancel(_ token: Token) { waiting.removeAll { $0.token == token } }

  /// Removes all waiting actions.
  func cancelAll() { waiting = [] }

  /// Runs the actions that are due, in order. Actions added meanwhile wait for the next frame, even if they are
  /// due.
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
}
