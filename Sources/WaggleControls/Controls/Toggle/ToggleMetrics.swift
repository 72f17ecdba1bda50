import Foundation
import Waggle

/// The numbers of toggles (C036).
struct ToggleMetrics {
  /// Whether the automatic style is a checkbox.
  let isCheckbox: Bool
  /// The space between the label and the switch.
  let spacing: CGFloat
  let track: CGSize
  let knob: CGSize
  /// The space around the knob.
  let inset: CGFloat
  /// The side of a checkbox, its corner radius, and the space between it and the label.
  let box: CGFloat
  let boxRadius: CGFloat
  let boxSpacing: CGFloat

  /// How far the knob moves.
  var travel: CGFloat { track.width - knob.width - 2 * inset }
}

extension PlatformMetrics {
  var toggle: ToggleMetrics {
    choose(
      ToggleMetrics(
        isCheckbox: false, spacing: 8, track: CGSize(width: 66, height: 30),
        knob: CGSize(width: 38, height: 25), inset: 2.5, box: 22, boxRadius: 6, boxSpacing: 8),
      classic: ToggleMetrics(
        isCheckbox: false, spacing: 8, track: CGSize(width: 51, height: 31),
        knob: CGSize(width: 27, height: 27), inset: 2, box: 22, boxRadius: 5, boxSpacing: 8),
      macOS: ToggleMetrics(
        isCheckbox: true, spacing: 8, track: CGSize(width: 42, height: 20),
        knob: CGSize(width: 24, height: 16), inset: 2, box: 16, boxRadius: 4.5, boxSpacing: 5))
  }
}
