extension ViewHost {
  /// Applies the pending writes, one transaction at a time (R187). Visits the pending transactions until none is left.
  /// Bodies that change an observable object which others read make further ones due: after 16 of these the rest waits for
  /// the next frame. Calls `update` to update the views before a transaction that may animate, and after each.
  func runTransactionsPass(_ update: () -> Void) {
    receiveObservations()
    var limit = runtime.pending.count + RepetitionLimits.causedTransactions
    while !runtime.pending.isEmpty {
      guard limit > 0 else { return reportEndlessTransactions() }
      limit -= 1
      let next = runtime.pending.removeFirst()
      if next.transaction.isAnimated { animatingChanges(everywhere: true, update) }
      next.transaction.perform {
        for mutation in next.mutations { mutation() }
        runtime.rerun(next.reruns)
        animatingChanges(everywhere: next.transaction.isAnimated, update)
      }
      close(next.transaction)
      receiveObservations()
    }
  }

  /// Runs a part of the frame in which values may animate to their changes.
  ///
  /// - Parameter everywhere: whether all views may animate; if false, only those inside views that transform
  ///   transactions.
  func animatingChanges(everywhere: Bool = false, _ body: () -> Void) {
    runtime.updateNumber += 1
    let outer = runtime.allowsAnimation
    runtime.allowsAnimation = everywhere || runtime.transformCount > 0
    defer { runtime.allowsAnimation = outer }
    body()
  }

  /// Ends pending transactions and running animations, because all views have been removed: a completion may also
  /// wait for another host that shows the same change (M034, M036).
  func endTransactions() {
    let waiting = runtime.pending
    runtime.pending = []
    for next in waiting { close(next.transaction) }
    runtime.clock.tickOnce()
  }

  private func close(_ transaction: Transaction) {
    guard !transaction.completions.isEmpty else { return }
    for completion in transaction.completions { completion.animationEnded() }
    runtime.actions.add(transaction.completions)
  }

  /// Schedules the bodies that read an observable object which another thread has changed.
  private func receiveObservations() {
    guard !runtime.mailbox.isEmpty else { return }
    runtime.rerun(runtime.mailbox.take())
  }
}
