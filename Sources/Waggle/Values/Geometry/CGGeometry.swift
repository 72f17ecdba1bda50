public import Foundation

// What CoreGraphics adds to the types of geometry, and Foundation on Linux lacks. All else of them is Foundation's.

extension CGPoint {
  /// Whether both coordinates are equal.
  @inlinable public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both lengths are equal.
  @inlinable public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same area: a negative length counts as the same length in the other direction.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as "(1.0, 2.0)", which is what `print` writes.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, such as "(3.0, 4.0)", which is what `print` writes.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, such as "(1.0, 2.0, 3.0, 4.0)", which is what `print` writes.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
