/// Kinds of safe areas: what keeps content away from a window's edges.
public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
  /// The bits of the set.
  public let rawValue: UInt

  /// The set with these bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device, bars, and views that `safeAreaInset` and `safeAreaPadding` keep free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen, as far as it reaches beyond the container's region (L134).
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
