import Foundation

extension View {
  /// Makes a cell span several columns of its `Grid` (L080). Default: 1; less counts as 1 and is reported.
  @inlinable
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: _GridCellColumns.self, value: count)
  }

  /// Aligns a cell by a point: that point of the view is at the same point of the cell (L086).
  @inlinable
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: _GridCellAnchor.self, value: anchor)
  }

  /// Keeps a cell from making its column wider or its row higher; it fills what the other cells need (L084).
  @inlinable
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: _GridCellUnsizedAxes.self, value: axes)
  }

  /// Aligns all cells of this cell's column; of several the first one counts, and none that spans columns (L086).
  @inlinable
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: _GridColumnAlignment.self, value: guide)
  }
}

/// How many columns a cell spans.
public enum _GridCellColumns: LayoutValueKey {
  /// One column.
  public static var defaultValue: Int { 1 }
}

/// The point by which a cell is aligned.
public enum _GridCellAnchor: LayoutValueKey {
  /// None: the column and the row decide.
  public static var defaultValue: UnitPoint? { nil }
}

/// The axes on which a cell has no say in the size of its tracks.
public enum _GridCellUnsizedAxes: LayoutValueKey {
  /// No axis.
  public static var defaultValue: Axis.Set { [] }
}

/// The alignment that a cell sets for its column.
public enum _GridColumnAlignment: LayoutValueKey {
  /// None: the grid's.
  public static var defaultValue: HorizontalAlignment? { nil }
}
