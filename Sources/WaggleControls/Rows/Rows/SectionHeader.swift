import Foundation
import Waggle

/// The header of a section (C084): a button with a chevron if the section can be collapsed.
struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  /// The prominence that the section asks for.
  let prominence: Prominence?
  /// What can be done with the section.
  var actions: AnyView?
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    if let actions, metrics.profile == .macOS26 {
      header.modifier(ActionsInHeader(actions: actions, hasChevron: isExpanded != nil))
    } else {
      header
    }
  }

  @ViewBuilder private var header: some View {
    if let isExpanded {
      CollapsibleHeader(content: content, isExpanded: isExpanded, prominence: prominence)
    } else {
      HeaderText(content: content, prominence: prominence).accessibilityAddTraits(.isHeader)
    }
  }
}

/// Shows the actions of a section at the end of its header while a pointer is over it; assistive technology has them as
/// actions of the header.
private struct ActionsInHeader: ViewModifier {
  let actions: AnyView
  let hasChevron: Bool
  @State private var isHovered = false
  @Environment(\.rowMetrics) private var metrics

  func body(content: Content) -> some View {
    content
      .accessibilityActions { actions }
      .overlay(alignment: .trailing) {
        Decoration { HeaderActions(actions: actions, isShown: isHovered) }
          .padding(.trailing, metrics.inset + (hasChevron ? metrics.iconWidth : 0))
          .padding(.bottom, metrics.headerSpacing)
          .accessibilityHidden(true)
      }
      .onHover { isHovered = $0 }
  }
}

/// A header that shows and hides its section's content.
private struct CollapsibleHeader<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool
  let prominence: Prominence?
  @State private var isPressed = false
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.rowMetrics) private var rows

  var body: some View {
    HeaderText(content: content, prominence: prominence, isExpanded: isExpanded, spacing: 0)
      .contentShape(Rectangle())
      .opacity(isPressed ? 0.5 : 1)
      .controlMarks(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
      .onPress {
        isPressed = $0
      } perform: {
        isExpanded.toggle()
      }
      .accessibilityControl()
      .accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityValue(isExpanded ? Text("expanded") : Text("collapsed"))
      .padding(.bottom, rows.headerSpacing)
  }
}

/// The views of a header in the font of headers.
private struct HeaderText<Content: View>: View {
  let content: Content
  let prominence: Prominence?
  var isExpanded: Bool?
  /// The space below; nil for that between a header and its card.
  var spacing: CGFloat?
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.headerProminence) private var outerProminence
  @Environment(\.defaultMinListHeaderHeight) private var minHeight

  var body: some View {
    HStack {
      VStack(alignment: .leading) { content }
      if let isExpanded {
        Spacer(minLength: metrics.iconSpacing)
        DisclosureChevron(isExpanded: isExpanded)
      }
    }
    .font(isProminent ? .title3.weight(.semibold) : metrics.headerFont)
    .foregroundAroundControls(
      AnyShapeStyle(isProminent || metrics.headerIsPrimary ? .primary : .secondary)
    )
    .textCase(metrics.headerIsUppercase && !isProminent ? .uppercase : nil)
    .inHeader()
    .padding(.horizontal, metrics.inset)
    .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
    .padding(
      EdgeInsets(
        top: metrics.pinnedTop, leading: 0, bottom: spacing ?? metrics.headerSpacing, trailing: 0))
  }

  private var isProminent: Bool { (prominence ?? outerProminence) == .increased }
}

/// The footer of a section (C084).
struct SectionFooter<Content: View>: View {
  let content: Content
  @Environment(\.rowMetrics) private var metrics

  var body: some View {
    VStack(alignment: .leading) { content }
      .font(.footnote)
      .foregroundAroundControls(AnyShapeStyle(.secondary))
      .inHeader()
      .padding(.horizontal, metrics.inset)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, metrics.footerSpacing)
  }
}
