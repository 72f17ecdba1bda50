import Foundation

/// The animation with which a program scrolls, and the lazy row that it leads to.
///
/// Always true: it has an aim only while it runs, and after its last frame until the scroll view has arrived.
struct ScrollAnimation {
  private var animator: OffsetAnimator<CGPoint.AnimatableData>?
  /// Where the animation was to end when it began; corrections have changed the goal of the scroll view since, if that
  /// differs.
  private var goal = CGPoint.zero
  /// The lazy row that it scrolls to.
  private(set) var aim: ScrollAim?

  var isRunning: Bool { animator?.isMoving ?? false }

  /// Turns to another goal. A running animation keeps its speed, unless `former`, the goal of the scroll view, was corrected;
  /// any other starts at `offset`.
  mutating func turn(
    to goal: CGPoint, from offset: CGPoint, former: CGPoint, aim: ScrollAim?,
    _ target: AnimationTarget
  ) {
    if !isRunning || former != self.goal {
      animator?.cancel()
      animator = OffsetAnimator(at: offset.animatableData)
    }
    self.goal = goal
    animator?.follow(goal.animatableData, target)
    self.aim = isRunning ? aim : nil
  }

  /// The offset of the content in this frame of an animation that ends at a goal.
  func offset(towards goal: CGPoint) -> CGPoint {
    var offset = goal
    if let animator { offset.animatableData = goal.animatableData + animator.offset }
    return aim?.stretched(offset, towards: goal) ?? offset
  }

  /// Continues to where the lazy row really is; `shown` is where the content is now.
  mutating func turnAim(from former: CGPoint, to goal: CGPoint, shown: CGPoint) {
    aim?.turn(from: former, to: goal, shown: shown)
  }

  /// Takes the lazy row from an animation that has arrived.
  mutating func takeAim() -> ScrollAim? {
    defer { aim = nil }
    return aim
  }

  /// Ends the animation. False if none was running.
  mutating func cancel() -> Bool {
    aim = nil
    guard isRunning else { return false }
    animator?.cancel()
    return true
  }
}
