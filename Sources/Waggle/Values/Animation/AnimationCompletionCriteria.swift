/// When the animations of a change count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment { case logical, removal }
  private let moment: Moment

  /// When they look finished, even if a spring is still settling (M035).
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logical)

  /// The moment when the animations have ended and were removed (M035).
  public static let removed = AnimationCompletionCriteria(moment: .removal)
}
