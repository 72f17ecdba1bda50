import Foundation

/// A point or frame in a drawing that can be translated.
protocol AnimatablePosition: Animatable {
  /// Stands for nil, in the place of an optional.
  static var unknown: Self { get }
  /// Whether the position is `unknown`: its x is NaN.
  var isUnknown: Bool { get }
  func moved(by offset: CGSize) -> Self
}

extension CGPoint: AnimatablePosition {
  static var unknown: CGPoint { CGPoint(x: CGFloat.nan, y: 0) }
  var isUnknown: Bool { x.isNaN }
  func moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}

extension CGRect: AnimatablePosition {
  static var unknown: CGRect { CGRect(origin: .unknown, size: .zero) }
  var isUnknown: Bool { origin.isUnknown }
  func moved(by offset: CGSize) -> CGRect { CGRect(origin: origin.moved(by: offset), size: size) }
}

/// Animates the position of a view under the view's own transaction (M050), whether the view moves in its parent or
/// the parent moves.
///
/// When the parent moves, it jumps to its new position, and its offset is added here. Both offsets then form one
/// change, and so one animation.
struct PositionAnimator<Position: AnimatablePosition> {
  private var animatedPosition = AnimatedValue<Position>()
  /// The position plus the added offset, in the last drawing; unknown before the first and after a jump at rest.
  private var lastTarget = Position.unknown
  /// The sum of the parent's moves that are animated here; zero at rest.
  private var addedOffset = CGSize.zero

  /// The position at which to draw; `position` is that in the parent.
  @inline(__always)
  mutating func displayedPosition(
    for position: Position, in runtime: Runtime,
    _ animationTarget: @autoclosure () -> AnimationTarget
  ) -> Position {
    let target = addedOffset == .zero ? position : position.moved(by: addedOffset)
    let displayed = animatedPosition.displayedValue(
      for: target, after: lastTarget.isUnknown ? nil : lastTarget, in: runtime, animationTarget())
    guard animatedPosition.isMoving else {
      addedOffset = .zero
      lastTarget = position
      return position
    }
    lastTarget = target
    return addedOffset == .zero
      ? displayed
      : displayed.moved(by: CGSize(width: -addedOffset.width, height: -addedOffset.height))
  }

  /// Adds an offset by which the parent has jumped: it is animated with the view's own move.
  mutating func addOffset(_ offset: CGSize) {
    addedOffset = CGSize(
      width: addedOffset.width + offset.width, height: addedOffset.height + offset.height)
  }

  /// Jumps by an offset that was added to the parts instead.
  mutating func jump(by offset: CGSize) {
    guard animatedPosition.isMoving else { return lastTarget = .unknown }
    addOffset(CGSize(width: -offset.width, height: -offset.height))
  }
}
