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
  let customization: Binding<TableColumnCustomization<Value>>?
  /// The widths to which columns without a name were dragged, by their number.
  @State private var widths: [Int: CGFloat] = [:]
  @State private var table = AccessibilityTable()
  @Environment(\.platformMetrics) private var metrics
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableStyle) private var style
  @Environment(\.tableColumnHeaders) private var headers

  var body: some View {
    let shown = shownColumns
    let sizes = TableSizes(
      columns: shown.map { TableSizes.Column(width: size(of: $0), alignment: $0.model.alignment) },
      gap: metrics.table.gap)
    VStack(spacing: 0) {
      Decoration {
        if hasHeader {
          TableHeader(
            cells: shown.enumerated().map { header($1, at: $0, in: shown) }, sizes: sizes,
            appearance: style.appearance, table: table
          )
          .modifier(ColumnMenu(items: menuItems))
        }
      }
      ListBody(selection: selection, content: rows._rowViews)
        .environment(\.listStyle, _ListStyleKind(appearance: style.appearance))
        .environment(\.tableColumns, makers(shown.map(\.model), sizes))
        .environment(\.tableOfRows, .rows(table, columns: shown.count))
        .transformEnvironment(\.alternatingRowBackgrounds) {
          if let alternates = style.alternates { $0 = alternates ? .enabled : .disabled }
        }
    }
    .overlay {
      Decoration { if style.appearance == .borderedTable { Rectangle().strokeBorder(.separator) } }
        .allowsHitTesting(false)
    }
  }

  /// Whether there is only room for the first column (C095).
  private var isCompact: Bool { width == .compact && metrics.profile != .macOS26 }

  private var hasHeader: Bool { headers != .hidden && !isCompact }

  private typealias Shown = TableArrangement<Value, Columns.TableColumnSortComparator>.Shown

  private var shownColumns: [Shown] {
    let all = TableArrangement(columns: columns._tableColumns.all)
      .shown(by: customization?.wrappedValue)
    guard isCompact, var first = all.first else { return all }
    first.model.width = TableColumnWidth()
    return [first]
  }

  /// The widths that a column can have: one, if it was dragged (C273).
  private func size(of column: Shown) -> TableColumnWidth {
    guard !isCompact, let width = width(of: column) else { return column.model.width }
    return .fixed(min(max(width, column.model.width.min), column.model.width.max))
  }

  private func width(of column: Shown) -> CGFloat? {
    guard let customization, let id = column.model.customizationID else {
      return widths[column.number]
    }
    return customization.wrappedValue.entries[id]?.width
  }

  private func resize(_ column: Shown, to width: CGFloat) {
    let width = min(max(width, column.model.width.min), column.model.width.max)
    guard let customization, let id = column.model.customizationID else {
      return widths[column.number] = width
    }
    customization.wrappedValue.entries[id, default: .init()].width = width
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

  private func header(_ column: Shown, at index: Int, in shown: [Shown]) -> TableHeaderCell {
    let model = column.model
    var cell = TableHeaderCell(label: model.label, alignment: model.alignment)
    if let sorting, let comparator = model.comparator {
      cell.direction = sorting.direction(of: comparator)
      cell.sort = { sorting.sort(by: comparator) }
    }
    if index < shown.count - 1, model.width.min < model.width.max,
      !model.disabledCustomization.contains(.resize)
    {
      cell.resize = { resize(column, to: $0) }
    }
    if let customization, model.canBeMoved {
      cell.move = { target in
        customization.wrappedValue.move(
          index, to: target, among: shown.map(\.model.customizationID))
      }
    }
    return cell
  }

  /// The columns that the user can show and hide.
  private var menuItems: [ColumnMenuItem] {
    guard let customization else { return [] }
    return columns._tableColumns.all.compactMap { column in
      guard let id = column.customizationID, !column.disabledCustomization.contains(.visibility)
      else { return nil }
      let isShown = Binding {
        customization.wrappedValue.shows(column)
      } set: {
        customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
      }
      return ColumnMenuItem(id: id, label: column.label, isShown: isShown)
    }
  }
}
