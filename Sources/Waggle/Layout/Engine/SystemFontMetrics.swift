package import Foundation

/// The vertical metrics of the platform's font at 1 point, which the drawn font's lines have (C003, C022).
package enum SystemFontMetrics {
  package static let ascender: CGFloat = 1950 / 2048
  package static let descender: CGFloat = 494 / 2048
  package static let capHeight: CGFloat = 1443 / 2048
  /// Of a line: 1.19336.
  package static let height = ascender + descender

  /// At a size in points.
  package static func metrics(at size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, capHeight: capHeight * size,
      leading: 0)
  }
}

extension FontDescriptor {
  /// Whether the font stands for the platform's font, which gives it line heights and tracking.
  package var isSystem: Bool { family == nil && lineHeight != nil }

  /// What the font adds after each character by itself, in points (L280). Designs and scripts of other families add nothing.
  package var ownTracking: CGFloat {
    guard isSystem, design == .standard, fallback == 0 else { return 0 }
    let share = SystemFontTracking.share(at: size, weight: weight)
    return size * share * CGFloat(letterStretch) / 100
  }

  /// How wide letters of a family without widths are drawn for the font's width, in percent of their own (C490).
  package var letterStretch: Int { 100 + (width - 100) * 16 / 25 }
}

extension StyledText.Run {
  /// Added after each character, in points: by the font, and by kerning or tracking (L280). An image has no letters.
  package var letterSpacing: CGFloat {
    ornament?.image == nil ? font.ownTracking + tracking : tracking
  }
}
