import Foundation
import Waggle

/// A section of a form: the header, the rows on a card, and the footer (C081, C084).
struct CardSection: View {
  /// A section and its place among the others.
  struct Place: Identifiable {
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

    static func places(_ sections: SectionCollection) -> [Place] {
      sections.indices.map { index in
        let section = sections[index]
        let previous = index > 0 ? sections[index - 1] : nil
        return Place(
          section: section,
          id: section.isLoose ? .loose(after: previous?.id) : .section(section.id),
          previous: previous)
      }
    }
  }

  let place: Place
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins
  @Environment(\.listRowSpacing) private var rowSpacing

  var body: some View {
    RowsLayout {
      if hasHeader {
        SectionHeader(
          content: place.section.header, isExpanded: place.section.isExpanded,
          prominence: place.section.containerValues.headerProminence,
          actions: place.section.containerValues.sectionActions)
      }
      if let rowSpacing {
        RowsLayout(spacing: rowSpacing) {
          ForEach(FormRow.Place.places(place.section.content)) {
            FormRow(place: FormRow.Place(row: $0.row, next: nil)).modifier(Card())
          }
        }
      } else {
        RowsLayout {
          ForEach(FormRow.Place.places(place.section.content)) { FormRow(place: $0) }
        }
        .modifier(Card())
      }
      if hasFooter { SectionFooter(content: place.section.footer) }
    }
    .padding(sectionMargins.around(top: gap, isLast: true, hasFooter: hasFooter))
  }

  /// The space above the section.
  private var gap: CGFloat {
    sectionMargins.above(
      hasHeader: hasHeader,
      neighbor: place.previous.map { $0.containerValues.sectionSpacing ?? spacing },
      isAfterFooter: place.previous.map { !$0.footer.isEmpty } ?? false)
  }

  private var sectionMargins: SectionMargins {
    SectionMargins(place.section.containerValues, in: margins, metrics, spacing)
  }

  private var hasHeader: Bool { !place.section.header.isEmpty }
  private var hasFooter: Bool { !place.section.footer.isEmpty }
}

/// The shape of a card.
private struct Card: ViewModifier {
  @Environment(\.rowMetrics) private var metrics

  func body(content: Content) -> some View {
    content.clipShape(RoundedRectangle(cornerRadius: metrics.radius))
  }
}
