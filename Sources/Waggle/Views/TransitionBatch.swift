/// Some children of a container on their way in, or out, together.
///
/// Always true: `over` is called once, when all animations that the change of phase began have ended, unless the
/// passage was called off before; none begins where the transaction has no animation and the transitions have none.
package final class TransitionBatch: TransitionStart {
  private let phase: TransitionPhase
  private let transitions: [any ChildTransition]
  private var transaction: Transaction
  private var completion: AnimationCompletion!
  private var over: (() -> Void)?
  private var hasBegun = false

  init(
    to phase: TransitionPhase, _ transitions: [any ChildTransition],
    under transaction: Transaction, over: @escaping () -> Void
  ) {
    self.phase = phase
    self.transitions = transitions
    self.transaction = transaction
    self.over = over
    let completion = AnimationCompletion(.removed, isImmediate: true) { [weak self] in
      self?.finish()
    }
    self.completion = completion
    self.transaction.completions.append(completion)
  }

  package func begin() {
    guard over != nil else { return }
    hasBegun = true
    for transition in transitions where !transition.isGone {
      transition.show(phase, under: transaction)
    }
  }

  package func end() {
    for transition in transitions { transition.endStep() }
    if hasBegun {
      completion.close()
      completion.runIfDue()
    }
  }

  /// Others decide from now on.
  func cancel() { over = nil }

  private func finish() {
    let action = over
    over = nil
    action?()
  }
}
