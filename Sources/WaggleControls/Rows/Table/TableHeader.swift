import Foundation
import Waggle

/// A label in the header of a table, and what one can do with it.
struct TableHeaderCell {
  let label: AnyView
  let alignment: TableColumnAlignment
  /// The direction in which the column sorts; nil if it does not, or not before all others.
  var direction: SortOrder?
  /// Sorts by the column; nil for one that cannot.
  var sort: (() -> Void)?
  /// Gives the column another width; nil for one that has only one.
  var resize: ((CGFloat) -> Void)?
  /// Moves the column to the place of another; nil for one that stays.
  var move: ((Int) -> Void)?
}

/// The labels of a table's columns, above the rows.
struct TableHeader: View {
  let cells: [TableHeaderCell]
  let sizes: TableSizes
  let appearance: ListAppearance
  let table: AccessibilityTable
  /// The width of all columns.
  @State private var width: CGFloat = 0
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    let rows = metrics.rows(appearance)
    let widths = sizes.widths(in: width)
    TableLayout(sizes: sizes) {
      ForEach(cells.indices, id: \.self) { index in
        TableHeaderLabel(cell: cells[index])
          .accessibilityTablePart(.header(table, column: index))
          .modifier(ColumnDragging(index: index, cell: cells[index], widths: widths))
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .padding(.horizontal, rows.margin + rows.inset)
    .frame(height: metrics.table.header)
    .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: TableMetrics.line) }
    .font(.subheadline.weight(.medium))
  }
}

/// The label of a column: a button where the column sorts.
private struct TableHeaderLabel: View {
  let cell: TableHeaderCell

  var body: some View {
    if let sort = cell.sort {
      SortingLabel(cell: cell, sort: sort)
    } else {
      HeaderLine(cell: cell)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
  }
}

private struct SortingLabel: View {
  let cell: TableHeaderCell
  let sort: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformMetrics) private var metrics

  var body: some View {
    HeaderLine(cell: cell)
      .opacity(isEnabled ? isPressed ? 0.5 : 1 : 0.5)
      .contentShape(Rectangle())
      .controlMarks(RoundedRectangle(cornerRadius: metrics.disclosure.radius))
      .onPress {
        isPressed = $0
      } perform: {
        sort()
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isHeader, .isButton])
      .accessibilityValue(value)
  }

  private var value: Text {
    switch cell.direction {
    case .forward: Text("ascending")
    case .reverse: Text("descending")
    case nil: Text(verbatim: "")
    }
  }
}

private struct HeaderLine: View {
  let cell: TableHeaderCell

  var body: some View {
    HStack(spacing: 4) {
      if cell.alignment.fraction > 0 { Spacer(minLength: 0) }
      cell.label.lineLimit(1)
      if cell.alignment.fraction < 0.75 { Spacer(minLength: 0) }
      Decoration { if let direction = cell.direction { SortMark(direction: direction) } }
    }
    .frame(maxHeight: .infinity)
    .foregroundStyle(cell.direction == nil ? Color.secondary : .primary)
  }
}

/// Points in the direction in which a column sorts.
private struct SortMark: View {
  let direction: SortOrder

  var body: some View {
    Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
      .imageScale(.small)
      .accessibilityHidden(true)
  }
}
