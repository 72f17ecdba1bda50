package import Foundation
import WaggleGraph

extension View {
  /// Sets how much of the upper inset of the first scroll view in this view yields when one scrolls, such as that of a
  /// large title: pinned headers are below the rest (L188).
  ///
  /// - Parameter isCollapsed: whether the safe area around is without that length now, which the scroll view then adds, so
  /// that its content stays where it is.
  package nonisolated func collapsesScrollInset(by length: CGFloat, isCollapsed: Bool = false)
    -> some View
  { modifier(CollapsesScrollInset(length: length, isCollapsed: isCollapsed)) }
}

nonisolated private struct CollapsesScrollInset: PrimitiveModifier {
  let length: CGFloat
  let isCollapsed: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs.read(by: CollapsingInsetReader(modifier, inputs)))
  }
}

/// How much of the upper inset of a scroll view yields when one scrolls down (L188).
package struct CollapsingInset {
  /// In points; 0 where nothing yields.
  package var length: CGFloat = 0
  /// Whether the safe area has lost the length, so that the scroll view adds it.
  package var isCollapsed = false

  package init(length: CGFloat = 0, isCollapsed: Bool = false) {
    (self.length, self.isCollapsed) = (length, isCollapsed)
  }

  /// What the scroll view adds to its upper inset.
  package var added: CGFloat { isCollapsed ? length : 0 }

  /// The length that has yielded at a distance from the start of the content.
  package func collapsed(at distance: CGFloat) -> CGFloat {
    length > 0 ? min(length, max(0, distance)) : 0
  }
}

/// Gives the length to the scroll view, and moves up what is between it and the inset.
final class CollapsingInsetReader: ScrollReader {
  private let modifier: _GraphValue<CollapsesScrollInset>
  /// The views at the top of the scroll view's safe area.
  private var insets: [WeakInset] = []

  private struct WeakInset {
    weak var node: SafeAreaInsetNode?
  }

  fileprivate init(_ modifier: _GraphValue<CollapsesScrollInset>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "collapsesScrollInset" }

  override func updateContent(_ graph: Graph) {
    guard let scroll else { return }
    let new = modifier.read(in: graph)
    let old = scroll.collapsingInset
    scroll.collapsingInset = CollapsingInset(length: new.length, isCollapsed: new.isCollapsed)
    let added = scroll.collapsingInset.added
    if old.added != added { scroll.node?.setNeedsPlacing() }
    insets.removeAll { $0.node == nil }
    guard !insets.isEmpty else { return }
    _ = graph.value(scroll.geometryValue)
    let collapsed = scroll.collapsed(.vertical)
    for inset in insets { inset.node?.collapse(by: max(0, collapsed - added)) }
  }

  /// Adds a view that may be at the top of the scroll view's safe area.
  func add(_ inset: SafeAreaInsetNode) {
    insets.append(WeakInset(node: inset))
    runtime.graph.invalidate(node)
    schedule()
  }
}

extension _ViewInputs {
  /// What shares the upper inset of the scroll view that is to be made here, if that inset yields.
  var collapsingInset: CollapsingInsetReader? {
    bag[ScrollReaders.self].lazy.compactMap { $0 as? CollapsingInsetReader }.last
  }
}

extension ScrollState {
  /// How much of the inset at the start of an axis has yielded.
  func collapsed(_ axis: Axis) -> CGFloat {
    guard axis == .vertical else { return 0 }
    return collapsingInset.collapsed(at: offset.y - metrics.minimum(.vertical))
  }

  /// The offset that shows a rectangle of the content at an anchor; nil moves as little as possible (L113). Without an anchor
  /// the part of an inset that yields does so on the way, so that it takes no space at the end of it; only the content's
  /// start is shown below the whole inset. With one, what takes no space is given.
  func offset(
    showing target: CGRect, at anchor: UnitPoint?, from start: CGPoint, yielded: CGFloat? = nil
  ) -> CGPoint {
    let yielded = yielded ?? collapsingInset.length
    let whole = metrics.offset(showing: target, at: anchor, from: start)
    guard yielded > 0, whole.y > metrics.minimum(.vertical) else { return whole }
    return metrics.offset(showing: target, at: anchor, from: start, yielded: yielded)
  }

  /// How much of the upper inset takes no space where a program scrolls to a view at an anchor: it counts as it is before,
  /// except in a list (L113, C101).
  func yieldedInset(for container: LazyNode?, at anchor: UnitPoint?) -> CGFloat {
    let isWhole = collapsed(.vertical) < collapsingInset.length
    return isWhole && anchor != nil && container?.rows == nil ? 0 : collapsingInset.length
  }
}
