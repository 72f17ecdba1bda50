import Foundation

/// How much closer than drawn the letters of Inter are set, so that lines are as long as in the platform's font (L280).
///
/// Docs/decisions/0040-letters-of-the-system-font.md says how the tables were made.
enum SystemFontTracking {
  /// A share of the font size, interpolated between whole points.
  static func share(at size: CGFloat, weight: Int) -> CGFloat {
    let place = min(max(size - first, 0), CGFloat(thousandths.count - 1))
    guard place.isFinite else { return 0 }
    let lower = Int(place)
    let upper = min(lower + 1, thousandths.count - 1)
    let (below, above) = (thousandths[lower], thousandths[upper])
    let own = below + (above - below) * (place - CGFloat(lower))
    return (own + (weight == 500 ? medium : 0)) / 1000
  }

  private static let first: CGFloat = 6
  /// From 6 to 28 points, and for larger fonts.
  private static let thousandths: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20,
    -26, -30, -34, -37, -37, -37, -36, -35, -36, -38, -40, -42,
  ]
  /// Inter's medium weight is narrower beside its regular one than the platform's.
  private static let medium: CGFloat = 8
}
