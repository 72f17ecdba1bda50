import Foundation

/// Where the tracks of a measured grid are, and the lines on which the guides of each track's cells meet, from the track's
/// start.
struct GridPlaces {
  let x: [CGFloat]
  private(set) var y: [CGFloat]
  /// The cells of each column as they are in it.
  private var columns: [FollowedTrack]
  private(set) var columnLines: [CGFloat] = []
  private(set) var rowLines: [CGFloat]

  init(_ measure: GridMeasure, _ solver: GridSolver, _ cache: _GridLayoutCache) {
    let structure = cache.structure
    x = Self.starts(measure.widths, structure.columnGaps)
    y = Self.starts(measure.heights.lengths, structure.rowGaps)
    columns = structure.cellsByColumn.map { cells in
      FollowedTrack(cells.map { solver.extent(of: $0, along: .horizontal, measure, structure) })
    }
    rowLines = structure.rows.indices.map { solver.rowLine($0, measure, structure) }
    columnLines = columns.enumerated().map {
      solver.columnLine($0, $1.extent, measure, structure)
    }
  }

  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for (track, length) in lengths.enumerated() {
      starts.append(position)
      position += length + (track < gaps.count ? gaps[track] : 0)
    }
    return starts
  }

  /// Follows cells that have changed in tracks of the same lengths; false if a column's line is elsewhere now.
  mutating func follow(
    _ cells: [Int], _ rows: [Int], _ measure: GridMeasure, _ solver: GridSolver,
    _ structure: GridStructure
  ) -> Bool {
    for row in rows { rowLines[row] = solver.rowLine(row, measure, structure) }
    return cells.allSatisfy { index in
      let cell = structure.cells[index]
      guard let position = cell.position else { return true }
      let column = cell.columns.lowerBound
      let extent = solver.extent(of: index, along: .horizontal, measure, structure)
      guard columns[column].replace(position, by: extent) else { return false }
      return solver.columnLine(column, columns[column].extent, measure, structure)
        == columnLines[column]
    }
  }

  /// Follows heights that have changed.
  mutating func moveRows(_ measure: GridMeasure, _ structure: GridStructure) {
    y = Self.starts(measure.heights.lengths, structure.rowGaps)
  }

  /// The row that is at a distance from the grid's top, or the last one above it.
  func row(at distance: CGFloat) -> Int {
    var (low, high) = (0, y.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if y[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }
}
