import Foundation
import Waggle

/// The sections of a form, each on its card.
struct CardList<Content: View>: View {
  /// The width in points of the widest cards with their margins (C412).
  static var readableWidth: CGFloat { 740 }

  @ViewBuilder let content: Content
  @Environment(\.rowMetrics) private var metrics

  var body: some View {
    RowsLayout {
      Group(sections: content) { sections in
        ForEach(CardSection.Context.contexts(sections)) { CardSection(context: $0) }
      }
    }
    .inRows()
    .padding(.horizontal, metrics.margin)
    .padding(.bottom, metrics.bottomGap)
  }
}
