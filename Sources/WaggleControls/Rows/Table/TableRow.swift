public import Waggle

/// A row of a table, with a cell in each column (C095).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value
  /// Never used.
  public typealias TableRowBody = Never

  let value: Value

  /// Makes a row that shows a value.
  public init(_ value: Value) { self.value = value }

  /// The row as a view.
  @MainActor public var _rowViews: some View { TableCells(value: value).tag(value.id) }
}

/// The rows of a collection, one for each element.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// Never used.
  public typealias TableRowBody = Never

  /// The collection with one element for each row.
  public let data: Data

  /// The rows as views.
  @MainActor public var _rowViews: some View { ForEach(data) { TableCells(value: $0) } }
}

/// Rows of a table that are generated from a collection.
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
  /// The collection that the rows are generated from.
  associatedtype Data: Collection
  /// The collection that the rows are generated from.
  var data: Self.Data { get }
}

extension TableForEachContent: DynamicTableRowContent {}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// Never used.
  public typealias TableRowBody = Never

  /// The rows as views.
  @MainActor public var _rowViews: some View {
    map { row in ViewOfRows(rows: row) }
  }
}

/// The views of rows, made when they are needed.
nonisolated struct ViewOfRows<Rows: TableRowContent>: View {
  let rows: Rows

  @MainActor var body: some View { rows._rowViews }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach
where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes rows of a table for each element, identified by the element's `id`.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @_InferredTableRowBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0.id }, content: content)
  }

  /// Makes a row of a table for each element.
  public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, identify: { $0.id }) { TableRow($0) }
  }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows of a table for each element, identified by the value at a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @_InferredTableRowBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

/// The cells of a row, one in each column of the table around.
struct TableCells<Value: Identifiable>: View {
  let value: Value
  @Environment(\.tableColumns) private var columns

  var body: some View {
    if let columns {
      TableLayout(sizes: columns.sizes) {
        ForEach(columns.cells.indices, id: \.self) { index in
          if index == 0 {
            FirstTableCell { columns.cells[index](value) }
              .accessibilityTablePart(.cell(column: index))
          } else {
            columns.cells[index](value).accessibilityTablePart(.cell(column: index))
          }
        }
      }
      .lineLimit(columns.lineLimit)
    }
  }
}

/// The columns of a table as its rows need them.
struct TableCellMakers {
  let sizes: TableSizes
  let cells: [(Any) -> AnyView]
  let lineLimit: Int?
}

extension EnvironmentValues {
  private enum TableColumnsKey: EnvironmentKey {
    static var defaultValue: TableCellMakers? { nil }
  }

  /// The columns of the table around.
  var tableColumns: TableCellMakers? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }
}
