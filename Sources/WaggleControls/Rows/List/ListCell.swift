import Foundation
import Waggle

/// A row of a list. One that cannot be selected, edited or swiped has no parts for that.
///
/// See also `ActiveRow`, which has these parts.
struct ListCell: View {
  let place: RowPlace
  @Environment(\.listContext) private var context

  var body: some View {
    if let context {
      let values = place.subview.containerValues
      if context.isSimple(values) {
        SimpleRow(place: RowSite(place: place, context: context), values: values)
      } else {
        // Nested, so that a simple row has no part for it.
        if context.hasMenu {
          SelectionMenuRow(place: RowSite(place: place, context: context), values: values)
        } else {
          ActiveRow(place: RowSite(place: place, context: context), values: values)
        }
      }
    }
  }
}

/// A row and what its list makes of its place.
struct RowSite {
  let place: RowPlace
  let context: ListContext

  /// Whether the row is every other row, where rows alternate.
  var isStriped: Bool {
    guard context.alternates else { return false }
    return context.finder.number(of: place).map { !$0.isMultiple(of: 2) }
      ?? place.isOdd ?? false
  }

  /// What the row below carries, if a line is above it.
  var next: ContainerValues? {
    if context.rowSpacing != nil || context.metrics.separator == 0 { return nil }
    if place.isLast {
      guard context.metrics.separatesLast else { return nil }
      var below = ContainerValues()
      if let section = place.section {
        below.topSeparator = section.containerValues.bottomSectionSeparator
      }
      return below
    }
    return place.livingNext?.containerValues ?? ContainerValues()
  }

  /// The part of the card that the row is.
  var shape: CardPart {
    let isApart = context.rowSpacing != nil
    return CardPart(
      radius: context.metrics.radius, hasTop: place.isFirst || isApart,
      hasBottom: place.isLast || isApart)
  }

  /// The space above the row.
  var gap: CGFloat {
    guard place.isFirst else { return context.rowSpacing ?? 0 }
    guard !place.hasHeader else { return 0 }
    return sectionMargins.above(
      hasHeader: false, neighbor: place.spacingAbove(context.sectionSpacing),
      isAfterFooter: place.isAfterFooter)
  }

  /// The space around the row, beside the margins of the list.
  var margins: EdgeInsets {
    sectionMargins.around(
      top: gap, isLast: place.isLast && place.section?.hasFooter != true)
  }

  private var sectionMargins: SectionMargins {
    SectionMargins(
      place.section?.containerValues, in: context.sectionMargins, context.metrics,
      context.sectionSpacing)
  }
}

/// A part of a card with round corners at its ends. Where the next row joins it goes a point further: an edge between two
/// pixels would be seen as a line through the card.
struct CardPart: Shape {
  let radius: CGFloat
  let hasTop: Bool
  let hasBottom: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let top: CGFloat = hasTop ? 0 : 1
    let bottom: CGFloat = hasBottom ? 0 : 1
    let part = CGRect(
      x: rect.minX, y: rect.minY - top, width: rect.width, height: rect.height + top + bottom)
    let (above, below) = (hasTop ? radius : 0, hasBottom ? radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: above, bottomLeadingRadius: below, bottomTrailingRadius: below,
      topTrailingRadius: above
    ).path(in: part)
  }
}

/// A row that is its content on the background of the list.
private struct SimpleRow: View {
  let place: RowSite
  let values: ContainerValues

  var body: some View {
    let context = place.context
    RowLayout(
      insets: context.metrics.insets, minHeight: context.minHeight,
      separator: context.metrics.separator, separatorEnd: context.metrics.separatorEnd
    ) {
      place.place.subview
      RowSeparator.color(between: values, and: place.next, context.colors)
    }
    .background(
      place.isStriped ? context.colors.stripe : context.colors.row(context.metrics.surface)
    )
    .accessibilityRow()
    .clipShape(place.shape)
    .padding(place.margins)
  }
}
