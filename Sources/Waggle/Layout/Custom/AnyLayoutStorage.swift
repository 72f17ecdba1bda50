import Foundation
import WaggleGraph

/// A layout whose type is known to the subclass.
class AnyLayoutStorage: @unchecked Sendable {
  typealias Subviews = LayoutSubviews

  var stackOrientation: Axis? { nil }
  var isBuiltIn: Bool { false }
  var animatableData: _AnyAnimatableData { .zero }
  func setting(_ data: _AnyAnimatableData) -> AnyLayoutStorage { self }
  func isEqual(to other: AnyLayoutStorage, _ graph: Graph) -> Bool { false }

  func makeCache(_ subviews: Subviews) -> AnyObject { self }
  func updateCache(_ cache: inout AnyObject, _ subviews: Subviews) {}
  func spacing(_ subviews: Subviews, _ cache: inout AnyObject) -> ViewSpacing { .plain }

  func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject)
    -> CGSize
  { .zero }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyObject
  ) {}

  func explicitGuide(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyObject
  ) -> CGFloat? { nil }

  func explicitGuide(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyObject
  ) -> CGFloat? { nil }
}

/// Calls a layout with its own cache. A cache of another layout type is replaced by a new one.
final class LayoutStorage<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
  private let layout: L

  private final class Cache {
    var value: L.Cache
    init(_ value: L.Cache) { self.value = value }
  }

  init(_ layout: L) { self.layout = layout }

  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  override var isBuiltIn: Bool { L.self is any BuiltInLayout.Type }
  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(of: layout) }

  override func setting(_ data: _AnyAnimatableData) -> AnyLayoutStorage {
    var copy = layout
    data.set(in: &copy)
    return LayoutStorage(copy)
  }

  override func isEqual(to other: AnyLayoutStorage, _ graph: Graph) -> Bool {
    (other as? LayoutStorage<L>).map { graph.areEqual(layout, $0.layout) } ?? false
  }

  override func makeCache(_ subviews: Subviews) -> AnyObject {
    Cache(layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout AnyObject, _ subviews: Subviews) {
    if let own = cache as? Cache {
      layout.updateCache(&own.value, subviews: subviews)
    } else {
      cache = makeCache(subviews)
    }
  }

  private func own(_ cache: inout AnyObject, _ subviews: Subviews) -> Cache {
    if let own = cache as? Cache { return own }
    let new = Cache(layout.makeCache(subviews: subviews))
    cache = new
    return new
  }

  override func spacing(_ subviews: Subviews, _ cache: inout AnyObject) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &own(&cache, subviews).value)
  }

  override func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyObject
  ) -> CGSize {
    layout.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &own(&cache, subviews).value)
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyObject
  ) {
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &own(&cache, subviews).value)
  }

  override func explicitGuide(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyObject
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &own(&cache, subviews).value)
  }

  override func explicitGuide(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyObject
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &own(&cache, subviews).value)
  }
}
