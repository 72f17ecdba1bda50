import Foundation
import Waggle

/// Views beside each other, each with the same share of the width; ideally each is as wide as the widest (C040).
struct SegmentsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let count = CGFloat(subviews.count)
    let ideal = {
      let widest = subviews.map {
        $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
      }.max()
      return count * (widest ?? 0)
    }
    let width = proposal.width.map { max(0, $0) } ?? ideal()
    let share = ProposedViewSize(width: width / max(count, 1), height: proposal.height)
    let height = subviews.map { $0.sizeThatFits(share).height }.max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
