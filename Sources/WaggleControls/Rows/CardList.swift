import Waggle

/// The sections of a form or of a grouped list, each on its card.
struct CardList<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    RowsLayout {
      Group(sections: content) { sections in
        ForEach(CardSection.Place.places(sections)) { CardSection(place: $0) }
      }
    }
    .inRows()
    .padding(.horizontal, metrics.rows.margin)
    .padding(.bottom, metrics.rows.gap)
  }
}
