public import Foundation
public import Waggle

extension Table {
  /// A table of a tree: elements with children can be expanded (C271).
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      .none, nil, TableOutlineGroupContent(data: data, children: children), columns(),
      columnCustomization)
  }

  /// A table of a tree: elements with children can be expanded (C271).
  /// The user can select one row or none (C087).
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      ListSelection(selection), nil, TableOutlineGroupContent(data: data, children: children),
      columns(),
      columnCustomization)
  }

  /// A table of a tree: elements with children can be expanded (C271).
  /// The user can select any number of rows (C087).
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      ListSelection(selection), nil, TableOutlineGroupContent(data: data, children: children),
      columns(),
      columnCustomization)
  }

  /// A table of a tree: elements with children can be expanded (C271). The headers of columns write what sorts it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      .none, sortOrder, TableOutlineGroupContent(data: data, children: children), columns(),
      columnCustomization)
  }

  /// A table of a tree: elements with children can be expanded (C271). The headers of columns write what sorts it.
  /// The user can select one row or none (C087).
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      ListSelection(selection), sortOrder, TableOutlineGroupContent(data: data, children: children),
      columns(),
      columnCustomization)
  }

  /// A table of a tree: elements with children can be expanded (C271). The headers of columns write what sorts it.
  /// The user can select any number of rows (C087).
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      ListSelection(selection), sortOrder, TableOutlineGroupContent(data: data, children: children),
      columns(),
      columnCustomization)
  }
}
