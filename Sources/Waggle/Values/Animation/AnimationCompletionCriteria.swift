/// When the animations of a change count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment { case logical, removal }
  private let moment: Moment

  /// When they look finished, though a spring may still settle (M035).
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logical)

  /// When they are over and gone (M035).
  public static let removed = AnimationCompletionCriteria(moment: .removal)
}
