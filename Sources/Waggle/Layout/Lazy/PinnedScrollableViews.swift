/// Which views of a section stay on screen while the section is scrolled (L099).
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Makes a set from raw bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, at the leading edge of the visible area.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, at its trailing edge.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
