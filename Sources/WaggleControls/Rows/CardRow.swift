import Foundation
import Waggle

/// One of the rows of a card.
struct CardRow: View {
  /// A row and what is beside it.
  struct Place: Identifiable {
    let row: Subview
    /// The row below; nil for the last.
    let next: Subview?
    var id: Subview.ID { row.id }

    static func places(_ rows: SubviewsCollection) -> [Place] {
      rows.indices.map { Place(row: rows[$0], next: $0 + 1 < rows.count ? rows[$0 + 1] : nil) }
    }
  }

  let place: Place
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let values = place.row.containerValues
    let insets = values.rowInsets.over(metrics.rows.insets)
    RowLayout(
      insets: insets, minHeight: minHeight, separator: metrics.rows.separator,
      separatorEnd: metrics.rows.separatorEnd
    ) {
      place.row.environment(\.rowFrame, RowFrame(insets: insets, minHeight: minHeight))
      separator(values)
    }
    .background {
      if let background = values.rowBackground { background } else { card }
    }
  }

  private var card: Color { RowColors(scheme: scheme, profile: metrics.profile).card }

  /// The line is hidden if one of the two rows hides it (C083).
  private func separator(_ values: ContainerValues) -> Color {
    guard let next = place.next?.containerValues else { return .clear }
    let (above, below) = (values.bottomSeparator, next.topSeparator)
    if above.visibility == .hidden || below.visibility == .hidden { return .clear }
    return above.tint ?? below.tint
      ?? RowColors(scheme: scheme, profile: metrics.profile).separator
  }
}

extension RowMetrics {
  /// The distance of a row's content from the row's edges.
  var insets: EdgeInsets {
    EdgeInsets(top: padding, leading: inset, bottom: padding, trailing: inset)
  }
}
