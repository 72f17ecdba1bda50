public import Foundation

/// Lays subviews out in a row.
public struct HStackLayout: BuiltInLayout, Sendable {
  /// The guide that the subviews are aligned on.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points; nil leaves it to them (L031).
  public var spacing: CGFloat?

  /// A row of subviews.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack keeps between calls.
  public typealias Cache = _StackLayoutCache

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private func solver(_ subviews: Subviews) -> StackSolver {
    StackSolver(.horizontal, alignment.key, spacing: spacing, subviews)
  }

  /// The gaps and the priorities of the subviews.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    solver(subviews).makeCache()
  }

  /// Forgets what the subviews answered.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    solver(subviews).updateCache(&cache)
  }

  /// The outer edges of the outer subviews, all edges across (L036).
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    solver(subviews).outerSpacing()
  }

  /// The sum of what the subviews take of the proposal (L020).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { solver(subviews).size(proposal, &cache) }

  /// One beside the other (L024).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { solver(subviews).place(in: bounds, proposal, &cache) }
}

/// Lays subviews out in a column.
public struct VStackLayout: BuiltInLayout, Sendable {
  /// The guide that the subviews are aligned on.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; nil leaves it to them (L031).
  public var spacing: CGFloat?

  /// A column of subviews.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack keeps between calls.
  public typealias Cache = _StackLayoutCache

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private func solver(_ subviews: Subviews) -> StackSolver {
    StackSolver(.vertical, alignment.key, spacing: spacing, subviews)
  }

  /// The gaps and the priorities of the subviews.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    solver(subviews).makeCache()
  }

  /// Forgets what the subviews answered.
  public func updateCache(_ cache: inout _StackLayoutCache, subviews: Subviews) {
    solver(subviews).updateCache(&cache)
  }

  /// The outer edges of the outer subviews, all edges across (L036).
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    solver(subviews).outerSpacing()
  }

  /// The sum of what the subviews take of the proposal (L020).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { solver(subviews).size(proposal, &cache) }

  /// One below the other (L024).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { solver(subviews).place(in: bounds, proposal, &cache) }
}
