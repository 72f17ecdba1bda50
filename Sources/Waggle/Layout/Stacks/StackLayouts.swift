public import Foundation

/// Arranges subviews in a row.
public struct HStackLayout: StackLayout, Sendable, PathNamed {
  /// The guide on which the subviews are aligned.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points; nil uses their preferred spacing (L031).
  public var spacing: CGFloat?
  /// Whether what is around the row is spaced from it as from its first view, beside which the others are decoration.
  @usableFromInline package var isSpacedAsFirst = false

  /// Makes a row; a spacing of nil uses the subviews' preferred spacing.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cached gaps, priorities and measurements.
  public typealias Cache = _StackLayoutCache

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func solver(_ subviews: Subviews) -> StackSolver {
    StackSolver(.horizontal, alignment.key, spacing: spacing, subviews)
  }

  /// Caches the gaps and the priorities of the subviews.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    solver(subviews).makeCache()
  }

  /// Discards the subviews' cached sizes, and computes the gaps again.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    solver(subviews).updateCache(&cache)
  }

  /// The outer edges of the first and the last subview; across the stack the edges of all (L036).
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    if isSpacedAsFirst, let first = subviews.first { return first.spacing }
    return solver(subviews).outerSpacing()
  }

  /// The length is the sum of the subviews' lengths and the gaps (L020).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { solver(subviews).size(proposal, &cache) }

  /// Places the subviews side by side (L024).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { solver(subviews).place(in: bounds, proposal, &cache) }
}

/// Arranges subviews in a column.
public struct VStackLayout: StackLayout, Sendable, PathNamed {
  /// The guide on which the subviews are aligned.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; nil uses their preferred spacing (L031).
  public var spacing: CGFloat?

  /// Makes a column; a spacing of nil uses the subviews' preferred spacing.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The cached gaps, priorities and measurements.
  public typealias Cache = _StackLayoutCache

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func solver(_ subviews: Subviews) -> StackSolver {
    StackSolver(.vertical, alignment.key, spacing: spacing, subviews)
  }

  /// Caches the gaps and the priorities of the subviews.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    solver(subviews).makeCache()
  }

  /// Discards the subviews' cached sizes, and computes the gaps again.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    solver(subviews).updateCache(&cache)
  }

  /// The outer edges of the first and the last subview; across the stack the edges of all (L036).
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    solver(subviews).outerSpacing()
  }

  /// The length is the sum of the subviews' lengths and the gaps (L020).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { solver(subviews).size(proposal, &cache) }

  /// Places the subviews from top to bottom (L024).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { solver(subviews).place(in: bounds, proposal, &cache) }
}
