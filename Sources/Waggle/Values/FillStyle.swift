/// Which side of a path's lines is inside, and whether edges are smoothed.
public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
  /// Whether a point is inside where an odd number of lines lies around it; else where the windings
  /// do not cancel.
  public var isEOFilled: Bool
  /// Whether pixels on the edge are blended.
  public var isAntialiased: Bool

  /// Makes a style; by default windings count and edges are smooth.
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
