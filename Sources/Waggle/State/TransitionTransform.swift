/// Has what a transition does to a view run under the transaction at the container, whatever the views in between say
/// of theirs (M064).
package final class TransitionTransform: TransactionTransform {
  /// The transaction of the step that is under way; nil between steps.
  package var stepTransaction: Transaction?

  package init(in runtime: Runtime, around outer: TransactionTransform?) {
    super.init(in: runtime, around: outer, isCounted: false)
  }

  package override func edit(_ transaction: inout Transaction) {
    if let stepTransaction { transaction = stepTransaction }
  }
}
