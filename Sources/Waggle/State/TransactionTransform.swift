/// What a view changes about the transactions of its content, and so do the views around it: the innermost has the last
/// word, and nothing outside hears of it (M040).
package class TransactionTransform {
  private let outer: TransactionTransform?
  package unowned let runtime: Runtime
  private let membership: TransformRegistration?

  /// - Parameter isCounted: whether it can have something move in an update whose transaction moves nothing.
  init(in runtime: Runtime, around outer: TransactionTransform?, isCounted: Bool = true) {
    self.outer = outer
    self.runtime = runtime
    membership = isCounted ? TransformRegistration(runtime) : nil
  }

  /// Changes the transaction for what is inside.
  package func edit(_ transaction: inout Transaction) {}

  /// The transaction of the current update as a view inside sees it.
  package final var transaction: Transaction {
    var transaction = outer?.transaction ?? Transaction.current
    edit(&transaction)
    return transaction
  }
}

/// Counts an editor as long as it lives.
private final class TransformRegistration {
  private weak var runtime: Runtime?

  init(_ runtime: Runtime) {
    self.runtime = runtime
    runtime.transformCount += 1
  }

  deinit { runtime?.transformCount -= 1 }
}
