package import Foundation
import WaggleGraph

extension View {
  /// Sets how much of the upper inset of the first scroll view in this view yields when one scrolls, such as that of a
  /// large title: pinned headers are below the rest (L188).
  package nonisolated func collapsesScrollInset(by length: CGFloat) -> some View {
    modifier(CollapsesScrollInset(length: length))
  }
}

nonisolated private struct CollapsesScrollInset: PrimitiveModifier {
  let length: CGFloat

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs.read(by: CollapsingInsetReader(modifier, inputs)))
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
    scroll.collapsingInset = modifier.read(in: graph).length
    insets.removeAll { $0.node == nil }
    guard !insets.isEmpty else { return }
    _ = graph.value(scroll.geometryValue)
    let collapsed = scroll.collapsed(.vertical)
    for inset in insets { inset.node?.collapse(by: collapsed) }
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
    guard axis == .vertical, collapsingInset > 0 else { return 0 }
    return min(collapsingInset, max(0, offset.y - metrics.minimum(.vertical)))
  }

  /// The offset that shows a rectangle of the content at an anchor; nil moves as little as possible (L113). The part of an
  /// inset that yields does so on the way, so that it takes no space at the end of it; only the content's start is shown
  /// below the whole inset.
  func offset(showing target: CGRect, at anchor: UnitPoint?, from start: CGPoint) -> CGPoint {
    let whole = metrics.offset(showing: target, at: anchor, from: start)
    guard collapsingInset > 0, whole.y > metrics.minimum(.vertical) else { return whole }
    return metrics.offset(showing: target, at: anchor, from: start, yielded: collapsingInset)
  }
}
