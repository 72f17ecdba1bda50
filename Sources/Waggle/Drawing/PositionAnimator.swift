import Foundation

/// A place in a picture, which can be moved.
protocol AnimatablePosition: Animatable {
  func moved(by way: CGSize) -> Self
}

extension CGPoint: AnimatablePosition {
  func moved(by way: CGSize) -> CGPoint { CGPoint(x: x + way.width, y: y + way.height) }
}

extension CGRect: AnimatablePosition {
  func moved(by way: CGSize) -> CGRect { CGRect(origin: origin.moved(by: way), size: size) }
}

/// Where something is drawn that goes to its place under its own transaction (M050), be it that it moves in what is
/// around it, or that what is around it moves.
///
/// What is around it then jumps, and the way that it went is carried to here: both ways are one change, and so one
/// animation.
struct PositionAnimator<Place: AnimatablePosition> {
  private var follower = AnimatedValue<Place>()
  /// The place and what was carried, as last followed; nil before the first time.
  private var known: Place?
  /// How far what is around it has gone in its stead; zero at rest.
  private var carried = CGSize.zero

  /// Where to draw it; `place` is where it is, in what is around it.
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

  /// What is around it went this way at once.
  mutating func carry(by way: CGSize) {
    carried = CGSize(width: carried.width + way.width, height: carried.height + way.height)
  }

  /// It went this way at once itself, and what is in it was told to carry it.
  mutating func pass(_ way: CGSize) {
    guard follower.isMoving else { return known = nil }
    carry(by: CGSize(width: -way.width, height: -way.height))
  }
}

/// Something that is drawn at a place of its own, and goes there under its own transaction.
protocol PositionFollowing: AnyObject {
  /// Whether all of it moves as what this editor is about.
  func moves(with editor: TransactionTransform?) -> Bool
  /// What is around it went this way at once: it follows on its own.
  func carry(by way: CGSize)
}

/// What moves when the place of a view does.
enum PositionFollowingOutput: OutputKey {
  typealias Output = any PositionFollowing

  static func combine(_ children: ChildList) -> (any PositionFollowing)? {
    children.existingReduction(for: ObjectIdentifier(DisplayOutput.self)) as? PlacedList
  }

  static func leaf(_ view: ViewNode) -> (any PositionFollowing)? { view as? DrawingLeaf }
}
