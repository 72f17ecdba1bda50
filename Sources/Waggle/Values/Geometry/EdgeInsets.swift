public import Foundation

/// Distances inwards from the four sides of a rectangle, in points; negative insets extend outwards.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// From the upper side, in points.
  public var top: CGFloat
  /// From the leading side, in points.
  public var leading: CGFloat
  /// From the lower side, in points.
  public var bottom: CGFloat
  /// From the trailing side, in points.
  public var trailing: CGFloat

  /// Creates insets from distances in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
