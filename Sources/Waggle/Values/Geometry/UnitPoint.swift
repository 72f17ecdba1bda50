public import Foundation

/// A point in a rectangle in relative coordinates: (0, 0) is the top leading corner, (1, 1) the bottom trailing
/// one.
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
  /// The fraction of the width from the leading side; outside 0…1 lies outside the rectangle.
  public var x: CGFloat
  /// The fraction of the height from the top; outside 0…1 lies outside the rectangle.
  public var y: CGFloat

  /// Creates the top leading corner.
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = UnitPoint()
  /// The centre, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
