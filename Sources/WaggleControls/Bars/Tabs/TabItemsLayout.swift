import Foundation
import Waggle

/// Items of one width beside each other (C114): as wide as usual, wider if a title needs it, narrower if there is no room.
struct TabItemsLayout: Layout {
  let itemWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, subviews)
    let item = ProposedViewSize(width: width, height: proposal.height)
    let height = subviews.map { $0.sizeThatFits(item).height }.max() ?? 0
    return CGSize(width: width * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }

  /// The width of one item.
  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let wanted = max(itemWidth, widest)
    guard let room = proposal.width, !subviews.isEmpty else { return wanted }
    return min(wanted, room / CGFloat(subviews.count))
  }
}
