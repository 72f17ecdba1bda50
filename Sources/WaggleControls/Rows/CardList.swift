import Waggle

/// The sections of a form, each on its card.
struct CardList<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.rowMetrics) private var metrics

  var body: some View {
    RowsLayout {
      Group(sections: content) { sections in
        ForEach(CardSection.Place.places(sections)) { CardSection(place: $0) }
      }
    }
    .inRows()
    .padding(.horizontal, metrics.margin)
    .padding(.bottom, metrics.bottomGap)
  }
}
