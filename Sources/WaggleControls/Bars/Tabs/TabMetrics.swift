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
  /// The distance between grounds.
  var gap: CGFloat = 8
  /// The distance of the selected item's ground from the bar's.
  var inset: CGFloat
  /// The width of an item, if there is room and no title needs more.
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

  /// The sizes where the window's safe area reaches up to the bar: it is a part of the band below a bar that floats, and
  /// the rest of the band is over it (C114).
  func inside(_ safeBottom: CGFloat) -> TabMetrics {
    var metrics = self
    if floats && !isAbove { metrics.band -= min(max(0, safeBottom), band - 49) }
    return metrics
  }
}

extension PlatformMetrics {
  /// The sizes of the bar of a `TabView`: of iOS 26 in a wide window it is above the page, as on macOS.
  func tabs(_ width: UserInterfaceSizeClass?, _ appearance: _TabViewAppearance) -> TabMetrics {
    var wide = TabMetrics(
      band: 60, height: 44, margin: 16, inset: 4, itemWidth: 160, symbolSize: 15, titleSize: 15,
      limit: .max, floats: true, isAbove: true)
    if profile == .macOS26 {
      (wide.band, wide.height, wide.margin, wide.inset) = (44, 28, 8, 2)
      (wide.symbolSize, wide.titleSize) = (13, 13)
    }
    let isWide = width == .regular && profile == .ios26 || profile == .macOS26
    if isWide || appearance == .grouped { return wide }
    var narrow = choose(
      TabMetrics(
        band: 83, height: 62, margin: 21, inset: 4, itemWidth: 94, symbolSize: 19, titleSize: 10,
        limit: 5, floats: true, isAbove: false),
      classic: TabMetrics(
        band: 49, height: 49, margin: 0, inset: 0, itemWidth: 120, symbolSize: 19, titleSize: 10,
        limit: 5, floats: false, isAbove: false),
      macOS: wide)
    if width == .regular { narrow.limit = .max }
    return narrow
  }
}

extension EnvironmentValues {
  private enum TabMetricsKey: EnvironmentKey {
    static var defaultValue: TabMetrics { PlatformMetrics.ios26.tabs(.compact, .bar) }
  }

  /// The sizes of the bar that the view is in.
  var tabMetrics: TabMetrics {
    get { self[TabMetricsKey.self] }
    set { self[TabMetricsKey.self] = newValue }
  }
}
