/// Applies the transaction of the container to the changes of a transition. The transforms of the views between them
/// have no effect on it (M064).
package final class TransitionTransform: TransactionTransform {
  /// The transaction of the running step; nil between steps.
  package var stepTransaction: Transaction?

  package init(in runtime: Runtime, around outer: TransactionTransform?) {
    super.init(in: runtime, around: outer, isCounted: false)
  }

  package override func apply(to transaction: inout Transaction) {
    if let stepTransaction { transaction = stepTransaction }
  }
}
