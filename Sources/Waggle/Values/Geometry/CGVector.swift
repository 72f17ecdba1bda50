public import Foundation

/// A displacement in the plane, in points. Foundation on Linux lacks this type.
public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// No displacement: dx and dy are 0.
  public static let zero = CGVector()

  /// Creates a zero vector.
  @inlinable public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
