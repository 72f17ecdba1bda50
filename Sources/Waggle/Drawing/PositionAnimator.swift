import Foundation

/// A point or frame in a drawing that can be translated.
protocol AnimatablePosition: Animatable {
  func moved(by way: CGSize) -> Self
}

extension CGPoint: AnimatablePosition {
  func moved(by way: CGSize) -> CGPoint { CGPoint(x: x + way.width, y: y + way.height) }
}

extension CGRect: AnimatablePosition {
  func moved(by way: CGSize) -> CGRect { CGRect(origin: origin.moved(by: way), size: size) }
}

/// Animates the position of a view under the view's own transaction (M050), whether the view moves in its parent or
/// the parent moves.
///
/// When the parent moves, it jumps to its new position, and its offset is carried over to here. Both offsets then
/// form one change, and so one animation.
struct PositionAnimator<Place: AnimatablePosition> {
  private var follower = AnimatedValue<Place>()
  /// The position plus the carried offset, at the last call of `drawn`; nil before the first.
  private var known: Place?
  /// The sum of the parent's moves that are animated here; zero at rest.
  private var carried = CGSize.zero

  /// The position at which to draw; `place` is the position in the parent.
  @inline(__always)
  mutating func drawn(_ place: Place, _ site: @autoclosure () -> AnimationTarget) -> Place {
    let whole = carried == .zero ? place : place.moved(by: carried)
    let shown = follower.shown(whole, after: known, site())
    guard follower.isMoving else {
      carried = .zero
      known = place
      return place
    }
    known = whole
    return carried == .zero
      ? shown : shown.moved(by: CGSize(width: -carried.width, height: -carried.height))
  }

  /// Takes over an offset by which the parent has jumped.
  mutating func carry(by way: CGSize) {
    carried = CGSize(width: carried.width + way.width, height: carried.height + way.height)
  }

  /// Jumps by an offset that the children were told to carry.
  mutating func pass(_ way: CGSize) {
    guard follower.isMoving else { return known = nil }
    carry(by: CGSize(width: -way.width, height: -way.height))
  }
}

/// A view with a position that is animated under its own transaction.
protocol PositionFollowing: AnyObject {
  /// Whether the whole view animates with this transaction transform.
  func moves(with editor: TransactionTransform?) -> Bool
  /// Takes over an offset by which the parent has jumped.
  func carry(by way: CGSize)
}

/// The object that animates a view's position.
enum PositionFollowingOutput: OutputKey {
  typealias Output = any PositionFollowing

  static func combine(_ children: ChildList) -> (any PositionFollowing)? {
    children.existingReduction(for: ObjectIdentifier(DisplayOutput.self)) as? PlacedList
  }

  static func leaf(_ view: ViewNode) -> (any PositionFollowing)? { view as? DrawingLeaf }
}
