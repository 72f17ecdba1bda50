public import Foundation

/// Computes the size of a container and places its subviews.
///
/// All containers of the framework conform to it, and custom ones can too.
///
/// ```swift
/// /// As wide as its widest subview; each subview gets that width.
/// struct EqualWidths: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var y = bounds.minY
///     for subview in subviews {
///       let height = subview.sizeThatFits(.unspecified).height
///       let size = ProposedViewSize(width: bounds.width, height: height)
///       subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: size)
///       y += height
///     }
///   }
/// }
///
/// EqualWidths {
///   Button("Cancel") {}
///   Button("Delete everything") {}
/// }
/// ```
public protocol Layout: Animatable {
  /// Data kept between calls; discarded when a subview changes (L071). Default: none.
  associatedtype Cache = Void
  /// The collection of the container's subviews.
  typealias Subviews = LayoutSubviews

  /// The properties that subviews adapt to. Default: not a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for new subviews.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache after a change of the layout, of the list of subviews, or inside a subview.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The container's preferred spacing. Default: the union of all subviews' (L036).
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The container's size for a proposal, in points. Results are cached per proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Places the subviews with `LayoutSubview.place`. `bounds.size` is the answer to `proposal` (L072).
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  /// The position of a horizontal guide in `bounds`, in points; nil for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// The position of a vertical guide in `bounds`, in points; nil for the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

/// Properties of a layout that its subviews adapt to.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, to which spacers and dividers adapt (L075); nil for layouts that are not stacks.
  public var stackOrientation: Axis?

  /// The properties of a layout that is not a stack.
  public init() {}
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' spacing: on each edge the larger one (L036).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.mergedSpacing
  }

  /// Merges the positions that the placed subviews set (L043).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Merges the positions that the placed subviews set (L043).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Makes a container of the builder's views with this layout.
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

  /// A single view that contains the content's list.
  public nonisolated static func _makeView(
    view: _GraphValue<_LayoutContainer<L, Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let name: Any.Type? = L.self is any UnnamedLayout.Type ? nil : L.self
    let inner = inputs.below(name, isNamed: L.self is any PathNamed.Type)
    return makeContainer(view, inner, content: Content.self) { $0.layout }
  }
}
