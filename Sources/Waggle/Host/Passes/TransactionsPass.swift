extension ViewHost {
  /// Applies the pending writes, one transaction at a time (R187). Calls `update` to update the views before a
  /// transaction that may animate, and after each.
  func runTransactionsPass(_ update: () -> Void) {
    receiveObservations()
    while !runtime.pending.isEmpty {
      let next = runtime.pending.removeFirst()
      if next.transaction.isAnimated { runUpdate(allowsAnimation: true, update) }
      next.transaction.perform {
        for mutation in next.mutations { mutation() }
        runtime.rerun(next.reruns)
        runUpdate(allowsAnimation: next.transaction.isAnimated, update)
      }
      close(next.transaction)
      receiveObservations()
    }
  }

  /// Runs `update` to bring the views up to date.
  ///
  /// - Parameter allowsAnimation: whether changes may animate everywhere; if false, only inside views that
  ///   transform transactions.
  func runUpdate(allowsAnimation: Bool = false, _ update: () -> Void) {
    runtime.updateNumber += 1
    let outer = runtime.allowsAnimation
    runtime.allowsAnimation = allowsAnimation || runtime.transformCount > 0
    defer { runtime.allowsAnimation = outer }
    update()
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
