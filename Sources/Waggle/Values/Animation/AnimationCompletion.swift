/// A callback to run once, when all animations of a change are complete (M034).
///
/// It counts the animations of the change. Its creator closes it when no further animation can start; it is due
/// once it is closed and none is running.
///
/// Always true: the number of running animations is 0 or more, and the callback runs at most once, after closing.
package final class AnimationCompletion {
  /// What counts as complete.
  package let criteria: AnimationCompletionCriteria
  /// Whether to run as soon as it is due, instead of with a frame's callbacks.
  package let isImmediate: Bool
  private let action: () -> Void
  private var runningCount = 0
  private var isClosed = false
  package private(set) var hasRun = false

  /// Creates an open completion.
  package init(
    _ criteria: AnimationCompletionCriteria, isImmediate: Bool = false,
    _ action: @escaping () -> Void
  ) {
    self.criteria = criteria
    self.isImmediate = isImmediate
    self.action = action
  }

  /// Whether to run the callback now.
  package var isDue: Bool { isClosed && runningCount == 0 && !hasRun }

  /// Counts an animation that has started for the change.
  package func animationStarted() { runningCount += 1 }

  /// Counts an animation of the change that is complete.
  package func animationEnded() {
    runningCount -= 1
    if isChecking { checkInvariants() }
  }

  /// Ends the change: no further animation will start for it.
  package func close() { isClosed = true }

  /// Runs the callback if it is due; does nothing the second time.
  package func runIfDue() {
    guard isDue else { return }
    hasRun = true
    action()
  }
}

extension AnimationCompletion {
  /// Stops if a law of the completion is broken. Costs O(1).
  package func checkInvariants() {
    checkInvariant(runningCount >= 0, "no more animations end than have started")
    checkInvariant(!hasRun || isClosed, "only a closed completion runs")
  }
}
