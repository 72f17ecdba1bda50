import Foundation
import Waggle

/// The items of a menu below each other, with lines between sections. A menu above what opened it may begin at its end, so
/// that its first item is nearest to that (C052).
struct MenuColumn<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.menuOrder) private var order
  @Environment(\.isPresentedAbove) private var isAbove
  @Environment(\.isPresentedFromScroll) private var isInScroll
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let isReversed = isAbove && order.isReversed(in: platform, inScroll: isInScroll)
    MenuLayout {
      Group(sections: content) { sections in
        ForEach(isReversed ? sections.reversed() : Array(sections)) { section in
          if section.id != (isReversed ? sections.last?.id : sections.first?.id) { MenuDivider() }
          MenuSectionHeader(header: section.header)
          ForEach(isReversed ? section.content.reversed() : Array(section.content)) { $0 }
        }
      }
    }
  }
}

/// A line between the sections of a menu.
struct MenuDivider: View {
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let metrics = MenuMetrics(platform)
    Divider()
      .padding(.vertical, metrics.dividerInset)
      .padding(.horizontal, metrics.dividerInset > 0 ? metrics.rowPadding.leading : 0)
  }
}

/// The header of a section in a menu; takes no space without one.
struct MenuSectionHeader: View {
  let header: SubviewsCollection
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    if !header.isEmpty {
      HStack { header }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(MenuMetrics(platform).rowPadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
    }
  }
}

/// A column of rows that are as wide as the widest, or as proposed.
struct MenuLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, subviews)
    let row = ProposedViewSize(width: width, height: nil)
    return CGSize(
      width: width, height: subviews.reduce(0) { $0 + $1.sizeThatFits(row).height })
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return width }
    return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let row = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: row)
      y += subview.sizeThatFits(row).height
    }
  }
}
