public import Foundation
public import Waggle

/// Rows with a cell in each of several columns, made when they become visible (C095).
///
/// The rows are those of a list: they can be selected, and have the same keys. A column whose header is tapped writes
/// `sortOrder`; the program sorts. In a narrow window, except on macOS, the table shows its first column alone.
///
/// ```swift
/// struct Flower: Identifiable {
///   let id: Int
///   var name: String
///   var month: String
/// }
///
/// struct Calendar: View {
///   let flowers = [Flower(id: 1, name: "Clover", month: "May")]
///   @State private var selection: Int?
///
///   var body: some View {
///     Table(flowers, selection: $selection) {
///       TableColumn("Flower", value: \.name)
///       TableColumn("Month", value: \.month)
///     }
///   }
/// }
/// ```
nonisolated public struct Table<Value, Rows, Columns>: View, PathNamed
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private let selection: ListSelection<Value.ID>
  private let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  private let rows: Rows
  private let columns: Columns
  private let customization: Binding<TableColumnCustomization<Value>>?

  init(
    _ selection: ListSelection<Value.ID>,
    _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?, _ rows: Rows, _ columns: Columns,
    _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.customization = customization
    self.selection = selection
    self.sortOrder = sortOrder
    self.rows = rows
    self.columns = columns
  }

  /// The header, and the rows below it.
  @MainActor @preconcurrency
  public var body: some View {
    TableBody(
      selection: selection, sorting: sortOrder.map { TableSorting(order: $0) }, rows: rows,
      columns: columns, customization: customization)
  }
}

extension Table {
  /// A table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  { self.init(.none, nil, TableForEachContent(data: data), columns(), columnCustomization) }

  /// A table with a row for each element.
  /// The user can select one row or none (C087).
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      ListSelection(selection), nil, TableForEachContent(data: data), columns(), columnCustomization
    )
  }

  /// A table with a row for each element.
  /// The user can select any number of rows (C087).
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      ListSelection(selection), nil, TableForEachContent(data: data), columns(), columnCustomization
    )
  }

  /// A table with a row for each element. The headers of columns write what sorts it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  { self.init(.none, sortOrder, TableForEachContent(data: data), columns(), columnCustomization) }

  /// A table with a row for each element. The headers of columns write what sorts it.
  /// The user can select one row or none (C087).
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      ListSelection(selection), sortOrder, TableForEachContent(data: data), columns(),
      columnCustomization)
  }

  /// A table with a row for each element. The headers of columns write what sorts it.
  /// The user can select any number of rows (C087).
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      ListSelection(selection), sortOrder, TableForEachContent(data: data), columns(),
      columnCustomization)
  }
}

extension Table {
  /// A table of rows that show values of a type.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(.none, nil, rows(), columns(), columnCustomization)
  }

  /// A table of rows that show values of a type.
  /// The user can select one row or none (C087).
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, rows(), columns(), columnCustomization)
  }

  /// A table of rows that show values of a type.
  /// The user can select any number of rows (C087).
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, rows(), columns(), columnCustomization)
  }

  /// A table of rows that show values of a type. The headers of columns write what sorts it.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(.none, sortOrder, rows(), columns(), columnCustomization)
  }

  /// A table of rows that show values of a type. The headers of columns write what sorts it.
  /// The user can select one row or none (C087).
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, rows(), columns(), columnCustomization)
  }

  /// A table of rows that show values of a type. The headers of columns write what sorts it.
  /// The user can select any number of rows (C087).
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, rows(), columns(), columnCustomization)
  }
}

extension Table {
  /// A table of the builder's rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(.none, nil, rows(), columns(), columnCustomization)
  }

  /// A table of the builder's rows.
  /// The user can select one row or none (C087).
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, rows(), columns(), columnCustomization)
  }

  /// A table of the builder's rows.
  /// The user can select any number of rows (C087).
  public init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, rows(), columns(), columnCustomization)
  }

  /// A table of the builder's rows. The headers of columns write what sorts it.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(.none, sortOrder, rows(), columns(), columnCustomization)
  }

  /// A table of the builder's rows. The headers of columns write what sorts it.
  /// The user can select one row or none (C087).
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, rows(), columns(), columnCustomization)
  }

  /// A table of the builder's rows. The headers of columns write what sorts it.
  /// The user can select any number of rows (C087).
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), sortOrder, rows(), columns(), columnCustomization)
  }
}
