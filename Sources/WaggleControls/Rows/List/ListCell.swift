import Foundation
import Waggle

/// A row of a list. One that cannot be selected, edited or swiped has no parts for that: what a row is decides what is made,
/// and it is made again when that changes.
///
/// See also `ActiveRow`, which has these parts.
nonisolated struct ListCell: PrimitiveView, RowOfKind {
  private let row: RowInList

  init(context: RowContext) { row = RowInList(context: context) }

  enum Kind: Hashable {
    case simple
    case active(RowKind)
    /// A row that has the menu for the selection.
    case selection
  }

  nonisolated func kind(in environment: EnvironmentValues) -> Kind {
    guard let list = environment.listContext else { return .simple }
    let values = row.context.subview.containerValues
    if list.isSimple(values) { return .simple }
    return list.hasMenu ? .selection : .active(RowKind(values, in: list))
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.bag[MadeRowKind.self] = nil
    switch view.readOnce(in: inputs).kind(in: inputs.currentEnvironment) {
    case .simple:
      return SimpleRow._makeView(view: view.part(at: 0, as: SimpleRow.self), inputs: inner)
    case .active(let kind):
      inner.bag[MadeRowKind.self] = kind
      return ActiveCell._makeView(view: view.part(at: 0, as: ActiveCell.self), inputs: inner)
    case .selection:
      return SelectionCell._makeView(
        view: view.part(at: 0, as: SelectionCell.self), inputs: inner)
    }
  }
}

/// Where a row is, and the list around it.
nonisolated struct RowInList: DynamicProperty {
  let context: RowContext
  @Environment(\.listContext) private var around

  init(context: RowContext) { self.context = context }

  /// What the row and its list are. Only in a list.
  @MainActor var listRow: ListRow? { around.map { ListRow(context: context, list: $0) } }

  @MainActor var values: ContainerValues { context.subview.containerValues }
}

/// A row with the parts of its kind.
private struct ActiveCell: View {
  let row: RowInList

  var body: some View {
    let listRow = row.listRow!
    ActiveRow(row: listRow, values: row.values, kind: RowKind(row.values, in: listRow.list))
  }
}

private struct SelectionCell: View {
  let row: RowInList

  var body: some View { SelectionMenuRow(row: row.listRow!, values: row.values) }
}

/// A row and what its list makes of it.
struct ListRow {
  let context: RowContext
  let list: ListContext

  /// Asks where the row is in the list.
  var place: () -> AccessibilityPlace? {
    { [context, finder = list.finder] in finder.place(of: context) }
  }

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
  @MainActor var gap: CGFloat {
    guard context.isFirst else { return list.rowSpacing ?? 0 }
    guard !context.hasHeader else { return 0 }
    return sectionMargins.above(
      hasHeader: false, neighbor: context.spacingAbove(list.sectionSpacing),
      isAfterFooter: context.isAfterFooter, isUnderLargeTitle: list.isUnderLargeTitle())
  }

  /// The space around the row, beside the margins of the list.
  @MainActor var margins: EdgeInsets {
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
  let row: RowInList

  var body: some View {
    let row = row.listRow!
    let list = row.list
    RowLayout(
      insets: list.metrics.insets, minHeight: list.minHeight,
      separator: list.metrics.separator, separatorEnd: list.metrics.separatorEnd
    ) {
      row.context.subview.fixed.inRowWithoutBadge()
      RowSeparator.color(between: self.row.values, and: row.next, list.colors)
    }
    .background(
      row.isStriped ? list.colors.stripe : list.colors.row(list.metrics.surface)
    )
    .accessibilityRow(row.place)
    .clipShape(row.shape)
    .padding(row.margins)
  }
}
