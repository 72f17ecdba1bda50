/// One side of a rectangle; leading and trailing depend on the layout direction.
public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
  /// The upper side.
  case top
  /// The side where lines of text start.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines of text end.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n represents the edge with raw value n.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    @inlinable public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines of text start.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}
