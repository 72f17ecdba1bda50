import Foundation
import Waggle

/// The sizes of menus.
struct MenuMetrics {
  /// The width of the panel, in points; nil for that of its widest row.
  var width: CGFloat?
  /// The same at the accessibility sizes of text.
  var accessibilityWidth: CGFloat
  var cornerRadius: CGFloat
  /// The space above the first row and below the last one.
  var inset: CGFloat
  var rowHeight: CGFloat
  var rowPadding: EdgeInsets
  /// The column in which a row shows that it is chosen.
  var markWidth: CGFloat
  /// The gap between a row's icon and its title.
  var iconSpacing: CGFloat
  /// Whether icons are before titles.
  var hasLeadingIcons: Bool
  /// The space above and below a line between rows.
  var dividerInset: CGFloat
  /// The distance between a menu and what opened it.
  var gap: CGFloat
  /// The distance between a context menu and its preview.
  var previewSpacing: CGFloat
  /// Whether a control that opens a menu has an indicator by default.
  var showsIndicator: Bool

  init(_ metrics: PlatformMetrics) {
    width = metrics.choose(250, classic: 250, macOS: nil)
    accessibilityWidth = metrics.choose(340, classic: 340, macOS: 340)
    cornerRadius = metrics.choose(26, classic: 13, macOS: 10)
    inset = metrics.choose(8, classic: 0, macOS: 5)
    rowHeight = metrics.choose(42, classic: 44, macOS: 24)
    rowPadding = metrics.choose(
      EdgeInsets(top: 9, leading: 20, bottom: 9, trailing: 20),
      classic: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
      macOS: EdgeInsets(top: 3, leading: 12, bottom: 3, trailing: 12))
    markWidth = metrics.choose(26, classic: 24, macOS: 18)
    iconSpacing = metrics.choose(10, classic: 8, macOS: 6)
    hasLeadingIcons = metrics.choose(true, classic: false, macOS: true)
    dividerInset = metrics.choose(6, classic: 0, macOS: 5)
    gap = metrics.choose(4, classic: 8, macOS: 2)
    previewSpacing = metrics.choose(12, classic: 12, macOS: 6)
    showsIndicator = metrics.choose(false, classic: false, macOS: true)
  }
}
