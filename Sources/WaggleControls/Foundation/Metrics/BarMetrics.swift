import Foundation
import Waggle

/// The sizes of the bars of a screen (C100, C111).
struct BarMetrics: Hashable {
  /// What a line below a large title adds to the bar.
  static let subtitle: CGFloat = 22

  /// The height of the bar with the title in it.
  var height: CGFloat
  /// What a large title adds to it.
  var largeTitle: CGFloat
  /// The height of the bar at the bottom.
  var bottomHeight: CGFloat
  /// The distance of what is in a bar from the edges of the screen.
  var margin: CGFloat
  /// The space between groups of items.
  var spacing: CGFloat
  /// The size of an item in the bar at the top, and of one at the bottom.
  var itemSize: CGFloat
  var bottomItemSize: CGFloat
  /// The distance of an item's label from the sides of its background.
  var itemPadding: CGFloat
  /// Whether items are on a background of glass; if not, they are in the tint.
  var isGlass: Bool
  /// Whether the title is at the leading end.
  var titleLeads: Bool

  /// The height of a line of a large title at the standard size of text. It grows with the text; what is in the bar itself
  /// keeps its size.
  static let titleLine: CGFloat = 41

  /// The sizes where a line of a large title is so high.
  func sized(titleLine: CGFloat) -> BarMetrics {
    var copy = self
    if largeTitle > 0 { copy.largeTitle += titleLine - Self.titleLine }
    return copy
  }
}

extension PlatformMetrics {
  /// The sizes of the bars of a screen.
  var bars: BarMetrics {
    choose(
      BarMetrics(
        height: 64, largeTitle: 52.5, bottomHeight: 76, margin: 16, spacing: 8, itemSize: 44,
        bottomItemSize: 48, itemPadding: 12, isGlass: true, titleLeads: false),
      classic: BarMetrics(
        height: 44, largeTitle: 52, bottomHeight: 44, margin: 16, spacing: 16, itemSize: 44,
        bottomItemSize: 44, itemPadding: 0, isGlass: false, titleLeads: false),
      macOS: BarMetrics(
        height: 52, largeTitle: 0, bottomHeight: 44, margin: 12, spacing: 8, itemSize: 36,
        bottomItemSize: 28, itemPadding: 10, isGlass: true, titleLeads: true))
  }
}
