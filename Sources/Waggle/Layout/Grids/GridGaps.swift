import Foundation

/// Computes the gaps between the tracks of a grid (L081).
struct GridGaps {
  let structure: GridStructure
  let subviews: LayoutSubviews
  /// The spacing of each cell; empty if no gap depends on it.
  private let spacings: [ViewSpacing]

  init(_ structure: GridStructure, _ layout: GridLayout, _ subviews: LayoutSubviews) {
    self.structure = structure
    self.subviews = subviews
    let areGiven =
      layout.horizontalSpacing?.isFinite ?? false && layout.verticalSpacing?.isFinite ?? false
    spacings = areGiven ? [] : subviews.map(\.spacing)
  }

  /// Two cells that touch, and the gap that lies between them.
  typealias Neighbours = (first: Int, second: Int, gap: Int)

  /// The given gap everywhere; for nil the largest that the cells on both sides of it prefer, 8 if there are none.
  func lengths(
    _ spacing: CGFloat?, _ axis: Axis, count: Int, _ neighbours: () -> [Neighbours]
  ) -> [CGFloat] {
    guard count > 0 else { return [] }
    if let spacing = usable(spacing) { return Array(repeating: spacing, count: count) }
    var lengths = Array(repeating: -CGFloat.infinity, count: count)
    for pair in neighbours() { lengths[pair.gap] = max(lengths[pair.gap], distance(pair, axis)) }
    return lengths.map { $0 > -.infinity ? $0 : 8 }
  }

  /// The gap that two cells prefer.
  func distance(_ pair: Neighbours, _ axis: Axis) -> CGFloat {
    spacings[pair.first].distance(to: spacings[pair.second], along: axis)
  }

  private func usable(_ spacing: CGFloat?) -> CGFloat? {
    guard let spacing, !spacing.isFinite else { return spacing }
    if let grid = subviews.first?.node.parent {
      grid.runtime.reportOnce(.stackSpacing(spacing, at: grid.viewPath))
    }
    return nil
  }

  func neighboursInRows() -> [Neighbours] {
    structure.rows.flatMap { row in
      row.dropFirst().map { ($0 - 1, $0, structure.cells[$0].columns.lowerBound - 1) }
    }
  }

  /// The pairs of cells of successive rows that share a column.
  func neighboursInColumns() -> [Neighbours] {
    structure.rows.indices.dropLast().flatMap { structure.neighbours(below: $0) }
  }
}

extension GridStructure {
  /// The cells of a row, and of the next one, that share a column: both rows are walked from left to right at once.
  func neighbours(below row: Int) -> [GridGaps.Neighbours] {
    let (upper, lower) = (rows[row], rows[row + 1])
    var found: [GridGaps.Neighbours] = []
    var (above, below) = (upper.lowerBound, lower.lowerBound)
    while above < upper.upperBound, below < lower.upperBound {
      found.append((above, below, row))
      let ends = (cells[above].columns.upperBound, cells[below].columns.upperBound)
      if ends.0 <= ends.1 { above += 1 }
      if ends.1 <= ends.0 { below += 1 }
    }
    return found
  }
}
