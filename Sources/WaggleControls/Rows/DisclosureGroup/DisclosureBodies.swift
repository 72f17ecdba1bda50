import Foundation
import Waggle

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

/// The header, and the content below it.
struct DisclosureStack: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DisclosureHeader(configuration: configuration)
      if configuration.isExpanded {
        VStack(alignment: .leading) { configuration.content }
          .padding(.leading, metrics.disclosure.indent)
          .transition(.disclosure)
      }
    }
  }
}

/// The header and each view of the content as a row.
struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.rowMetrics) private var metrics

  var body: some View {
    DisclosureHeader(configuration: configuration, isRow: true)
    if configuration.isExpanded {
      configuration.content.padding(.leading, metrics.indent)
    }
  }
}

/// The label and the chevron: a button that says whether the group is expanded.
private struct DisclosureHeader: View {
  let configuration: DisclosureGroupStyleConfiguration
  var isRow = false
  @State private var isPressed = false

  var body: some View {
    // A stack is made in its row, whose badge it needs to know.
    ZStack { HeaderFrame(configuration: configuration, isPressed: isPressed, isRow: isRow) }
      .onPress {
        isPressed = $0
      } perform: {
        // Without an animation: many rows may follow.
        withAnimation(isRow ? nil : .default) { configuration.isExpanded.toggle() }
      }
      .coveringRow()
      .layoutValue(key: HasBadgeSpace.self, value: isRow)
      .accessibilityControl()
      .accessibilityAddTraits(.isButton)
      .accessibilityValue(configuration.isExpanded ? Text("expanded") : Text("collapsed"))
  }
}

private struct HeaderFrame: View {
  let configuration: DisclosureGroupStyleConfiguration
  let isPressed: Bool
  let isRow: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if isRow {
      HeaderLine(configuration: configuration).wholeRow(isPressed: isPressed, hasBadge: false)
    } else {
      HeaderLine(configuration: configuration, hasPadding: true)
        .opacity(isEnabled ? isPressed ? 0.5 : 1 : 0.5)
        .contentShape(Rectangle())
        .hoverLook(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
        .focusRing(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
    }
  }
}

private struct HeaderLine: View {
  let configuration: DisclosureGroupStyleConfiguration
  var hasPadding = false
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let sizes = metrics.disclosure
    HStack(spacing: sizes.gap) {
      if sizes.chevronLeads { DisclosureChevron(isExpanded: configuration.isExpanded) }
      BesideChevron(spacing: sizes.gap, isWholeRow: !hasPadding && !sizes.chevronLeads) {
        BadgedLabel(isActive: !hasPadding) {
          configuration.label.frame(maxWidth: .infinity, alignment: .leading)
        }
      } chevron: {
        if !sizes.chevronLeads { DisclosureChevron(isExpanded: configuration.isExpanded) }
      }
    }
    .padding(.vertical, hasPadding ? sizes.padding : 0)
  }
}

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

extension AnyTransition {
  /// Content that is disclosed fades in, and can be read from the beginning; it goes at once.
  static var disclosure: AnyTransition {
    .asymmetric(
      insertion: .modifier(active: Faded(opacity: 0.01), identity: Faded(opacity: 1)),
      removal: .identity)
  }
}

private struct Faded: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}
