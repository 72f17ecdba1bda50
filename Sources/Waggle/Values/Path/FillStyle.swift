/// Which points are inside a path, and whether its edges are antialiased.
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
  /// Uses the even-odd rule if true, and otherwise the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether pixels on the edge are antialiased.
  public var isAntialiased: Bool

  /// Creates a style; by default with the nonzero winding rule and antialiasing.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
