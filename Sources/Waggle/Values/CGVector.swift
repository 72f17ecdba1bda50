public import Foundation

/// A step in the plane, in points. Foundation on Linux has none, so it is ours.
public struct CGVector: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The step along x.
  public var dx: CGFloat
  /// The step along y.
  public var dy: CGFloat

  /// No step.
  public static let zero = CGVector()

  /// Makes no step.
  @inlinable public init() { self.init(dx: 0, dy: 0) }

  /// Makes a step of these lengths.
  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
