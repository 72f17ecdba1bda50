public import Foundation

/// The size that a parent proposes to a child: each dimension in points, or nil for the child's ideal one (L001).
public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal from dimensions in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with each nil dimension taken from `size` (10 by 10 by default, L002).
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
