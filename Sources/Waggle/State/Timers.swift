package import Foundation

/// What waits for a moment of the host's time.
///
/// Always true: `waiting` is in the order of the moments, and of registration where they are the same.
package final class Timers {
  /// Tells one waiting action from the others.
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

  /// When the next one is due; nil while none waits.
  package var next: TimeInterval? { waiting.first?.time }

  /// Has `action` run at the start of the first frame at `time` or later.
  package func wake(at time: TimeInterval, _ action: @escaping () -> Void) -> Token {
    made += 1
    let entry = Entry(time: time, token: Token(number: made), action: action)
    let place = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert(entry, at: place)
    return entry.token
  }

  /// Has it not run. Nothing happens where it has run already.
  package func cancel(_ token: Token) { waiting.removeAll { $0.token == token } }

  /// Has none run.
  func cancelAll() { waiting = [] }

  /// Runs what is due, in order; what an action adds waits for the next frame, even when it is due at once.
  package func run(until time: TimeInterval) {
    guard let first = waiting.first, first.time <= time else { return }
    let due = waiting.prefix { $0.time <= time }.map(\.token)
    for token in due { run(token) }
  }

  /// An action that ran before may have cancelled this one.
  private func run(_ token: Token) {
    guard let index = waiting.firstIndex(where: { $0.token == token }) else { return }
    waiting.remove(at: index).action()
  }
}
