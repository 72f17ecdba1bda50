import Foundation
import Waggle

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
        .controlMarks(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
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
