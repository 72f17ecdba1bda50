import Foundation
import Waggle

/// A form in two columns: labels end where their controls begin (C094).
struct ColumnsForm<Content: View>: View {
  let content: Content
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    ColumnsLayout(spacing: metrics.columns.spacing) {
      Group(sections: content) { sections in
        ForEach(CardSection.Context.contexts(sections)) { ColumnsSection(section: $0.section) }
      }
    }
    .environment(\.isInColumns, true)
  }
}

/// The views of a section, one below the other.
private struct ColumnsSection: View {
  let section: SectionConfiguration

  var body: some View {
    if !section.header.isEmpty {
      VStack(alignment: .leading) { section.header }
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
    }
    section.content
    if !section.footer.isEmpty {
      VStack(alignment: .leading) { section.footer }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// Rows whose controls begin at the same place, behind the widest label.
struct ColumnsLayout: Layout, UnnamedLayout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = column(subviews)
    var size = CGSize(width: 0, height: CGFloat(max(subviews.count - 1, 0)) * spacing)
    for subview in subviews {
      let label = label(of: subview)
      let row = subview.sizeThatFits(space(proposal.width, column - label))
      size.width = max(size.width, column - label + row.width)
      size.height += row.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column = column(subviews)
    var y = bounds.minY
    for subview in subviews {
      let start = column - label(of: subview)
      let space = space(bounds.width, start)
      subview.place(at: CGPoint(x: bounds.minX + start, y: y), proposal: space)
      y += subview.sizeThatFits(space).height + spacing
    }
  }

  private func column(_ subviews: Subviews) -> CGFloat { subviews.map(label).max() ?? 0 }

  /// The width of the label and the space beside it; 0 for a view without a label.
  private func label(of subview: LayoutSubview) -> CGFloat {
    subview.dimensions(in: .unspecified)[explicit: .controlColumn] ?? 0
  }

  private func space(_ width: CGFloat?, _ start: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - start, 0) }, height: nil)
  }
}
