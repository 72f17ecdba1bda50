public import Foundation

/// Makes the columns of a table from statements.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort>
where RowValue: Identifiable, Sort: SortComparator {
  /// Columns as they are written.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Columns that do not sort, among others that do.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column)
    -> some TableColumnContent<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    UnsortedColumns<Column, Sort>(columns: column)
  }

  /// No columns, as in an empty branch.
  public static func buildBlock() -> _NoTableColumns<RowValue, Sort> { _NoTableColumns() }

  /// The first columns.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

  /// The columns so far, and the next ones.
  public static func buildPartialBlock<Some: TableColumnContent, Next: TableColumnContent>(
    accumulated: Some, next: Next
  ) -> some TableColumnContent<RowValue, Sort>
  where
    Some.TableRowValue == RowValue, Next.TableRowValue == RowValue,
    Some.TableColumnSortComparator == Sort, Next.TableColumnSortComparator == Sort
  { ColumnPair(first: accumulated, second: next) }

  /// The columns of an `if` without an `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// The columns where a condition is true.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _TableColumnChoice<First, Second>
  where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort { .first(first) }

  /// The columns where a condition is false.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _TableColumnChoice<First, Second>
  where Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort {
    .second(second)
  }

  /// The columns of an availability check.
  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column)
    -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
}

/// No columns.
nonisolated public struct _NoTableColumns<RowValue: Identifiable, Sort: SortComparator>:
  TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// Never used.
  public typealias TableColumnBody = Never

  /// No columns.
  @MainActor public var _tableColumns: _TableColumns<RowValue, Sort> { _TableColumns(all: []) }
}

/// Columns together with others.
private struct ColumnPair<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  typealias TableRowValue = First.TableRowValue
  typealias TableColumnSortComparator = First.TableColumnSortComparator
  typealias TableColumnBody = Never

  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    _TableColumns(all: first._tableColumns.all + second._tableColumns.all)
  }
}

/// Columns that do not sort, in a table that does.
private struct UnsortedColumns<Columns: TableColumnContent, Sort: SortComparator>:
  TableColumnContent
where Columns.TableColumnSortComparator == Never {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never

  nonisolated(unsafe) let columns: Columns

  nonisolated init(columns: Columns) { self.columns = columns }

  var _tableColumns: _TableColumns<TableRowValue, Sort> {
    _TableColumns(
      all: columns._tableColumns.all.map {
        TableColumnModel(label: $0.label, cell: $0.cell, width: $0.width, alignment: $0.alignment)
      })
  }
}

/// The columns of one of two branches.
public enum _TableColumnChoice<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  /// What a row shows.
  public typealias TableRowValue = First.TableRowValue
  /// What sorts the rows.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  /// Never used.
  public typealias TableColumnBody = Never

  /// The columns of the first branch.
  case first(First)
  /// The columns of the second branch.
  case second(Second)

  /// The columns of the branch.
  public var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    switch self {
    case .first(let columns): columns._tableColumns
    case .second(let columns): columns._tableColumns
    }
  }
}
