/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// Along a line of text.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The case's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Any number of axes.
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// Bit n stands for the axis whose raw value is n.
    public let rawValue: Int8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
