import Foundation
import Waggle

/// Puts one view in each column of a table.
struct TableLayout: Layout, UnnamedLayout {
  let sizes: TableSizes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? sizes.least
    let heights = zip(subviews, sizes.widths(in: width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, width) in sizes.widths(in: bounds.width).enumerated() where index < subviews.count {
      let fraction = sizes.columns[index].alignment.fraction
      subviews[index].place(
        at: CGPoint(x: x + width * fraction, y: bounds.midY),
        anchor: UnitPoint(x: fraction, y: 0.5),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + sizes.gap
    }
  }
}
