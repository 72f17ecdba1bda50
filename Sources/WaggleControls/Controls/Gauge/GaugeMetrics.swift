import Foundation
import Waggle

/// The numbers of gauges (C043).
struct GaugeMetrics {
  let bar: CGFloat
  /// The space between a bar and the labels above, below and beside it.
  let spacing: CGFloat
  let sideSpacing: CGFloat
  /// The diameter and the width of a ring, and how much of a turn an open one has.
  let ring: CGFloat
  let ringWidth: CGFloat
  let arc: Double
  /// The gap around the dot on a bar or a ring.
  let dotGap: CGFloat
}

extension PlatformMetrics {
  var gauge: GaugeMetrics {
    choose(
      GaugeMetrics(
        bar: 4, spacing: 4, sideSpacing: 8, ring: 58, ringWidth: 6, arc: 0.75, dotGap: 2),
      classic: GaugeMetrics(
        bar: 4, spacing: 4, sideSpacing: 8, ring: 58, ringWidth: 6, arc: 0.75, dotGap: 2),
      macOS: GaugeMetrics(
        bar: 6, spacing: 4, sideSpacing: 8, ring: 58, ringWidth: 6, arc: 0.75, dotGap: 2))
  }
}
