import Foundation
import Waggle

/// A section of a form or of a grouped list: the header, the rows on a card, and the footer (C081, C084).
struct CardSection: View {
  /// A section and its place among the others.
  struct Place: Identifiable {
    let section: SectionConfiguration
    let id: ID
    let isFirst: Bool

    /// Views in no section are the section after another, whichever views these are.
    enum ID: Hashable {
      case section(SectionConfiguration.ID)
      case loose(after: SectionConfiguration.ID?)
    }

    static func places(_ sections: SectionCollection) -> [Place] {
      sections.indices.map { index in
        let section = sections[index]
        let previous = index > 0 ? sections[index - 1].id : nil
        return Place(
          section: section, id: section.isLoose ? .loose(after: previous) : .section(section.id),
          isFirst: index == 0)
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

  private var gap: CGFloat {
    let sizes = metrics.rows
    if !place.section.header.isEmpty { return place.isFirst ? sizes.firstHeaderGap : headerGap }
    switch spacing.kind {
    case .standard: return sizes.gap
    case .compact: return sizes.compactGap
    case .custom(let gap): return gap
    }
  }

  private var headerGap: CGFloat {
    switch spacing.kind {
    case .standard: metrics.rows.headerGap
    case .compact: metrics.rows.compactGap
    case .custom(let gap): gap
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
