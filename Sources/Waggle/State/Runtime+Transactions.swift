import WaggleGraph

/// Sets that were made under one transaction, waiting for the next update.
struct PendingTransaction {
  let transaction: Transaction
  var mutations: [() -> Void] = []
  /// Bodies to run again, and the run in which they read what has changed.
  var reruns: [(node: NodeID, run: UInt32)] = []
}

extension Runtime {
  package var hasPendingTransactions: Bool { !pending.isEmpty || !mailbox.isEmpty }

  /// Has `mutation` done at the next update. Sets under one transaction are one update (R187).
  package func schedule(_ mutation: @escaping () -> Void) {
    guard !rootSubgraph.isRemoved else { return }
    defer { wakeUp.call() }
    openTransaction()
    pending[pending.count - 1].mutations.append(mutation)
  }

  /// Has a body run again at the next update, as a set under the current transaction would.
  func scheduleRerun(_ node: NodeID, run: UInt32) {
    guard !rootSubgraph.isRemoved else { return }
    defer { wakeUp.call() }
    openTransaction()
    pending[pending.count - 1].reruns.append((node, run))
  }

  /// Makes the current transaction the last that waits.
  private func openTransaction() {
    let transaction = Transaction.current
    if let last = pending.last, last.transaction.identity == transaction.identity { return }
    for completion in transaction.completions { completion.animationStarted() }
    pending.append(PendingTransaction(transaction: transaction))
  }

  /// Applies what waits, a transaction at a time, and has `update` bring the views up to date before a transaction
  /// that may move views, and after each.
  package func flushTransactions(_ update: () -> Void) {
    receiveObservations()
    while !pending.isEmpty {
      let next = pending.removeFirst()
      if next.transaction.isAnimated { beginUpdate(allowsAnimation: true, update) }
      next.transaction.perform {
        for mutation in next.mutations { mutation() }
        rerun(next.reruns)
        beginUpdate(allowsAnimation: next.transaction.isAnimated, update)
      }
      close(next.transaction)
      receiveObservations()
    }
  }

  /// Has `update` bring the views up to date.
  ///
  /// - Parameter mayMove: whether what changes may move there; else only where a view says so.
  package func beginUpdate(allowsAnimation: Bool = false, _ update: () -> Void) {
    updateNumber += 1
    let outer = Transaction.allowsAnimation
    Transaction.allowsAnimation = allowsAnimation || transformCount > 0
    defer { Transaction.allowsAnimation = outer }
    update()
  }

  /// Ends what waits and what moves, now that all views are gone: another host may show the same change, and its completion
  /// waits for both (M034, M036).
  package func endTransactions() {
    let waiting = pending
    pending = []
    for next in waiting { close(next.transaction) }
    clock.tickOnce()
  }

  private func close(_ transaction: Transaction) {
    guard !transaction.completions.isEmpty else { return }
    for completion in transaction.completions { completion.animationEnded() }
    finish(transaction.completions)
  }

  /// Has the bodies run that read an observable object which has changed since on another thread.
  private func receiveObservations() {
    guard !mailbox.isEmpty else { return }
    rerun(mailbox.take())
  }

  /// Has bodies run again that have not since, in an order that is always the same.
  private func rerun(_ bodies: [(node: NodeID, run: UInt32)]) {
    guard !bodies.isEmpty else { return }
    for (node, run) in bodies.sorted(by: { $0.node.index < $1.node.index }) {
      guard let rule = graph.rule(of: node) as? any ObservingRule, rule.observationRun == run else {
        continue
      }
      graph.invalidate(node)
    }
  }
}

// MARK: Completions

extension Runtime {
  /// The one whose frame is under way, which keeps it alive; nil between frames. Main actor only.
  private nonisolated(unsafe) static var active: Unmanaged<Runtime>?

  /// Runs a frame; what its actions complete belongs to it.
  package func asActive(_ frame: () -> Void) {
    let outer = Runtime.active
    Runtime.active = Unmanaged.passUnretained(self)
    defer { Runtime.active = outer }
    frame()
  }

  /// Calls those that have become due with the other actions of this frame.
  package func finish(_ completions: [AnimationCompletion]) {
    for completion in completions where completion.isDue {
      guard !completion.isImmediate else {
        completion.runIfDue()
        continue
      }
      actions.add(.lifecycle, .last) { completion.runIfDue() }
    }
  }

  /// Calls one that nothing was changed for: in the frame of the event that made it, at once outside of any.
  static func finishInFrame(_ completion: AnimationCompletion) {
    guard let active = active?.takeUnretainedValue() else { return completion.runIfDue() }
    active.finish([completion])
  }
}
