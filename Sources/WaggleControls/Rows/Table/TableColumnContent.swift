public import Foundation
import Waggle

/// Columns of a table (C095).
///
/// A type that has a `tableColumnBody` stands for the columns in it.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts the rows; `Never` for columns that do not sort.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  /// The columns that this stands for.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that this stands for.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody
  { get }
  /// The columns one by one.
  var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// The columns of the body.
  public var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    tableColumnBody._tableColumns
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never used: these are columns themselves.
  public var tableColumnBody: Never { fatalError("This is a column itself.") }
}

extension Never: TableColumnContent {
  /// The type of rows: there are none.
  public typealias TableRowValue = Never
  /// What sorts: there is nothing.
  public typealias TableColumnSortComparator = Never
  /// Never used.
  public typealias TableColumnBody = Never
  /// Never used.
  public var _tableColumns: _TableColumns<Never, Never> { switch self {} }
}

/// Columns of a table, one by one.
public struct _TableColumns<RowValue, Sort> {
  var all: [TableColumnModel<RowValue, Sort>]
}

/// A column of a table.
struct TableColumnModel<RowValue, Sort> {
  var label: AnyView
  /// What a row shows in the column.
  var cell: (RowValue) -> AnyView
  var width = TableColumnWidth()
  var alignment: TableColumnAlignment = .automatic
  /// What sorts rows by the column; nil if it does not sort.
  var comparator: Sort?
  /// The name under which the user's changes are kept; nil for a column that cannot be changed.
  var customizationID: String?
  var defaultVisibility: Visibility = .automatic
  /// What the user cannot change.
  var disabledCustomization: TableColumnCustomizationBehavior = []
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What sorts the rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// Never used.
  public typealias TableColumnBody = Never
  /// The columns, if there are any.
  public var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    self?._tableColumns ?? _TableColumns(all: [])
  }
}
