import WaggleGraph

/// The paints of a text's runs while they go from those that were drawn to those that are set (M054).
final class TextBlend {
  private var follower = AnimatedValue<TextInk>()
  private var shown: TextInk

  /// - Parameter shown: what is drawn before the change.
  init(showing shown: TextInk) { self.shown = shown }

  var isMoving: Bool { follower.isMoving }

  /// What to draw on the way to `new`.
  func ink(for new: TextInk, _ site: AnimationTarget) -> TextInk {
    shown = follower.shown(new, after: shown, site)
    return shown
  }
}
