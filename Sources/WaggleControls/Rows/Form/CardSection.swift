import Foundation
import Waggle

/// A section of a form: the header, the rows on a card, and the footer (C081, C084).
struct CardSection: View {
  /// A section and its place among the others.
  struct Context: Identifiable {
    let section: SectionConfiguration
    let id: ID
    /// The section above; nil for the first.
    let previous: SectionConfiguration?
    var isFirst: Bool { previous == nil }

    /// Views in no section are the section after another, whichever views these are.
    enum ID: Hashable {
      case section(SectionConfiguration.ID)
      case loose(after: SectionConfiguration.ID?)
    }

    static func contexts(_ sections: SectionCollection) -> [Context] {
      sections.indices.map { index in
        let section = sections[index]
        let previous = index > 0 ? sections[index - 1] : nil
        return Context(
          section: section,
          id: section.isLoose ? .loose(after: previous?.id) : .section(section.id),
          previous: previous)
      }
    }
  }

  let context: Context
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.isUnderLargeTitle) private var isUnderLargeTitle
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins
  @Environment(\.listRowSpacing) private var rowSpacing

  var body: some View {
    RowsLayout {
      if hasHeader {
        SectionHeader(
          content: context.section.header, isExpanded: context.section.isExpanded,
          prominence: context.section.containerValues.headerProminence,
          actions: context.section.containerValues.sectionActions)
      }
      if let rowSpacing {
        RowsLayout(spacing: rowSpacing) {
          ForEach(FormRow.Context.contexts(context.section.content)) {
            FormRow(context: FormRow.Context(row: $0.row, next: nil)).modifier(Card())
          }
        }
      } else {
        RowsLayout {
          ForEach(FormRow.Context.contexts(context.section.content)) { FormRow(context: $0) }
        }
        .modifier(Card())
      }
      if hasFooter { SectionFooter(content: context.section.footer) }
    }
    .padding(sectionMargins.around(top: gap, isLast: true, hasFooter: hasFooter))
  }

  /// The space above the section.
  private var gap: CGFloat {
    sectionMargins.above(
      hasHeader: hasHeader,
      neighbor: context.previous.map { $0.containerValues.sectionSpacing ?? spacing },
      isAfterFooter: context.previous.map { !$0.footer.isEmpty } ?? false,
      isUnderLargeTitle: isUnderLargeTitle)
  }

  private var sectionMargins: SectionMargins {
    SectionMargins(context.section.containerValues, in: margins, metrics, spacing)
  }

  private var hasHeader: Bool { !context.section.header.isEmpty }
  private var hasFooter: Bool { !context.section.footer.isEmpty }
}

/// The shape of a card.
private struct Card: ViewModifier {
  @Environment(\.rowMetrics) private var metrics

  func body(content: Content) -> some View {
    content.clipShape(RoundedRectangle(cornerRadius: metrics.radius))
  }
}
