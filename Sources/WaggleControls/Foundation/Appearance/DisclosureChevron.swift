import Foundation
import Waggle

/// Points forwards, or down to what is expanded. It has room for both.
struct DisclosureChevron: View {
  let isExpanded: Bool

  var body: some View {
    ZStack {
      Image(systemName: "chevron.down").hidden()
      Image(systemName: "chevron.forward")
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
        .animation(.default, value: isExpanded)
    }
    .imageScale(.small)
    .fontWeight(.semibold)
    .foregroundStyle(.tint)
    .accessibilityHidden(true)
  }
}

/// The sizes of a disclosure group (C050).
struct DisclosureMetrics: Hashable {
  /// Whether the chevron is before the label.
  var chevronLeads: Bool
  /// The space between the chevron and the label.
  var gap: CGFloat
  /// The distance of the label from the upper and lower edge of the header.
  var padding: CGFloat
  /// The distance of the content from the leading edge.
  var indent: CGFloat
  /// The radius of the header's corners, while a pointer is over it or it has the focus.
  var radius: CGFloat = 6
}

extension PlatformMetrics {
  /// The sizes of a disclosure group.
  var disclosure: DisclosureMetrics {
    let ios = DisclosureMetrics(chevronLeads: false, gap: 8, padding: 4, indent: 0)
    return choose(
      ios, classic: ios,
      macOS: DisclosureMetrics(chevronLeads: true, gap: 5, padding: 4, indent: 16))
  }
}
