import Foundation
import Waggle

/// The items of a menu below each other, with lines between sections and where dividers are. A menu above what opened it
/// may begin at its end, so that its first item is nearest to that (C052).
struct MenuColumn<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.menuOrder) private var order
  @Environment(\.isPresentedAbove) private var isAbove
  @Environment(\.isPresentedFromScroll) private var isInScroll
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    let isReversed = isAbove && order.isReversed(in: platform, inScroll: isInScroll)
    Group(sections: content) { sections in
      MenuRows(parts: MenuPart.parts(of: sections, isReversed: isReversed), isReversed: isReversed)
    }
    .modifier(MenuTitleColumn())
  }
}

/// The rows of a menu. Of many they are made when they are seen, unless the menu begins at its end.
private struct MenuRows: View {
  let parts: [MenuPart]
  let isReversed: Bool

  var body: some View {
    if !isReversed, MenuLayout.isLazy(parts.reduce(0) { $0 + $1.rows.count }) {
      LazyVStack(spacing: 0) { rows }
    } else {
      MenuLayout { rows }
    }
  }

  private var rows: some View {
    ForEach(parts) { part in
      if part.id != parts.first?.id { MenuDivider() }
      MenuSectionHeader(header: part.header)
      ForEach(part.rows) { $0.kept }
    }
  }
}

/// The rows of a menu between two lines: a section, or what a divider separates of one. None is empty, so that there is one
/// line where a divider is beside the edge of a section, and none at the ends of the menu.
struct MenuPart: Identifiable {
  struct ID: Hashable {
    let section: SectionConfiguration.ID
    let number: Int
  }

  let id: ID
  /// The header of the section, in its first part.
  var header: SubviewsCollection?
  var rows: [Subview] = []

  private var isEmpty: Bool { rows.isEmpty && header?.isEmpty ?? true }

  static func parts(of sections: SectionCollection, isReversed: Bool) -> [MenuPart] {
    var all: [MenuPart] = []
    for section in sections {
      var part = MenuPart(id: ID(section: section.id, number: 0), header: section.header)
      for row in section.content {
        if row.shows(Divider.self) {
          all.append(part)
          part = MenuPart(id: ID(section: section.id, number: part.id.number + 1))
        } else {
          part.rows.append(row)
        }
      }
      all.append(part)
    }
    all.removeAll(where: \.isEmpty)
    guard isReversed else { return all }
    for index in all.indices { all[index].rows.reverse() }
    return all.reversed()
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
  let header: SubviewsCollection?
  @Environment(\.platformMetrics) private var platform

  var body: some View {
    if let header, !header.isEmpty {
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
  /// Whether so many rows are made when they are seen, and not all together.
  static func isLazy(_ count: Int) -> Bool { count >= 60 }

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
