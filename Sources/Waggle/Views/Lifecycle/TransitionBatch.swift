/// Children of one container that are inserted, or removed, together.
///
/// Always true: `completion` is called once, when every animation begun by the change of phase has ended, unless the
/// batch was cancelled before; it is nil from then on. If neither the transaction nor a transition has an animation, it
/// is called as soon as the change of phase has been applied.
///
/// It begins after an update has rendered its start state, and runs in one transaction (R183).
package final class TransitionBatch {
  private let phase: TransitionPhase
  private let transitions: [any ChildTransition]
  private var transaction: Transaction
  private var animationCompletion: AnimationCompletion!
  private var completion: (() -> Void)?
  private var hasBegun = false

  init(
    to phase: TransitionPhase, _ transitions: [any ChildTransition],
    under transaction: Transaction, completion: @escaping () -> Void
  ) {
    self.phase = phase
    self.transitions = transitions
    self.transaction = transaction
    self.completion = completion
    let animationCompletion = AnimationCompletion(.removed, isImmediate: true) { [weak self] in
      self?.finish()
    }
    self.animationCompletion = animationCompletion
    self.transaction.completions.append(animationCompletion)
  }

  /// Changes the phase; an update of the views follows.
  package func begin() {
    guard completion != nil else { return }
    hasBegun = true
    for transition in transitions where !transition.isRemoved {
      transition.show(phase, under: transaction)
    }
  }

  /// Called after that update, when the animations have started.
  package func end() {
    for transition in transitions { transition.didUpdatePhase() }
    if hasBegun {
      animationCompletion.close()
      animationCompletion.runIfDue()
    }
    if isChecking { checkInvariants() }
  }

  /// Drops the completion: another batch is responsible for the children from now on.
  func cancel() { completion = nil }

  private func finish() {
    let action = completion
    completion = nil
    action?()
  }
}

extension TransitionBatch {
  /// Stops if a law of the batch is broken. Costs O(1).
  func checkInvariants() {
    animationCompletion.checkInvariants()
    checkInvariant(
      !animationCompletion.hasRun || completion == nil,
      "the completion is called when the animations have ended")
    checkInvariant(!animationCompletion.hasRun || hasBegun, "a batch begins before it ends")
  }
}
