import Foundation
import Waggle

/// The sizes of the bar of a `TabView` (C114).
struct TabMetrics: Hashable {
  /// The height of what the bar takes from the page.
  var band: CGFloat
  /// The height of the ground behind the items.
  var height: CGFloat
  /// The distance of the ground from the window's edges.
  var margin: CGFloat
  /// The distance of the selected item's ground from the bar's.
  var inset: CGFloat
  /// The greatest width of an item.
  var itemWidth: CGFloat
  /// The sizes of the symbol and of the title.
  var symbolSize: CGFloat
  var titleSize: CGFloat
  /// How many items a narrow bar has; others are in a menu.
  var limit: Int
  /// Whether the bar floats on a ground with round ends.
  var floats: Bool
  /// Whether the bar is above the page.
  var isAbove: Bool
}

extension PlatformMetrics {
  /// The sizes of the bar of a `TabView`.
  var tabs: TabMetrics {
    choose(
      TabMetrics(
        band: 83, height: 62, margin: 21, inset: 4, itemWidth: 94, symbolSize: 19, titleSize: 10,
        limit: 5, floats: true, isAbove: false),
      classic: TabMetrics(
        band: 49, height: 49, margin: 0, inset: 0, itemWidth: 120, symbolSize: 19, titleSize: 10,
        limit: 5, floats: false, isAbove: false),
      macOS: TabMetrics(
        band: 44, height: 28, margin: 8, inset: 2, itemWidth: 120, symbolSize: 13, titleSize: 13,
        limit: .max, floats: true, isAbove: true))
  }
}
