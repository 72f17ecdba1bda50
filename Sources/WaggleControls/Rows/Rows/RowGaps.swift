import Foundation
import Waggle

/// What decides the space above a section.
struct SectionTop {
  var hasHeader: Bool
  /// Whether the section is the first.
  var isFirst = false
  /// Whether the section above ends with a footer.
  var isAfterFooter = false
  /// Whether the first section is right below a large title (C081).
  var isUnderLargeTitle = false
}

/// The spaces above the sections of a form or list (C081, C084).
struct RowGaps {
  let metrics: RowMetrics
  let spacing: ListSectionSpacing

  /// The part of the space between two sections that is below the upper one, which may have a footer.
  private func below(hasFooter: Bool) -> CGFloat {
    let gap = between(hasHeader: false, afterFooter: false)
    return gap / 2 - (gap - between(hasHeader: false, afterFooter: hasFooter))
  }

  /// The space above a section whose upper margin may be set.
  func above(_ top: SectionTop, margin: CGFloat?) -> CGFloat {
    guard let margin else { return above(top) }
    return top.isFirst ? margin : margin + below(hasFooter: top.isAfterFooter)
  }

  /// What a lower margin adds to the space below a section, which can be negative.
  func extraBelow(margin: CGFloat?, hasFooter: Bool) -> CGFloat {
    margin.map { $0 - below(hasFooter: hasFooter) } ?? 0
  }

  /// The space above a section.
  func above(_ top: SectionTop) -> CGFloat {
    if top.isFirst {
      if top.hasHeader { return metrics.firstHeaderGap }
      return top.isUnderLargeTitle ? 0 : metrics.firstGap
    }
    return between(hasHeader: top.hasHeader, afterFooter: top.isAfterFooter)
  }

  /// A header adds its own space to one that the program sets; the usual one is smaller after a footer.
  private func between(hasHeader: Bool, afterFooter: Bool) -> CGFloat {
    let own = hasHeader ? metrics.headerTop : 0
    switch spacing.kind {
    case .standard:
      return (hasHeader ? metrics.headerGap : metrics.gap) - (afterFooter ? metrics.footerPull : 0)
    case .compact: return metrics.compactGap + own
    case .custom(let gap): return (gap.isFinite ? max(gap, 0) : 0) + own
    }
  }
}
