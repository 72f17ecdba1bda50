import Foundation
import Waggle

/// The header of a section (C084): a button with a chevron if the section can be collapsed.
struct SectionHeader: View {
  let place: CardSection.Place

  var body: some View {
    if !place.section.header.isEmpty {
      if place.section.isExpanded == nil {
        HeaderText(section: place.section).accessibilityAddTraits(.isHeader)
      } else {
        CollapsibleHeader(section: place.section)
      }
    }
  }
}

/// A header that shows and hides its section's content.
private struct CollapsibleHeader: View {
  let section: SectionConfiguration
  @State private var isPressed = false
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let isExpanded = section.isExpanded?.wrappedValue ?? true
    HeaderText(section: section, isExpanded: isExpanded)
      .contentShape(Rectangle())
      .opacity(isPressed ? 0.5 : 1)
      .hoverLook(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
      .focusRing(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
      .onPress {
        isPressed = $0
      } perform: {
        section.isExpanded?.wrappedValue.toggle()
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityValue(isExpanded ? Text("expanded") : Text("collapsed"))
  }
}

/// The views of a header in the font of headers.
private struct HeaderText: View {
  let section: SectionConfiguration
  var isExpanded: Bool?
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.headerProminence) private var prominence
  @Environment(\.defaultMinListHeaderHeight) private var minHeight

  var body: some View {
    HStack {
      VStack(alignment: .leading) { section.header }
      if let isExpanded {
        Spacer(minLength: metrics.rows.iconSpacing)
        DisclosureChevron(isExpanded: isExpanded)
      }
    }
    .font(isProminent ? .title3.weight(.semibold) : metrics.rows.headerFont)
    .foregroundStyle(isProminent ? .primary : .secondary)
    .textCase(metrics.rows.headerIsUppercase && !isProminent ? .uppercase : nil)
    .padding(.horizontal, metrics.rows.inset)
    .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
    .padding(.bottom, metrics.rows.headerSpacing)
  }

  private var isProminent: Bool {
    (section.containerValues.headerProminence ?? prominence) == .increased
  }
}

/// The footer of a section (C084).
struct SectionFooter: View {
  let views: SubviewsCollection
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    VStack(alignment: .leading) { views }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.horizontal, metrics.rows.inset)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, metrics.rows.footerSpacing)
  }
}
