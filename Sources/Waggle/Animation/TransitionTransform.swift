/// Runs the changes of a transition in the transaction of the container, whatever the views in between change about
/// theirs (M064).
package final class TransitionTransform: TransactionTransform {
  /// The transaction of the running step; nil between steps.
  package var stepTransaction: Transaction?

  package init(in runtime: Runtime, around outer: TransactionTransform?) {
    super.init(in: runtime, around: outer, isCounted: false)
  }

  package override func edit(_ transaction: inout Transaction) {
    if let stepTransaction { transaction = stepTransaction }
  }
}
