import Foundation
import Waggle

/// The content of a row and a chevron behind it, which has its place in the row whatever the insets of the content are
/// (C086).
struct BesideChevron<Content: View, Chevron: View>: View {
  let spacing: CGFloat
  /// Whether the content is all that the row shows.
  let isWholeRow: Bool
  @ViewBuilder let content: Content
  @ViewBuilder let chevron: Chevron
  @Environment(\.rowFrame) private var frame

  var body: some View {
    let shift = isWholeRow ? frame.chevronShift : 0
    HStack(decoratedWith: spacing + max(-shift, 0)) {
      content
      chevron
    }
    .padding(.trailing, shift)
  }
}
