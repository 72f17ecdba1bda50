/// Changes the transactions that a view's content sees. Transforms nest: the innermost is applied last, and views
/// outside are not affected (M040).
package class TransactionTransform {
  private let outer: TransactionTransform?
  package unowned let runtime: Runtime
  private let registration: TransformRegistration?

  /// - Parameter isCounted: whether it can add an animation to an update whose transaction has none.
  init(in runtime: Runtime, around outer: TransactionTransform?, isCounted: Bool = true) {
    self.outer = outer
    self.runtime = runtime
    registration = isCounted ? TransformRegistration(runtime) : nil
  }

  /// Changes the transaction that the content sees. By default it stays as it is.
  package func apply(to transaction: inout Transaction) {}

  /// The transaction of the current update as the content sees it.
  package final var transaction: Transaction {
    var transaction = outer?.transaction ?? Transaction.current
    apply(to: &transaction)
    return transaction
  }
}

/// Counts a transform in its runtime for as long as this object lives.
private final class TransformRegistration {
  private let reference: RuntimeReference

  init(_ runtime: Runtime) {
    reference = runtime.reference
    runtime.transformCount += 1
  }

  deinit { reference.runtime?.transformCount -= 1 }
}
