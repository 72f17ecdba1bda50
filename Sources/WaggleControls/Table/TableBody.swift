import Foundation
import Waggle

/// The header of a table, and its rows in a list below it.
struct TableBody<Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Columns.TableRowValue {
  typealias Value = Rows.TableRowValue

  let selection: ListSelection<Value.ID>
  let sorting: TableSorting<Columns.TableColumnSortComparator>?
  let rows: Rows
  let columns: Columns
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableStyle) private var style
  @Environment(\.tableColumnHeaders) private var headers

  var body: some View {
    let columns = shownColumns
    let sizes = TableSizes(
      columns: columns.map { TableSizes.Column(width: $0.width, alignment: $0.alignment) },
      gap: metrics.table.gap)
    VStack(spacing: 0) {
      Decoration {
        if hasHeader {
          TableHeader(cells: columns.map(header), sizes: sizes, look: style.look)
        }
      }
      ListBody(selection: selection, content: rows._rowViews)
        .environment(\.listStyle, _ListStyleKind(look: style.look))
        .environment(\.tableColumns, makers(columns, sizes))
    }
    .overlay {
      Decoration { if style.look == .borderedTable { Rectangle().strokeBorder(.separator) } }
        .allowsHitTesting(false)
    }
  }

  /// Whether there is only room for the first column (C095).
  private var isCompact: Bool { width == .compact && metrics.profile != .macOS26 }

  private var hasHeader: Bool { headers != .hidden && !isCompact }

  private var shownColumns: [TableColumnModel<Value, Columns.TableColumnSortComparator>] {
    var all = columns._tableColumns.all
    guard isCompact, !all.isEmpty else { return all }
    all[0].width = TableColumnWidth()
    return [all[0]]
  }

  private func makers(
    _ columns: [TableColumnModel<Value, Columns.TableColumnSortComparator>], _ sizes: TableSizes
  ) -> TableCellMakers {
    TableCellMakers(
      sizes: sizes,
      cells: columns.map { column in
        { value in (value as? Value).map(column.cell) ?? AnyView(EmptyView()) }
      },
      lineLimit: metrics.table.lineLimit)
  }

  private func header(_ column: TableColumnModel<Value, Columns.TableColumnSortComparator>)
    -> TableHeaderCell
  {
    guard let sorting, let comparator = column.comparator else {
      return TableHeaderCell(
        label: column.label, alignment: column.alignment, direction: nil, sort: nil)
    }
    return TableHeaderCell(
      label: column.label, alignment: column.alignment,
      direction: sorting.direction(of: comparator)
    ) { sorting.sort(by: comparator) }
  }
}
