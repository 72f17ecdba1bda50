package import Foundation

/// How content follows a finger past an edge: less and less, and never by more than the scroll view's length (L119).
package enum RubberBand {
  /// How much of a drag is seen at the edge.
  private static let strength: CGFloat = 0.55

  /// How far past the edge the content is shown when the finger has dragged it by `distance` in a scroll view of a
  /// length. Keeps the sign.
  package static func shown(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0, distance != 0 else { return 0 }
    let shown = (1 - 1 / (strength * abs(distance) / length + 1)) * length
    return distance < 0 ? -shown : shown
  }

  /// The distance of a finger for which `shown` is the result: its inverse.
  package static func distance(shown: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0, shown != 0 else { return 0 }
    let fraction = min(abs(shown) / length, 0.999)
    let distance = (1 / (1 - fraction) - 1) * length / strength
    return shown < 0 ? -distance : distance
  }
}

extension ScrollMetrics {
  /// How far an offset is past the nearest edge: negative before the start, 0 within the range.
  package func excess(_ offset: CGFloat, _ axis: Axis) -> CGFloat { offset - clamped(offset, axis) }
}
