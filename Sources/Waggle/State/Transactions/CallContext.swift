/// What the running code belongs to: the transaction in which it writes, and the frame that called it.
///
/// SwiftUI's functions take neither as an argument, so both are found here. Main actor only.
struct CallContext {
  /// The transaction in which writes are made.
  var transaction = Transaction()
  /// The callbacks of the frame that runs; nil between frames.
  var actions: ActionQueue?

  nonisolated(unsafe) static var current = CallContext()

  /// Runs `body` in this context, then restores the one before.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = CallContext.current
    CallContext.current = self
    defer { CallContext.current = outer }
    return try body()
  }

  /// Calls the completions for which nothing changed: in the frame of the event that created them, or at once outside
  /// of frames.
  func finish(_ completions: [AnimationCompletion]) {
    if let actions { return actions.add(completions) }
    for completion in completions { completion.runIfDue() }
  }
}

extension Transaction {
  /// The transaction in which writes are made now.
  package static var current: Transaction { CallContext.current.transaction }

  /// Runs `body` in exactly this transaction, then restores the previous one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CallContext(transaction: self, actions: CallContext.current.actions).perform(body)
  }
}

extension ActionQueue {
  /// Runs a frame whose callbacks these are: the completions of changes made in it belong to it.
  package func runFrame(_ frame: () -> Void) {
    reference.runFrame { CallContext(transaction: .current, actions: self).perform(frame) }
  }

  /// Adds the completions that are due to this frame's callbacks.
  package func add(_ completions: [AnimationCompletion]) {
    for completion in completions where completion.isDue {
      if completion.isImmediate {
        completion.runIfDue()
      } else {
        add(.lifecycle, .last) { completion.runIfDue() }
      }
    }
  }
}
