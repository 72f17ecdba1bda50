import Foundation
import Waggle

/// The sizes of a colour picker.
struct ColorPickerMetrics: Hashable {
  /// The diameter of the well.
  var well: CGFloat
  /// The width of the well's ring.
  var ring: CGFloat
  /// The width of what the well opens.
  var width: CGFloat
  /// The height of a colour in the grid.
  var cell: CGFloat
  /// The radius of the grid's corners.
  var gridRadius: CGFloat
  /// The height of a slider's track.
  var track: CGFloat
  /// The diameter of a slider's knob.
  var knob: CGFloat
  /// The space between the parts.
  var gap: CGFloat
}

extension PlatformMetrics {
  /// The sizes of a colour picker.
  var colorPicker: ColorPickerMetrics {
    let ios = ColorPickerMetrics(
      well: 28, ring: 3, width: 272, cell: 22, gridRadius: 8, track: 30, knob: 26, gap: 12)
    var macOS = ios
    (macOS.well, macOS.track, macOS.knob, macOS.cell) = (22, 20, 16, 16)
    return choose(ios, classic: ios, macOS: macOS)
  }
}
