/// Children being removed together: the handle with which their removal can be cancelled.
package final class PendingRemoval {
  private weak var childTransitions: ChildTransitionController?
  private let identities: [ObjectIdentifier]
  private let transitions: [any ChildTransition]
  private let batch: TransitionBatch

  init(
    _ childTransitions: ChildTransitionController, _ identities: [ObjectIdentifier],
    _ transitions: [any ChildTransition], _ batch: TransitionBatch
  ) {
    self.childTransitions = childTransitions
    self.identities = identities
    self.transitions = transitions
    self.batch = batch
  }

  /// Cancels the removal (R175, M181).
  package func cancel() {
    batch.cancel()
    childTransitions?.restore(identities, transitions)
  }
}
