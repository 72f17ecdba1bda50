/// A side on the horizontal axis; it follows the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing

  /// Any number of horizontal sides.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n stands for the edge whose raw value is n.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    @inlinable public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The side where a line of text begins.
    public static let leading = Set(.leading)
    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
