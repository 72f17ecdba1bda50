import Foundation
import Waggle

/// A row: its content between the insets, centred in the height, and the line below it (C081, C083).
///
/// The first subview is the content, the second the line, the third the badge, which is empty where there is none.
/// A control that acts as a whole covers all of it (C440), and may have the space of the badge in it.
struct RowLayout: Layout, UnnamedLayout, RowBounds {
  var insets: EdgeInsets
  var minHeight: CGFloat
  var separator: CGFloat
  var separatorEnd: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let insets = insets(of: content, subviews)
    let size = content.sizeThatFits(inner(proposal.width, insets))
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(minHeight, size.height + insets.top + insets.bottom))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let insets = insets(of: content, subviews)
    let space = inner(bounds.width, insets)
    let dimensions = content.dimensions(in: space)
    let slack = bounds.height - insets.top - insets.bottom - dimensions.height
    content.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top + slack / 2),
      proposal: space)
    placeSeparator(in: bounds, subviews, beside: content, dimensions, insets.leading)
    let end = bounds.minX + insets.leading + (dimensions[explicit: .rowBadge] ?? dimensions.width)
    placeBadge(
      in: bounds, subviews,
      end: content[HasBadgeSpace.self] ? end : bounds.maxX - self.insets.trailing)
  }

  /// The badge is at the end of the row, or before what a row by itself has there.
  private func placeBadge(in bounds: CGRect, _ subviews: Subviews, end: CGFloat) {
    guard subviews.count > 2 else { return }
    let middle = (bounds.minY + insets.top + bounds.maxY - insets.bottom) / 2
    subviews[2].place(
      at: CGPoint(x: end, y: middle), anchor: .trailing, proposal: .unspecified)
  }

  /// The line is from one guide of the content to the other.
  private func placeSeparator(
    in bounds: CGRect, _ subviews: Subviews, beside content: LayoutSubview,
    _ dimensions: ViewDimensions, _ offset: CGFloat
  ) {
    guard subviews.count > 1, separator > 0 else { return }
    let start = dimensions[explicit: .listRowSeparatorLeading] ?? 0
    let end = dimensions[explicit: .listRowSeparatorTrailing]
    let left = offset + start
    let right = end.map { offset + $0 } ?? bounds.width - separatorEnd
    subviews[1].place(
      at: CGPoint(x: bounds.minX + left, y: bounds.maxY - separator),
      proposal: ProposedViewSize(width: max(right - left, 0), height: separator))
  }

  private func insets(of content: LayoutSubview, _ subviews: Subviews) -> EdgeInsets {
    if content[HasBadgeSpace.self] { return insets }
    var insets = insets
    let badge = subviews.count > 2 ? subviews[2].sizeThatFits(.unspecified).width : 0
    if badge > 0 { insets.trailing += badge + RowBadge.gap }
    return insets
  }

  private func inner(_ width: CGFloat?, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }
}

/// Whether the space of the row's badge is in the content.
struct HasBadgeSpace: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Views below each other, each as wide as the container.
struct RowsLayout: Layout, UnnamedLayout {
  var spacing: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let space = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize(width: 0, height: CGFloat(max(subviews.count - 1, 0)) * spacing)
    for subview in subviews {
      let row = subview.sizeThatFits(space)
      size.width = max(size.width, row.width)
      size.height += row.height
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let space = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: space)
      y += subview.sizeThatFits(space).height + spacing
    }
  }
}
