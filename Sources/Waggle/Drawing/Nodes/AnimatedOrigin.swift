import Foundation

/// The origin of a drawing made of parts: it animates to the origin by layout, unless it jumps there and leaves the
/// animation to the parts.
///
/// Origins are in the coordinates of the enclosing drawing root.
struct AnimatedOrigin {
  private var animator = PositionAnimator<CGPoint>()
  /// The origin in the last drawing.
  private(set) var displayed = CGPoint.zero
  /// The origin by layout at the last drawing or jump; unknown before the first drawing.
  private var lastOrigin = CGPoint.unknown

  /// Updates `displayed` for a drawing; `origin` is the origin by layout. True if `displayed` has changed.
  @inline(__always)
  mutating func update(
    to origin: CGPoint, in runtime: Runtime,
    _ animationTarget: @autoclosure () -> AnimationTarget
  ) -> Bool {
    lastOrigin = origin
    return display(at: animator.displayedPosition(for: origin, in: runtime, animationTarget()))
  }

  /// Sets `displayed` without an animation. True if it has changed.
  mutating func display(at origin: CGPoint) -> Bool {
    defer { displayed = origin }
    return origin != displayed
  }

  /// Whether layout has moved the drawing since the last drawing or jump. False before the first drawing.
  func hasMoved(to origin: CGPoint) -> Bool {
    !lastOrigin.isUnknown && lastOrigin != origin
  }

  /// Jumps to `origin`. Returns the offset, which the parts animate.
  mutating func jump(to origin: CGPoint) -> CGSize {
    let last = lastOrigin.isUnknown ? origin : lastOrigin
    let offset = CGSize(width: origin.x - last.x, height: origin.y - last.y)
    lastOrigin = origin
    animator.jump(by: offset)
    return offset
  }

  /// Adds an offset by which the parent has jumped.
  mutating func addOffset(_ offset: CGSize) { animator.addOffset(offset) }
}
