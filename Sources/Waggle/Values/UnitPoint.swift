public import Foundation

/// A place in a rectangle whatever its size: (0, 0) is its top leading corner, (1, 1) the opposite
/// one.
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
  /// The share of the width from the leading side; outside 0…1 lies outside the rectangle.
  public var x: CGFloat
  /// The share of the height from the upper side.
  public var y: CGFloat

  /// Makes the top leading corner.
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// Makes the point at these shares of width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = UnitPoint()
  /// The middle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the upper and leading sides.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the upper and trailing sides.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the lower and leading sides.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the lower and trailing sides.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
