public import Foundation

/// Arranges views in lines of columns, and makes only those that are visible (L091, L098).
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 4) {
///   ForEach(0..<100_000) { Text("\($0)") }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let columns: [GridItem]
  @usableFromInline package let alignment: HorizontalAlignment
  @usableFromInline package let spacing: CGFloat?
  @usableFromInline package let pinnedViews: PinnedScrollableViews

  /// Makes a grid that grows downwards.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading side (L095).
  ///   - alignment: where the columns are in the grid, and the cells in columns without an alignment.
  ///   - spacing: the gap between lines in points; nil is 8.
  ///   - pinnedViews: the headers and footers of sections that stay visible (L099). Default: none.
  ///   - content: the cells, in the order in which they fill the lines.
  @inlinable
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }

  /// A single view that makes the content's views when they are visible.
  public nonisolated static func _makeView(
    view: _GraphValue<LazyVGrid<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    makeLazyContainer(view, inputs, content: Content.self, .vertical, isGrid: true) {
      LazyLayout(
        axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing, items: $0.columns,
        pinnedViews: $0.pinnedViews)
    }
  }
}

extension LazyVGrid: Sendable where Content: Sendable {}

/// Arranges views in columns of rows, and makes only those that are visible (L091, L098).
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
///   ForEach(0..<100_000) { Text("\($0)") }
/// }
/// ```
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let rows: [GridItem]
  @usableFromInline package let alignment: VerticalAlignment
  @usableFromInline package let spacing: CGFloat?
  @usableFromInline package let pinnedViews: PinnedScrollableViews

  /// Makes a grid that grows to the trailing side.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top (L095).
  ///   - alignment: where the rows are in the grid, and the cells in rows without an alignment.
  ///   - spacing: the gap between lines in points; nil is 8.
  ///   - pinnedViews: the headers and footers of sections that stay visible (L099). Default: none.
  ///   - content: the cells, in the order in which they fill the lines.
  @inlinable
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }

  /// A single view that makes the content's views when they are visible.
  public nonisolated static func _makeView(
    view: _GraphValue<LazyHGrid<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    makeLazyContainer(view, inputs, content: Content.self, .horizontal, isGrid: true) {
      LazyLayout(
        axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing, items: $0.rows,
        pinnedViews: $0.pinnedViews)
    }
  }
}

extension LazyHGrid: Sendable where Content: Sendable {}
