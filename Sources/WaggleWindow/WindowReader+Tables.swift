package import Waggle

// Tables and lists: which rows, columns and cells there are. Only rows that were made have nodes; the others are counted.
extension ReaderNode {
  /// The rows of a table that were made, in order.
  package var rows: [ReaderNode] { children.filter { $0.element.kind == .tableRow } }

  /// The table of a row, or of a cell; nil for others.
  package var table: ReaderNode? {
    switch element.kind {
    case .tableRow: parent
    case .cell: parent?.parent
    default: nil
    }
  }

  /// The number of the column of a cell, or of the label of one, from 0; nil for others.
  package var column: Int? { source?.column }

  /// How many columns a table has; 0 for other elements.
  package var columnCount: Int {
    guard case .rows(_, let columns) = source?.tablePart else { return 0 }
    return columns
  }

  /// The cell of a table in one of the rows that were made; nil where there is none, or nothing in it.
  package func cell(row: Int, column: Int) -> ReaderNode? {
    let rows = rows
    guard rows.indices.contains(row) else { return nil }
    return rows[row].children.first { $0.element.kind == .cell && $0.column == column }
  }

  fileprivate func isHeader(in table: AccessibilityTable) -> Bool {
    guard case .header(let other, _) = source?.tablePart, other === table else { return false }
    return element.kind == .columnHeader
  }
}

extension WindowReader {
  /// The label of a column of a table; nil for a column without one.
  package func header(of column: Int, in node: ReaderNode) -> ReaderNode? {
    guard case .rows(let table, _) = node.source?.tablePart else { return nil }
    return root.flattened.first { $0.isHeader(in: table) && $0.column == column }
  }

  /// Where a row is among all of its list, or the row of a cell in its table; nil for others.
  package func place(of node: ReaderNode) -> AccessibilityPlace? {
    let row = node.element.kind == .cell ? node.parent : node
    return session.host.query { row?.source?.place }
  }
}
