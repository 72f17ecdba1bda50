import Foundation

/// How much closer than drawn the letters of Inter are set, so that lines are as long as in the platform's font (L280).
///
/// Docs/decisions/0040-letters-of-the-system-font.md says how the tables were made.
enum SystemFontTracking {
  /// A share of the font size, interpolated between whole points. Weights below medium have the same.
  static func share(at size: CGFloat, weight: Int) -> CGFloat {
    guard size.isFinite else { return 0 }
    return (regular(at: size) + surplus(of: weight) * growth(at: size)) / 1000
  }

  private static func regular(at size: CGFloat) -> CGFloat {
    let position = min(max(size - first, 0), CGFloat(thousandths.count - 1))
    let lower = Int(position)
    let upper = min(lower + 1, thousandths.count - 1)
    let (below, above) = (thousandths[lower], thousandths[upper])
    return below + (above - below) * (position - CGFloat(lower))
  }

  private static let first: CGFloat = 6
  /// From 6 to 25 points, and for larger fonts.
  private static let thousandths: [CGFloat] = [
    38, 31, 23, 16, 8.5, 2.5, -2, -8, -13, -18,
    -22, -26.3, -31, -35, -39, -43, -46.5, -48, -49, -50,
  ]

  /// The platform's bold letters are wider than Inter's.
  private static func surplus(of weight: Int) -> CGFloat {
    switch weight {
    case ..<450: 0
    case ..<550: 8
    case ..<650: 9
    case ..<750: 15
    case ..<850: 26
    default: 34
    }
  }

  /// From 1 at 17 points to 1.6 at 28.
  private static func growth(at size: CGFloat) -> CGFloat {
    1 + 0.6 * min(max((size - 17) / 11, 0), 1)
  }
}
