import Foundation
import Waggle

/// What a row shows at its end (C240).
struct RowBadge: View {
  /// The space between the content and the badge.
  nonisolated static let gap: CGFloat = 8

  let text: Text

  var body: some View { text.lineLimit(1).foregroundStyle(Color.secondary) }
}

/// The label of a row that acts as a whole, and behind it the space where the row puts its badge (C240).
struct BadgedLabel<Content: View>: View {
  var isActive = true
  @ViewBuilder let content: Content
  @Environment(\.rowFrame) private var frame

  var body: some View {
    HStack(spacing: badge == nil ? 0 : RowBadge.gap) {
      content.frame(maxWidth: badge == nil ? nil : .infinity, alignment: .leading)
      Decoration { if let badge { space(badge) } }
    }
  }

  private var badge: Text? { isActive ? frame.badge : nil }

  private func space(_ badge: Text) -> some View {
    RowBadge(text: badge)
      .alignmentGuide(.rowBadge) { $0[.trailing] }
      .hidden()
      .accessibilityHidden(true)
  }
}

extension HorizontalAlignment {
  private enum RowBadgeEnd: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.trailing] }
  }

  /// Where the badge of a row ends.
  static let rowBadge = HorizontalAlignment(RowBadgeEnd.self)
}
