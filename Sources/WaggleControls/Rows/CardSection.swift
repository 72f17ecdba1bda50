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
      if !place.section.footer.isEmpty { SectionFooter(content: place.section.footer) }
    }
    .padding(sectionMargins(of: place.section).around(top: gap, isLast: true))
  }

  /// The space above the section: the smaller one of its own and its neighbour's (C203).
  private var gap: CGFloat {
    let margins = sectionMargins(of: place.section)
    if margins.setsTop { return margins.above(hasHeader: hasHeader, isFirst: place.isFirst) }
    let own = gap(of: place.section)
    return place.previous.map { min(own, gap(of: $0)) } ?? own
  }

  private func gap(of section: SectionConfiguration) -> CGFloat {
    RowGaps(metrics: metrics, spacing: section.containerValues.sectionSpacing ?? spacing)
      .above(hasHeader: hasHeader, isFirst: place.isFirst)
  }

  private func sectionMargins(of section: SectionConfiguration) -> SectionMargins {
    let values = section.containerValues
    return SectionMargins(values, in: margins, metrics, values.sectionSpacing ?? spacing)
  }

  private var hasHeader: Bool { !place.section.header.isEmpty }
}

/// The shape of a card.
private struct Card: ViewModifier {
  @Environment(\.rowMetrics) private var metrics

  func body(content: Content) -> some View {
    content.clipShape(RoundedRectangle(cornerRadius: metrics.radius))
  }
}
