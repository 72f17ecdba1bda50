public import Foundation

/// How a container gives its subviews their sizes and places.
///
/// Every container of the framework is written with it, and so can yours be.
public protocol Layout: Animatable {
  /// What is kept between calls; dropped when a subview changes (L071).
  associatedtype Cache = Void
  /// The subviews of the container.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout that its subviews adapt to.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for new subviews.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings the cache up to date when the layout, the list of subviews or anything in one of them has changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// What the container wants around it.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The container's size for a proposal. Answers are kept per proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Places the subviews with `LayoutSubview.place`; `bounds.size` is the answer given for `proposal` (L072).
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  /// Where the container sets a horizontal guide; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// Where the container sets a vertical guide; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

/// Properties of a layout that its subviews adapt to.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack lies, to which spacers and dividers adapt (L075); nil for no stack.
  public var stackOrientation: Axis?

  /// Properties of a layout that is no stack.
  public init() {}
}

extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// All edges of all subviews, the larger where they differ (L036).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.mergedSpacing
  }

  /// What the subviews set, merged where they are placed (L043).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// What the subviews set, merged where they are placed (L043).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// A container of the builder's views, laid out by this layout.
  @inlinable
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(content: content(), layout: self)
  }
}

/// A container with a layout.
nonisolated public struct _LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let layout: L

  @inlinable
  init(content: Content, layout: L) {
    self.content = content
    self.layout = layout
  }

  /// One view that contains the content's list.
  public nonisolated static func _makeView(
    view: _GraphValue<_LayoutContainer<L, Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let name: Any.Type? = L.self is any UnnamedLayout.Type ? nil : L.self
    return makeContainer(view, inputs, content: Content.self, name: name) { $0.layout }
  }
}
