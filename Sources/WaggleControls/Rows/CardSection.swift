import Foundation
import Waggle

/// A section of a form or of a grouped list: the header, the rows on a card, and the footer (C081, C084).
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
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listRowSpacing) private var rowSpacing

  var body: some View {
    RowsLayout {
      SectionHeader(place: place)
      if let rowSpacing {
        RowsLayout(spacing: rowSpacing) {
          ForEach(CardRow.Place.places(place.section.content)) {
            CardRow(place: CardRow.Place(row: $0.row, next: nil)).modifier(Card())
          }
        }
      } else {
        RowsLayout {
          ForEach(CardRow.Place.places(place.section.content)) {
            CardRow(place: $0)
          }
        }
        .modifier(Card())
      }
      if !place.section.footer.isEmpty { SectionFooter(views: place.section.footer) }
    }
    .padding(.top, gap)
  }

  /// The space above the section: the smaller one of its own and its neighbour's (C203).
  private var gap: CGFloat {
    if place.isFirst, hasHeader { return metrics.rows.firstHeaderGap }
    let own = length(place.section.containerValues.sectionSpacing ?? spacing)
    guard let previous = place.previous else { return own }
    return min(own, length(previous.containerValues.sectionSpacing ?? spacing))
  }

  private var hasHeader: Bool { !place.section.header.isEmpty }

  private func length(_ spacing: ListSectionSpacing) -> CGFloat {
    switch spacing.kind {
    case .standard: hasHeader ? metrics.rows.headerGap : metrics.rows.gap
    case .compact: metrics.rows.compactGap
    case .custom(let length): length
    }
  }
}

/// The shape of a card.
private struct Card: ViewModifier {
  @Environment(\.platformMetrics) private var metrics

  func body(content: Content) -> some View {
    content.clipShape(RoundedRectangle(cornerRadius: metrics.rows.radius))
  }
}
