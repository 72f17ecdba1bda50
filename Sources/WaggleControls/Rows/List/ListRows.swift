import Foundation
import Waggle

/// A view of the header of a section.
struct ListHeader: View {
  let place: RowPlace
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.rowColors) private var colors
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins

  var body: some View {
    SectionHeader(
      content: place.subview, isExpanded: place.section?.isExpanded,
      prominence: values?.headerProminence, actions: values?.sectionActions
    )
    .background(ground)
    .overlay(alignment: .bottom) {
      Decoration {
        if let line { line.frame(height: metrics.separator) }
        if let label = values?.sectionIndexLabel { SectionIndexMark(label: label) }
      }
    }
    .padding(sectionMargins.around(top: gap, isLast: false))
    .layoutValue(key: PinningGap.self, value: gap)
  }

  private var values: ContainerValues? { place.section?.containerValues }

  private var sectionMargins: SectionMargins {
    SectionMargins(values, in: margins, metrics, spacing)
  }

  /// The line above the rows of the section, where the style has lines between sections and the section asks for one
  /// (C246).
  private var line: Color? {
    guard metrics.separatesLast, let section = place.section,
      case let separator = section.containerValues.topSectionSeparator,
      separator.visibility == .visible
        || separator.tint != nil && separator.visibility != .hidden
    else { return nil }
    return separator.tint ?? colors.separator
  }

  /// What rows go below while the header stays.
  private var ground: AnyShapeStyle {
    guard metrics.pinsHeaders else { return AnyShapeStyle(.clear) }
    if background == .hidden { return AnyShapeStyle(.regularMaterial) }
    let ground = colors.ground(metrics.surface)
    return ground == .clear ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(ground)
  }

  private var gap: CGFloat {
    guard place.isFirst else { return 0 }
    return sectionMargins.above(
      hasHeader: true, neighbor: place.spacingAbove(spacing), isAfterFooter: place.isAfterFooter)
  }
}

/// A view of the footer of a section.
struct ListFooter: View {
  let place: RowPlace
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins

  var body: some View {
    SectionFooter(content: place.subview)
      .padding(
        SectionMargins(place.section?.containerValues, in: margins, metrics, spacing)
          .around(top: 0, isLast: place.isLast, hasFooter: true))
  }
}
