import WaggleGraph

/// The paints of a text's runs during an animation from the old to the new ones (M054).
final class TextInkAnimator {
  private var animatedInk = AnimatedValue<PaintList>()
  private var displayedInk: PaintList

  /// - Parameter ink: the paints drawn before the change.
  init(showing ink: PaintList) { displayedInk = ink }

  var isMoving: Bool { animatedInk.isMoving }

  /// The paints to draw during the animation to `new`.
  func ink(for new: PaintList, _ target: AnimationTarget) -> PaintList {
    displayedInk = animatedInk.displayedValue(
      for: new, after: displayedInk, in: target.runtime, target)
    return displayedInk
  }
}
