public import Foundation

/// Arranges subviews in the rows and columns of a grid; the layout of `Grid`.
public struct GridLayout: BuiltInLayout, Sendable, PathNamed {
  /// The alignment of the cells; a column, a row or a cell can have its own (L086).
  public var alignment: Alignment
  /// The gap between columns in points; nil uses the cells' preferred spacing (L081).
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil uses the cells' preferred spacing (L081).
  public var verticalSpacing: CGFloat?

  /// Makes a grid; a spacing of nil uses the cells' preferred spacing.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The cells by row and column, and the lengths of the tracks that were last computed.
  public typealias Cache = _GridLayoutCache

  /// Finds out which cells are in which row and column, and the gaps between these.
  public func makeCache(subviews: Subviews) -> _GridLayoutCache {
    _GridLayoutCache(GridStructure(self, subviews))
  }

  /// Plain, whatever the cells prefer; no distance on any edge for an empty grid (L007, L036).
  public func spacing(subviews: Subviews, cache: inout _GridLayoutCache) -> ViewSpacing {
    subviews.isEmpty ? .zero : .plain
  }

  /// The sum of the columns' widths and of the rows' heights, with the gaps (L082–L085).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridLayoutCache
  ) -> CGSize { GridSolver(self, subviews).size(proposal, &cache) }

  /// Places each cell in its columns and its row (L086).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _GridLayoutCache
  ) { GridSolver(self, subviews).place(in: bounds, proposal, &cache) }
}
