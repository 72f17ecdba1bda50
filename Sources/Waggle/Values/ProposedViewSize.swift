public import Foundation

/// A parent's offer of room to a child: each length is a number of points, or nil for "your own
/// choice" (L001).
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
  /// The width on offer in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The height on offer in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Makes an offer of the given lengths, in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes an offer of both lengths of a size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The offer as a size, each nil length taken from `size` (10 by 10 where nothing better is
  /// known, L002).
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
