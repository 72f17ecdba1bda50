/// What to do once when all animations of a change are complete (M034).
///
/// It counts the animations that were made for the change. Whoever makes the change opens it and
/// closes it when no more can follow; it is due when it is closed and none is under way.
package final class AnimationCompletion {
  /// What counts as complete.
  package let criteria: AnimationCompletionCriteria
  /// Whether it is run as soon as it is due, and not with the actions of a frame.
  package let isImmediate: Bool
  private let action: () -> Void
  private var underWay = 0
  private var isClosed = false
  private var hasRun = false

  /// Makes an open completion.
  package init(
    _ criteria: AnimationCompletionCriteria, isImmediate: Bool = false,
    _ action: @escaping () -> Void
  ) {
    self.criteria = criteria
    self.isImmediate = isImmediate
    self.action = action
  }

  /// Whether it is time to run it.
  package var isDue: Bool { isClosed && underWay == 0 && !hasRun }

  /// An animation was made for the change.
  package func animationStarted() { underWay += 1 }

  /// An animation of the change is complete.
  package func animationEnded() { underWay -= 1 }

  /// The change is made; no further animation is for it.
  package func close() { isClosed = true }

  /// Runs the action if it is due; the second time does nothing.
  package func runIfDue() {
    guard isDue else { return }
    hasRun = true
    action()
  }
}
