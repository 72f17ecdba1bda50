import Foundation
import Waggle

/// The numbers of sliders (C037).
struct SliderMetrics {
  let height: CGFloat
  let track: CGFloat
  let knob: CGSize
  /// The space between the track and its labels.
  let spacing: CGFloat
  /// Whether the label is shown.
  let showsLabel: Bool
  /// How far from the middle of the knob a finger that drags it may begin.
  let reach: CGFloat
}

extension PlatformMetrics {
  var slider: SliderMetrics {
    choose(
      SliderMetrics(
        height: 31, track: 6, knob: CGSize(width: 38, height: 25), spacing: 8, showsLabel: false,
        reach: 28),
      classic: SliderMetrics(
        height: 27, track: 4, knob: CGSize(width: 27, height: 27), spacing: 8, showsLabel: false,
        reach: 22),
      macOS: SliderMetrics(
        height: 16, track: 5, knob: CGSize(width: 22, height: 16), spacing: 8, showsLabel: true,
        reach: 22))
  }
}
