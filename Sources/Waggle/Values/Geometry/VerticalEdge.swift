/// A side on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// The top side.
  case top
  /// The bottom side.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n represents the edge with raw value n.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top side.
    public static let top = Set(.top)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
