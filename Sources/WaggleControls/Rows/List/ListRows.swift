import Foundation
import Waggle

/// A view of the header of a section.
struct ListHeader: View {
  let context: RowContext
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.rowColors) private var colors
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins

  var body: some View {
    SectionHeader(
      content: context.subview, isExpanded: context.section?.isExpanded,
      prominence: values?.headerProminence, actions: values?.sectionActions
    )
    .background(headerBackground)
    .overlay(alignment: .bottom) {
      Decoration {
        if let line { line.frame(height: metrics.separator) }
        if let label = values?.sectionIndexLabel { SectionIndexMark(label: label) }
      }
    }
    .padding(sectionMargins.around(top: gap, isLast: false))
    .layoutValue(key: PinningGap.self, value: gap)
  }

  private var values: ContainerValues? { context.section?.containerValues }

  private var sectionMargins: SectionMargins {
    SectionMargins(values, in: margins, metrics, spacing)
  }

  /// The line above the rows of the section, where the style has lines between sections and the section asks for one
  /// (C246).
  private var line: Color? {
    guard metrics.separatesLast, let section = context.section,
      case let separator = section.containerValues.topSectionSeparator,
      separator.visibility == .visible
        || separator.tint != nil && separator.visibility != .hidden
    else { return nil }
    return separator.tint ?? colors.separator
  }

  /// What rows go below while the header stays.
  private var headerBackground: AnyShapeStyle {
    guard metrics.pinsHeaders else { return AnyShapeStyle(.clear) }
    if background == .hidden { return AnyShapeStyle(.regularMaterial) }
    let headerBackground = colors.background(metrics.surface)
    return headerBackground == .clear
      ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(headerBackground)
  }

  private var gap: CGFloat {
    guard context.isFirst else { return 0 }
    return sectionMargins.above(
      hasHeader: true, neighbor: context.spacingAbove(spacing), isAfterFooter: context.isAfterFooter
    )
  }
}

/// A view of the footer of a section.
struct ListFooter: View {
  let context: RowContext
  @Environment(\.rowMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var margins

  var body: some View {
    SectionFooter(content: context.subview)
      .padding(
        SectionMargins(context.section?.containerValues, in: margins, metrics, spacing)
          .around(top: 0, isLast: context.isLast, hasFooter: true))
  }
}
