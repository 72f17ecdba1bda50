import Foundation
import Waggle

/// An item of a bar on its background: a view that is not a button is as far from the ends of the background as the label of
/// a button, which brings that space with it (C111).
struct BarItemEdges: Layout, UnnamedLayout {
  /// The space beside a view that is not a button.
  var padding: CGFloat
  var minWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let items = subviews.map { item(of: $0, proposal) }
    // An item whose content is absent has no place.
    if items.allSatisfy({ $0.size == .zero }) { return .zero }
    return CGSize(
      width: max(items.map(\.width).reduce(0, +), minWidth),
      height: items.map(\.size.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let items = subviews.map { item(of: $0, proposal) }
    var x = bounds.minX + max(bounds.width - items.map(\.width).reduce(0, +), 0) / 2
    for (subview, item) in zip(subviews, items) {
      subview.place(
        at: CGPoint(x: x + item.leading, y: bounds.midY), anchor: .leading, proposal: item.proposal)
      x += item.width
    }
  }

  /// A view and the space beside it.
  private struct Item {
    var size: CGSize
    var proposal: ProposedViewSize
    var leading: CGFloat
    var trailing: CGFloat
    var width: CGFloat { leading + size.width + trailing }
  }

  private func item(of view: LayoutSubview, _ proposal: ProposedViewSize) -> Item {
    var proposal = proposal
    let whole = view.dimensions(in: proposal)
    let start = whole[explicit: .barItemLeading] ?? .infinity
    let end = whole[explicit: .barItemTrailing] ?? -.infinity
    let leading = start <= 0.5 ? 0 : padding
    let trailing = end >= whole.width - 0.5 ? 0 : padding
    proposal.width = proposal.width.map { max($0 - leading - trailing, 0) }
    return Item(
      size: view.sizeThatFits(proposal), proposal: proposal, leading: leading, trailing: trailing)
  }
}
