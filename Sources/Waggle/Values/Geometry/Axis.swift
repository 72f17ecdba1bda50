/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// Along lines of text.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The case's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n represents the axis with raw value n.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
