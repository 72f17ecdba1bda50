public import Foundation
import WaggleGraph

/// A layout of any type. A container whose layout is replaced by one of another type keeps its subviews and their state
/// (L076).
///
/// ```swift
/// struct Contact: View {
///   @State private var isWide = true
///
///   var body: some View {
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4))
///     layout {
///       Text("Ada")
///       Text("Lovelace")  // shows Lovelace
///     }
///     .onTapGesture { withAnimation { isWide.toggle() } }
///   }
/// }
/// ```
public struct AnyLayout: Layout, PathNamed {
  private var wrapped: AnyLayoutStorage

  /// Wraps a layout; one that is wrapped already is not wrapped a second time.
  public init<L: Layout>(_ layout: L) {
    wrapped = (layout as? AnyLayout)?.wrapped ?? LayoutStorage(layout)
  }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var storage: AnyObject
  }

  /// The animatable data of the wrapped layout. Between two types nothing is interpolated: views move to where the new
  /// layout puts them.
  public var animatableData: _AnyAnimatableData {
    get { wrapped.animatableData }
    set { wrapped = wrapped.setting(newValue) }
  }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(storage: wrapped.makeCache(subviews))
  }

  /// Updates the cache of the wrapped layout; a new one is made if the layout is now of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    wrapped.updateCache(&cache.storage, subviews)
  }

  /// The spacing of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    wrapped.spacing(subviews, &cache.storage)
  }

  /// The size that the wrapped layout answers.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { wrapped.size(proposal, subviews, &cache.storage) }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { wrapped.place(in: bounds, proposal, subviews, &cache.storage) }

  /// The guide that the wrapped layout sets.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { wrapped.explicitGuide(guide, in: bounds, proposal, subviews, &cache.storage) }

  /// The guide that the wrapped layout sets.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { wrapped.explicitGuide(guide, in: bounds, proposal, subviews, &cache.storage) }
}

extension AnyLayout {
  /// The axis of the wrapped layout, if it is a stack.
  var stackOrientation: Axis? { wrapped.stackOrientation }

  /// Whether the wrapped layout is one of the framework.
  var wrapsBuiltIn: Bool { wrapped.isBuiltIn }

  /// Whether both wrap equal layouts of one type.
  func isEqual(to other: AnyLayout, in graph: Graph) -> Bool {
    wrapped === other.wrapped || wrapped.isEqual(to: other.wrapped, graph)
  }
}
