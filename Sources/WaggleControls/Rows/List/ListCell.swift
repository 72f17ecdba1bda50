import Foundation
import Waggle

/// A row of a list. One that cannot be selected, edited or swiped has no parts for that.
///
/// See also `ActiveRow`, which has these parts.
struct ListCell: View {
  let context: RowContext
  @Environment(\.listContext) private var list

  var body: some View {
    if let list {
      let values = context.subview.containerValues
      if list.isSimple(values) {
        SimpleRow(row: ListRow(context: context, list: list), values: values)
      } else {
        // Nested, so that a simple row has no part for it.
        if list.hasMenu {
          SelectionMenuRow(row: ListRow(context: context, list: list), values: values)
        } else {
          let kind = RowKind(values, in: list)
          ActiveRow(row: ListRow(context: context, list: list), values: values, kind: kind).id(kind)
        }
      }
    }
  }
}

/// A row and what its list makes of it.
struct ListRow {
  let context: RowContext
  let list: ListContext

  /// Whether the row is every other row, where rows alternate.
  var isStriped: Bool {
    guard list.alternates else { return false }
    return list.finder.number(of: context).map { !$0.isMultiple(of: 2) }
      ?? context.isOdd ?? false
  }

  /// What the row below carries, if a line is above it.
  var next: ContainerValues? {
    if list.rowSpacing != nil || list.metrics.separator == 0 { return nil }
    if context.isLast {
      guard list.metrics.separatesLast else { return nil }
      var below = ContainerValues()
      if let section = context.section {
        below.topSeparator = section.containerValues.bottomSectionSeparator
      }
      return below
    }
    return context.livingNext?.containerValues ?? ContainerValues()
  }

  /// The part of the card that the row is.
  var shape: CardPart {
    let isApart = list.rowSpacing != nil
    return CardPart(
      radius: list.metrics.radius, hasTop: context.isFirst || isApart,
      hasBottom: context.isLast || isApart)
  }

  /// The space above the row.
  var gap: CGFloat {
    guard context.isFirst else { return list.rowSpacing ?? 0 }
    guard !context.hasHeader else { return 0 }
    return sectionMargins.above(
      hasHeader: false, neighbor: context.spacingAbove(list.sectionSpacing),
      isAfterFooter: context.isAfterFooter)
  }

  /// The space around the row, beside the margins of the list.
  var margins: EdgeInsets {
    sectionMargins.around(
      top: gap, isLast: context.isLast && context.section?.hasFooter != true)
  }

  private var sectionMargins: SectionMargins {
    SectionMargins(
      context.section?.containerValues, in: list.sectionMargins, list.metrics,
      list.sectionSpacing)
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
  let row: ListRow
  let values: ContainerValues

  var body: some View {
    let list = row.list
    RowLayout(
      insets: list.metrics.insets, minHeight: list.minHeight,
      separator: list.metrics.separator, separatorEnd: list.metrics.separatorEnd
    ) {
      row.context.subview
      RowSeparator.color(between: values, and: row.next, list.colors)
    }
    .background(
      row.isStriped ? list.colors.stripe : list.colors.row(list.metrics.surface)
    )
    .accessibilityRow()
    .clipShape(row.shape)
    .padding(row.margins)
  }
}
