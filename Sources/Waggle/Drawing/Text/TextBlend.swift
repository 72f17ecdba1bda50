import WaggleGraph

/// The paints of a text's runs during an animation from the old to the new ones (M054).
final class TextBlend {
  private var follower = AnimatedValue<TextInk>()
  private var shown: TextInk

  /// - Parameter shown: the paints drawn before the change.
  init(showing shown: TextInk) { self.shown = shown }

  var isMoving: Bool { follower.isMoving }

  /// The paints to draw during the animation to `new`.
  func ink(for new: TextInk, _ site: AnimationTarget) -> TextInk {
    shown = follower.shown(new, after: shown, site)
    return shown
  }
}
