import Foundation
import Waggle

/// The sizes of pickers (C039, C040).
struct PickerMetrics {
  /// The space beside and above the value of a picker that opens a menu.
  var menuPadding: EdgeInsets
  /// The gap between the value and the arrows.
  var arrowSpacing: CGFloat
  var segmentedHeight: CGFloat
  var segmentedRadius: CGFloat
  /// The distance between the selected segment's background and the edge.
  var segmentedInset: CGFloat
  var segmentedFontSize: CGFloat
  var segmentPadding: CGFloat
  /// The smallest height of a row of an inline picker.
  var inlineRowHeight: CGFloat
  /// Whether an inline picker has radio buttons, instead of check marks at the end of its rows.
  var hasRadioButtons: Bool
  var radioSize: CGFloat
  var radioSpacing: CGFloat
  var wheelHeight: CGFloat
  var wheelRowHeight: CGFloat
  var wheelRadius: CGFloat
  /// The space around an option of a palette.
  var palettePadding: CGFloat

  init(_ metrics: PlatformMetrics) {
    menuPadding = metrics.choose(
      EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5),
      classic: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
      macOS: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    arrowSpacing = metrics.choose(5, classic: 4, macOS: 6)
    segmentedHeight = metrics.choose(31, classic: 31, macOS: 24)
    segmentedRadius = metrics.choose(15.5, classic: 8, macOS: 6)
    segmentedInset = metrics.choose(2, classic: 2, macOS: 1)
    segmentedFontSize = 13
    segmentPadding = metrics.choose(10, classic: 10, macOS: 8)
    inlineRowHeight = metrics.choose(44, classic: 44, macOS: 20)
    hasRadioButtons = metrics.choose(false, classic: false, macOS: true)
    radioSize = 16
    radioSpacing = 6
    wheelHeight = 216
    wheelRowHeight = 32
    wheelRadius = metrics.choose(16, classic: 8, macOS: 6)
    palettePadding = metrics.choose(8, classic: 8, macOS: 4)
  }
}
