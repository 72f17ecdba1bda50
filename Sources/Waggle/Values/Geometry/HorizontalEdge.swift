/// A side on the horizontal axis; it depends on the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// The side where lines of text start.
  case leading
  /// The side where lines of text end.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n represents the edge with raw value n.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    @inlinable public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The side where lines of text start.
    public static let leading = Set(.leading)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
