package import WaggleGraph

/// Writes made in one transaction that wait for the next update.
package struct PendingTransaction {
  package let transaction: Transaction
  package var mutations: [() -> Void] = []
  /// Bodies to run again, with the run in which they read what has changed.
  package var reruns: [ObservedRun] = []
}

/// A run of a body that read an observable object which has changed since.
package typealias ObservedRun = (node: NodeID, run: UInt32)

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

  /// Invalidates the bodies that have not run since, in a deterministic order.
  package func rerun(_ bodies: [ObservedRun]) {
    guard !bodies.isEmpty else { return }
    for (node, run) in bodies.sorted(by: { $0.node.index < $1.node.index }) {
      guard let rule = graph.rule(of: node) as? any ObservingRule, rule.observationRun == run else {
        continue
      }
      graph.invalidate(node)
    }
  }
}
