/// Children of one container that are inserted, or removed, together.
///
/// Always true: `over` is called once, when every animation begun by the change of phase has ended, unless the batch
/// was cancelled before. No animation begins if neither the transaction nor a transition has one.
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

  /// Drops the completion: another batch is responsible for the children from now on.
  func cancel() { over = nil }

  private func finish() {
    let action = over
    over = nil
    action?()
  }
}
