import Foundation
import Waggle

/// The spaces above the sections of a form or list (C081, C084).
struct RowGaps {
  let metrics: RowMetrics
  let spacing: ListSectionSpacing

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
