public import Foundation

/// Distances from the sides of a rectangle, as UIKit writes them.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top, in points.
  public var top: CGFloat
  /// From the left, in points.
  public var left: CGFloat
  /// From the bottom, in points.
  public var bottom: CGFloat
  /// From the right, in points.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Insets of 0.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Insets from the four sides.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  /// The insets of a text from left to right.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
