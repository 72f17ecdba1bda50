import Foundation
import Waggle

/// The sizes of date pickers (C041).
struct DatePickerMetrics: Hashable {
  /// The radius of a pill's corners.
  var pillRadius: CGFloat
  /// The distance of a pill's text from its leading and trailing edge.
  var pillInset: CGFloat
  /// What a pill adds to the height of its text.
  var pillExtra: CGFloat
  /// The same where there is a time.
  var pillExtraWithTime: CGFloat
  /// The space between pills.
  var pillGap: CGFloat
  /// The size of a day in a calendar.
  var cell: CGFloat
  /// The height of a line of days.
  var line: CGFloat
  /// The radius of a day's disc.
  var disc: CGFloat
  /// The space between the parts of a calendar.
  var gap: CGFloat
  /// The distance of a field's text from its edges.
  var fieldPadding: CGFloat
  /// The radius of a field's corners.
  var fieldRadius: CGFloat
  /// The size of each of the two buttons beside a field.
  var stepButton = CGSize(width: 20, height: 13)
}

extension PlatformMetrics {
  /// The sizes of date pickers.
  var datePicker: DatePickerMetrics {
    let ios = DatePickerMetrics(
      pillRadius: 8, pillInset: 12, pillExtra: 14, pillExtraWithTime: 15.5, pillGap: 8, cell: 44,
      line: 44, disc: 22, gap: 8, fieldPadding: 6, fieldRadius: 8)
    var classic = ios
    (classic.pillExtra, classic.pillExtraWithTime, classic.pillInset) = (12, 12, 11)
    var macOS = ios
    (macOS.cell, macOS.line, macOS.disc, macOS.gap) = (28, 24, 11, 6)
    (macOS.fieldPadding, macOS.fieldRadius) = (3, 5)
    return choose(ios, classic: classic, macOS: macOS)
  }

  /// The sizes of wheels (C040).
  var wheel: WheelMetrics {
    choose(
      WheelMetrics(height: 216, row: 32, radius: 8),
      classic: WheelMetrics(height: 216, row: 32, radius: 8),
      macOS: WheelMetrics(height: 120, row: 22, radius: 5))
  }
}

extension PlatformMetrics {
  /// The sizes of wheels whose rows have another height.
  func wheel(rows height: CGFloat?) -> WheelMetrics {
    var sizes = wheel
    if let height { sizes.row = height }
    return sizes
  }
}

/// The sizes of wheels (C040).
struct WheelMetrics: Hashable {
  /// The width of the wheels of a date.
  nonisolated static let dateWidth: CGFloat = 320

  /// The height of a wheel.
  var height: CGFloat
  /// The height of a row.
  var row: CGFloat
  /// The radius of the bar behind the chosen row.
  var radius: CGFloat
}
