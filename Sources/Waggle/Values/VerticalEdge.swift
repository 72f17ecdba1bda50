/// A side on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Any number of vertical sides.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n stands for the edge whose raw value is n.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
