public import Foundation
import WaggleGraph

/// Arranges views in a column, and makes only those that are visible (L091).
///
/// ```swift
/// LazyVStack(alignment: .leading) {
///   ForEach(0..<1_000_000) { Text("Row \($0)") }
/// }
/// ```
nonisolated public struct LazyVStack<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let alignment: HorizontalAlignment
  @usableFromInline package let spacing: CGFloat?
  @usableFromInline package let pinnedViews: PinnedScrollableViews

  /// Makes a column of the builder's views; a spacing of nil uses their preferred spacing (L031).
  ///
  /// - Parameters:
  ///   - alignment: how narrower views are aligned across.
  ///   - spacing: the gap in points; nil is the preferred one.
  ///   - pinnedViews: the headers and footers of sections that stay visible (L099). Default: none.
  ///   - content: the views, made when they become visible.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }

  /// A single view that makes the content's views when they are visible.
  public nonisolated static func _makeView(
    view: _GraphValue<LazyVStack<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    makeLazyContainer(view, inputs, content: Content.self, .vertical) {
      LazyLayout(
        axis: .vertical, alignment: $0.alignment.key, spacing: $0.spacing, items: nil,
        pinnedViews: $0.pinnedViews)
    }
  }
}

extension LazyVStack: Sendable where Content: Sendable {}

/// Arranges views in a row, and makes only those that are visible (L091).
///
/// ```swift
/// LazyHStack(spacing: 4) {
///   ForEach(0..<1_000_000) { Text("\($0)") }
/// }
/// ```
nonisolated public struct LazyHStack<Content: View>: PrimitiveView, PathNamed {
  @usableFromInline package let content: Content
  @usableFromInline package let alignment: VerticalAlignment
  @usableFromInline package let spacing: CGFloat?
  @usableFromInline package let pinnedViews: PinnedScrollableViews

  /// Makes a row of the builder's views; a spacing of nil uses their preferred spacing (L031).
  ///
  /// - Parameters:
  ///   - alignment: how narrower views are aligned across.
  ///   - spacing: the gap in points; nil is the preferred one.
  ///   - pinnedViews: the headers and footers of sections that stay visible (L099). Default: none.
  ///   - content: the views, made when they become visible.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
  }

  /// A single view that makes the content's views when they are visible.
  public nonisolated static func _makeView(
    view: _GraphValue<LazyHStack<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    makeLazyContainer(view, inputs, content: Content.self, .horizontal) {
      LazyLayout(
        axis: .horizontal, alignment: $0.alignment.key, spacing: $0.spacing, items: nil,
        pinnedViews: $0.pinnedViews)
    }
  }
}

extension LazyHStack: Sendable where Content: Sendable {}

/// Makes a lazy container from a view whose first stored property is its content.
func makeLazyContainer<V: PathNamed, Content: View>(
  _ view: _GraphValue<V>, _ inputs: _ViewInputs, content: Content.Type, _ axis: Axis,
  isGrid: Bool = false, layout: @escaping (V) -> LazyLayout
) -> _ViewOutputs {
  let inner = inputs.below(named: V.self)
  let initial = LazyLayout(
    axis: axis, alignment: VerticalAlignment.center.key, spacing: nil, items: isGrid ? [] : nil,
    pinnedViews: [])
  return _ViewOutputs(
    LazyNode(inner, source: view.node, read: { layout(view.read(in: $0)) }, initial: initial) {
      listOrElement(view.part(at: 0, as: Content.self), $0)
    })
}
