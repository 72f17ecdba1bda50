import WaggleGraph

/// Writes made in one transaction that wait for the next update.
struct PendingTransaction {
  let transaction: Transaction
  var mutations: [() -> Void] = []
  /// Bodies to run again, with the run in which they read what has changed.
  var reruns: [(node: NodeID, run: UInt32)] = []
}

extension Runtime {
  package var hasPendingTransactions: Bool { !pending.isEmpty || !mailbox.isEmpty }

  /// Performs `mutation` in the next update. All writes in one transaction are one update (R187).
  package func schedule(_ mutation: @escaping () -> Void) {
    guard !rootSubgraph.isRemoved else { return }
    defer { wakeUp.call() }
    openTransaction()
    pending[pending.count - 1].mutations.append(mutation)
  }

  /// Runs a body again in the next update, like a write in the current transaction.
  func scheduleRerun(_ node: NodeID, run: UInt32) {
    guard !rootSubgraph.isRemoved else { return }
    defer { wakeUp.call() }
    openTransaction()
    pending[pending.count - 1].reruns.append((node, run))
  }

  /// Appends the current transaction to `pending`, unless it is the last one there.
  private func openTransaction() {
    let transaction = Transaction.current
    if let last = pending.last, last.transaction.identity == transaction.identity { return }
    for completion in transaction.completions { completion.animationStarted() }
    pending.append(PendingTransaction(transaction: transaction))
  }

  /// Applies the pending writes, one transaction at a time. Calls `update` to update the views before a transaction
  /// that may animate, and after each.
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

  /// Runs `update` to bring the views up to date.
  ///
  /// - Parameter allowsAnimation: whether changes may animate everywhere; if false, only inside views that
  ///   transform transactions.
  package func beginUpdate(allowsAnimation: Bool = false, _ update: () -> Void) {
    updateNumber += 1
    let outer = Transaction.allowsAnimation
    Transaction.allowsAnimation = allowsAnimation || transformCount > 0
    defer { Transaction.allowsAnimation = outer }
    update()
  }

  /// Ends pending transactions and running animations, because all views have been removed: a completion may also wait for
  /// another host that shows the same change (M034, M036).
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

  /// Schedules the bodies that read an observable object which another thread has changed.
  private func receiveObservations() {
    guard !mailbox.isEmpty else { return }
    rerun(mailbox.take())
  }

  /// Invalidates the bodies that have not run since, in a deterministic order.
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
  /// The runtime whose frame is running, which keeps it alive; nil between frames. Main actor only.
  private nonisolated(unsafe) static var active: Unmanaged<Runtime>?

  /// Runs a frame; completions of its actions belong to it.
  package func asActive(_ frame: () -> Void) {
    let outer = Runtime.active
    Runtime.active = Unmanaged.passUnretained(self)
    defer { Runtime.active = outer }
    frame()
  }

  /// Queues the completions that are due with this frame's other callbacks.
  package func finish(_ completions: [AnimationCompletion]) {
    for completion in completions where completion.isDue {
      guard !completion.isImmediate else {
        completion.runIfDue()
        continue
      }
      actions.add(.lifecycle, .last) { completion.runIfDue() }
    }
  }

  /// Handles a completion for which nothing changed: in the frame of the event that created it, or at once outside
  /// of frames.
  static func finishInFrame(_ completion: AnimationCompletion) {
    guard let active = active?.takeUnretainedValue() else { return completion.runIfDue() }
    active.finish([completion])
  }
}
