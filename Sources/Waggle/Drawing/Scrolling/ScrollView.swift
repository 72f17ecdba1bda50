import Foundation
import WaggleGraph

/// A view that shows a part of content that may be longer than itself, and scrolls it (L110).
///
/// It is as long as proposed along its axes and as wide as its content across them. Several views are laid out as a
/// column (L009). The content is proposed no length along the axes.
///
/// ```swift
/// ScrollView {
///   ForEach(0..<40) { Text("Row \($0)") }
/// }
///
/// ScrollView(.horizontal, showsIndicators: false) {
///   HStack {
///     ForEach(0..<12) { Circle().fill(.orange).frame(width: 60).id($0) }
///   }
/// }
/// ```
nonisolated public struct ScrollView<Content: View>: PrimitiveView, PathNamed {
  /// The views that scroll.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether the indicators may be shown.
  public var showsIndicators: Bool

  /// Makes a view that scrolls along `axes`.
  @inlinable
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Makes the scroll view, and what a view further out wants around it.
  public nonisolated static func _makeView(
    view: _GraphValue<ScrollView<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    guard let surround = inputs.bag[ScrollViewSurroundings.self],
      graph.untracked({ view.read(in: graph) }).axes.contains(.vertical)
    else { return makeScrollView(view, inputs) }
    var inner = inputs
    inner.bag[ScrollViewSurroundings.self] = nil
    return surround(inner) { _, inputs in makeScrollView(view, inputs) }
  }

  private static func makeScrollView(
    _ view: _GraphValue<ScrollView<Content>>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    let outer = inputs.below(named: ScrollView<Content>.self)
    let scroll = ScrollState(outer, outer: inputs.enclosingScroll)
    for reader in inputs.bag[ScrollReaders.self] { reader.attach(to: scroll) }
    let inner = outer.withoutSiblings().inside(scroll)
    let content = makeContent(view.part(at: 0, as: Content.self), inner)
    let node = ScrollNode(content, scroll, outer, source: view.node) {
      let view = view.read(in: $0)
      return (view.axes, view.showsIndicators)
    }
    return _ViewOutputs(ScrollSafeAreaNode(node, outer))
  }

  /// Makes the content, and what a view further out wants around it.
  private static func makeContent(
    _ content: _GraphValue<Content>, _ inputs: _ViewInputs
  ) -> ViewNode {
    guard let surround = inputs.bag[ScrolledContentSurroundings.self] else {
      return content.makePart(in: VStackLayout(), inputs)
    }
    return surround(inputs) { _ViewOutputs(content.makePart(in: VStackLayout(), $1)) }.node
  }
}
