import Foundation

/// Which cells are in which rows and columns, and the gaps between these.
///
/// Always true: the cells are in the order of the subviews; `rows` divides them; the columns of the cells of a row follow
/// each other from 0, and all are below `columnCount`.
struct GridStructure {
  /// One cell.
  struct Cell {
    var columns: Range<Int>
    var row: Int
    var unsizedAxes: Axis.Set
    var anchor: UnitPoint?
    /// Which of the cells that set the width of its column it is; nil if it does not.
    var position: Int?
  }

  private(set) var cells: [Cell] = []
  /// The cells of each row, as indices of `cells`.
  private(set) var rows: [Range<Int>] = []
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// The cell that sets the alignment of each column; nil for none.
  private var columnDeciders: [Int?] = []
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  /// The gap that each cell and the one before it in its row prefer; empty if the grid sets the gaps.
  private var distances: [CGFloat] = []

  var columnCount: Int { columnAlignments.count }
  var totalColumnGap: CGFloat { columnGaps.reduce(0, +) }
  var totalRowGap: CGFloat { rowGaps.reduce(0, +) }

  /// The cells that set the width of a column.
  private(set) var cellsByColumn: [[Int]] = []
  /// The cells that span columns and have a say in their widths: the narrower spans first.
  private(set) var spans: [Int] = []

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    divide(subviews)
    alignColumns(subviews)
    collectSizedCells()
    let gaps = GridGaps(self, layout, subviews)
    columnGaps = gaps.lengths(
      layout.horizontalSpacing, .horizontal, count: columnCount - 1, gaps.neighboursInRows)
    rowGaps = gaps.lengths(
      layout.verticalSpacing, .vertical, count: rows.count - 1, gaps.neighboursInColumns)
    if !(layout.horizontalSpacing?.isFinite ?? false) {
      distances = Array(repeating: 0, count: cells.count)
      for pair in gaps.neighboursInRows() {
        distances[pair.second] = gaps.distance(pair, .horizontal)
      }
    }
    if isChecking { checkInvariants(subviews.count) }
  }

  /// The gaps inside a span.
  func gaps(in columns: Range<Int>) -> CGFloat {
    columnGaps[columns.lowerBound..<columns.upperBound - 1].reduce(0, +)
  }

  /// The width of a cell in columns of given widths.
  func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    widths[cell.columns].reduce(gaps(in: cell.columns), +)
  }

  // MARK: Making

  /// Divides the subviews into rows. One that is in no `GridRow` spans all columns, which are known at the end (L080).
  private mutating func divide(_ subviews: LayoutSubviews) {
    var lastRow: GridRowMembership?
    var wholeRows: [Int] = []
    var columnCount = 1
    for (index, view) in subviews.enumerated() {
      let row = view.container.gridRow(at: view.index)
      if row == nil || row !== lastRow {
        rows.append(index..<index)
        rowAlignments.append(row?.alignment(for: view.node.parent))
      }
      lastRow = row
      if row == nil { wholeRows.append(index) }
      add(view, at: index, spans: row != nil)
      columnCount = max(columnCount, cells[index].columns.upperBound)
    }
    for index in wholeRows { cells[index].columns = 0..<columnCount }
    columnAlignments = Array(repeating: nil, count: subviews.isEmpty ? 0 : columnCount)
  }

  private mutating func add(_ view: LayoutSubview, at index: Int, spans: Bool) {
    let row = rows.count - 1
    let start = rows[row].isEmpty ? 0 : cells[index - 1].columns.upperBound
    let count = spans ? usable(view[_GridCellColumns.self], view) : 1
    rows[row] = rows[row].lowerBound..<index + 1
    cells.append(
      Cell(
        columns: start..<start + count, row: row, unsizedAxes: view[_GridCellUnsizedAxes.self],
        anchor: view[_GridCellAnchor.self]))
  }

  /// At least one column, and not so many that they exceed memory.
  private func usable(_ count: Int, _ view: LayoutSubview) -> Int {
    if 1...10_000 ~= count { return count }
    let node = view.node
    node.runtime.reportOnce(.gridCellColumns(count, at: node.viewPath))
    return count < 1 ? 1 : 10_000
  }

  /// The first cell of a column that sets an alignment decides; cells that span columns never do (L086).
  private mutating func alignColumns(_ subviews: LayoutSubviews) {
    columnDeciders = Array(repeating: nil, count: columnCount)
    for (index, view) in subviews.enumerated() where cells[index].columns.count == 1 {
      let column = cells[index].columns.lowerBound
      guard columnDeciders[column] == nil, let alignment = view[_GridColumnAlignment.self] else {
        continue
      }
      columnDeciders[column] = index
      columnAlignments[column] = alignment
    }
  }

  private mutating func collectSizedCells() {
    cellsByColumn = Array(repeating: [], count: columnCount)
    for (index, cell) in cells.enumerated() where !cell.unsizedAxes.contains(.horizontal) {
      if cell.columns.count == 1 {
        cells[index].position = cellsByColumn[cell.columns.lowerBound].count
        cellsByColumn[cell.columns.lowerBound].append(index)
      } else {
        spans.append(index)
      }
    }
    let cells = cells
    spans.sort { (cells[$0].columns.count, $0) < (cells[$1].columns.count, $1) }
  }

  // MARK: Changes

  /// Whether the structure stays as it is though a cell may have other values, or another spacing.
  func isUnchanged(at index: Int, _ layout: GridLayout, _ subviews: LayoutSubviews) -> Bool {
    let view = subviews[subviews.startIndex + index]
    let cell = cells[index]
    let spans = view.container.gridRow(at: view.index) != nil
    guard !spans || usable(view[_GridCellColumns.self], view) == cell.columns.count else {
      return false
    }
    return view[_GridCellUnsizedAxes.self] == cell.unsizedAxes
      && view[_GridCellAnchor.self] == cell.anchor && keepsAlignment(view, at: index)
      && keepsGaps(at: index, layout, subviews)
  }

  private func keepsAlignment(_ view: LayoutSubview, at index: Int) -> Bool {
    guard cells[index].columns.count == 1 else { return true }
    let column = cells[index].columns.lowerBound
    if let decider = columnDeciders[column], decider < index { return true }
    return view[_GridColumnAlignment.self]
      == (columnDeciders[column] == index ? columnAlignments[column] : nil)
  }

  private func keepsGaps(at index: Int, _ layout: GridLayout, _ subviews: LayoutSubviews) -> Bool {
    let row = cells[index].row
    func spacing(_ cell: Int) -> ViewSpacing { subviews[subviews.startIndex + cell].spacing }
    let pairs = [index, index + 1].filter { rows[row].dropFirst().contains($0) }
    guard
      distances.isEmpty
        || pairs.allSatisfy({
          distances[$0] == spacing($0 - 1).distance(to: spacing($0), along: .horizontal)
        })
    else { return false }
    guard !(layout.verticalSpacing?.isFinite ?? false) else { return true }
    return [row - 1, row].filter(rowGaps.indices.contains).allSatisfy { row in
      let lengths = neighbours(below: row).map {
        spacing($0.first).distance(to: spacing($0.second), along: .vertical)
      }
      return (lengths.max() ?? 8) == rowGaps[row]
    }
  }

  /// Stops if a law of the structure is broken. Costs O(n).
  func checkInvariants(_ count: Int) {
    checkInvariant(cells.count == count, "each subview is a cell")
    checkInvariant(
      rows.flatMap { Array($0) } == Array(0..<count), "the rows divide the cells, in order")
    checkInvariant(
      cells.allSatisfy { $0.columns.upperBound <= columnCount && !$0.columns.isEmpty },
      "each cell is in columns of the grid")
    checkInvariant(columnGaps.count == max(0, columnCount - 1), "a gap lies between two columns")
    checkInvariant(rowGaps.count == max(0, rows.count - 1), "a gap lies between two rows")
  }
}
