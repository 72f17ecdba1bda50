import Foundation

/// A point or frame in a drawing that can be translated.
protocol AnimatablePosition: Animatable {
  func moved(by offset: CGSize) -> Self
}

extension CGPoint: AnimatablePosition {
  func moved(by offset: CGSize) -> CGPoint { CGPoint(x: x + offset.width, y: y + offset.height) }
}

extension CGRect: AnimatablePosition {
  func moved(by offset: CGSize) -> CGRect { CGRect(origin: origin.moved(by: offset), size: size) }
}

/// Animates the position of a view under the view's own transaction (M050), whether the view moves in its parent or
/// the parent moves.
///
/// When the parent moves, it jumps to its new position, and its offset is carried over to here. Both offsets then
/// form one change, and so one animation.
struct PositionAnimator<Position: AnimatablePosition> {
  private var animated = AnimatedValue<Position>()
  /// The position plus the carried offset, at the last call of `drawn`; nil before the first.
  private var lastTarget: Position?
  /// The sum of the parent's moves that are animated here; zero at rest.
  private var carriedOffset = CGSize.zero

  /// The position at which to draw; `position` is that in the parent.
  @inline(__always)
  mutating func drawn(_ position: Position, _ site: @autoclosure () -> AnimationTarget) -> Position
  {
    let target = carriedOffset == .zero ? position : position.moved(by: carriedOffset)
    let shown = animated.shown(target, after: lastTarget, site())
    guard animated.isMoving else {
      carriedOffset = .zero
      lastTarget = position
      return position
    }
    lastTarget = target
    return carriedOffset == .zero
      ? shown : shown.moved(by: CGSize(width: -carriedOffset.width, height: -carriedOffset.height))
  }

  /// Takes over an offset by which the parent has jumped.
  mutating func carry(by offset: CGSize) {
    carriedOffset = CGSize(
      width: carriedOffset.width + offset.width, height: carriedOffset.height + offset.height)
  }

  /// Jumps by an offset that the children were told to carry.
  mutating func jump(by offset: CGSize) {
    guard animated.isMoving else { return lastTarget = nil }
    carry(by: CGSize(width: -offset.width, height: -offset.height))
  }
}

/// A view with a position that is animated under its own transaction.
protocol PositionFollowing: AnyObject {
  /// Whether the whole view animates with this transaction transform.
  func moves(with editor: TransactionTransform?) -> Bool
  /// Takes over an offset by which the parent has jumped.
  func carry(by offset: CGSize)
}

/// The object that animates a view's position.
enum PositionFollowingOutput: OutputKey {
  typealias Output = any PositionFollowing

  static func combine(_ children: ChildList) -> (any PositionFollowing)? {
    children.existingReduction(for: ObjectIdentifier(DisplayOutput.self)) as? PlacedList
  }

  static func leaf(_ view: ViewNode) -> (any PositionFollowing)? { view as? DrawingLeaf }
}
