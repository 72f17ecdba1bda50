import Foundation
import Waggle

extension TableColumnContent {
  /// Sets where the content of the columns is in their cells, and their labels in the header.
  public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  { AlignedColumns(columns: self, alignment: alignment) }
}

private struct AlignedColumns<Columns: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never

  let columns: Columns
  let alignment: TableColumnAlignment

  var _tableColumns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = columns._tableColumns
    for index in columns.all.indices { columns.all[index].alignment = alignment }
    return columns
  }
}

/// Columns of a table for each element of a collection (C095).
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// What sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// Never used.
  public typealias TableColumnBody = Never

  /// The collection with one element for each column.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Columns for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for each element, identified by the element's `id`.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Columns for each number of a range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int { self.init(data, id: \.self, content: content) }

  /// The columns of all elements.
  @MainActor public var _tableColumns: _TableColumns<RowValue, Sort> {
    _TableColumns(all: data.flatMap { content($0)._tableColumns.all })
  }
}
