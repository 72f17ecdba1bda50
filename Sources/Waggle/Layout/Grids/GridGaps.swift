import Foundation

/// Computes the gaps between the tracks of a grid (L081).
struct GridGaps {
  let structure: GridStructure
  let subviews: LayoutSubviews

  /// Two cells that touch, and the gap that lies between them.
  typealias Neighbours = (first: Int, second: Int, gap: Int)

  /// The given gap everywhere; for nil the largest that the cells on both sides of it prefer, 8 if there are none.
  func lengths(
    _ spacing: CGFloat?, _ axis: Axis, count: Int, _ neighbours: () -> [Neighbours]
  ) -> [CGFloat] {
    guard count > 0 else { return [] }
    if let spacing = usable(spacing) { return Array(repeating: spacing, count: count) }
    var lengths = Array(repeating: -CGFloat.infinity, count: count)
    let spacings = subviews.map(\.spacing)
    for (first, second, gap) in neighbours() {
      lengths[gap] = max(
        lengths[gap], spacings[first].distance(to: spacings[second], along: axis))
    }
    return lengths.map { $0 > -.infinity ? $0 : 8 }
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

  /// The pairs of cells of successive rows that share a column: both rows are walked from left to right at once.
  func neighboursInColumns() -> [Neighbours] {
    var found: [Neighbours] = []
    for (row, (upper, lower)) in zip(structure.rows, structure.rows.dropFirst()).enumerated() {
      var (above, below) = (upper.lowerBound, lower.lowerBound)
      while above < upper.upperBound, below < lower.upperBound {
        found.append((above, below, row))
        let ends = (
          structure.cells[above].columns.upperBound, structure.cells[below].columns.upperBound
        )
        if ends.0 <= ends.1 { above += 1 }
        if ends.1 <= ends.0 { below += 1 }
      }
    }
    return found
  }
}
