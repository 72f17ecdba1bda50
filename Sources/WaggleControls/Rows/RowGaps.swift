import Foundation
import Waggle

/// The spaces above the sections of a form or list (C081, C084).
struct RowGaps {
  let metrics: RowMetrics
  let spacing: ListSectionSpacing

  /// The part of the space between two sections that is below the upper one.
  private var below: CGFloat { above(hasHeader: false, isFirst: false) / 2 }

  /// The space above a section whose upper margin may be set.
  func above(hasHeader: Bool, isFirst: Bool, margin: CGFloat?) -> CGFloat {
    guard let margin else { return above(hasHeader: hasHeader, isFirst: isFirst) }
    return isFirst ? margin : margin + below
  }

  /// What a lower margin adds to the space below a section, which can be negative.
  func extraBelow(margin: CGFloat?) -> CGFloat { margin.map { $0 - below } ?? 0 }

  /// The space above a section.
  func above(hasHeader: Bool, isFirst: Bool) -> CGFloat {
    if isFirst { return hasHeader ? metrics.firstHeaderGap : metrics.firstGap }
    switch spacing.kind {
    case .standard: return hasHeader ? metrics.headerGap : metrics.gap
    case .compact: return metrics.compactGap
    case .custom(let gap): return gap.isFinite ? max(gap, 0) : 0
    }
  }
}
