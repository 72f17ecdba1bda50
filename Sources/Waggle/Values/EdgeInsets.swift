public import Foundation

/// Distances from the four sides of a rectangle inwards, in points; negative reaches out.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  /// From the upper side, in points.
  public var top: CGFloat
  /// From the leading side, in points.
  public var leading: CGFloat
  /// From the lower side, in points.
  public var bottom: CGFloat
  /// From the trailing side, in points.
  public var trailing: CGFloat

  /// Makes insets of the given distances.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
