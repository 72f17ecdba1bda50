import Foundation
import Waggle

/// In a button that a swipe reveals: the icon above the title where the row has the height for both, otherwise the icon
/// alone, whose title is still read aloud (C092).
nonisolated struct SwipeLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: SwipeMetrics.iconGap) {
        configuration.icon
        configuration.title.font(.subheadline)
      }
      .padding(.vertical, SwipeMetrics.labelInset)
      IconOnlyLabelStyle().makeBody(configuration: configuration).imageScale(.large)
    }
  }
}
