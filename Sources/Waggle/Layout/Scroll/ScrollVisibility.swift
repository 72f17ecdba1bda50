import Foundation
import WaggleGraph

extension View {
  /// Calls `action` when this view crosses the edge of the scroll view around it: with true once at least `threshold` of
  /// its area is visible, and with false once less is.
  ///
  /// Outside of scroll views the window counts.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(_ScrollVisibilityModifier(threshold: threshold, action: action)) }
}

/// Observes how much of a view is visible.
nonisolated public struct _ScrollVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  /// Makes the content, which is observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    ScrollVisibilityEffect(outputs.node.layout, modifier, inputs).schedule()
    return outputs
  }
}

/// Compares the visible part of a view with a threshold whenever the view or the scroll view has moved.
private final class ScrollVisibilityEffect: ContentEffect {
  private weak var layout: LayoutNode?
  private weak var scroll: ScrollState?
  private let modifier: _GraphValue<_ScrollVisibilityModifier>
  private let calls: ScrollCalls
  private var isVisible = false
  private var delivered = false

  init(
    _ layout: LayoutNode, _ modifier: _GraphValue<_ScrollVisibilityModifier>, _ inputs: _ViewInputs
  ) {
    self.layout = layout
    self.modifier = modifier
    scroll = inputs.enclosingScroll
    calls = ScrollCalls("onScrollVisibilityChange", nil, inputs)
    super.init(inputs)
    attach(inputs, reading: modifier.node)
  }

  override var name: String { "onScrollVisibilityChange" }

  override func updateContent(_ graph: Graph) {
    let modifier = modifier.read(in: graph)
    isVisible = visibleFraction(graph).map { $0 > 0 && $0 >= modifier.threshold } ?? isVisible
    guard isVisible != delivered else { return }
    calls.add { [weak self] in self?.deliver(modifier.action) }
  }

  private func deliver(_ action: (Bool) -> Void) {
    guard isVisible != delivered else { return }
    delivered = isVisible
    action(isVisible)
  }

  /// The visible part of the area, 0 to 1; nil before layout.
  private func visibleFraction(_ graph: Graph) -> Double? {
    guard let layout, let window = scroll?.node ?? layout.store.root else { return nil }
    let own = graph.value(layout.placement)
    let container = graph.value(window.placement)
    guard layout.isPlaced else { return nil }
    let frame = CGRect(origin: .zero, size: own.size).applying(own.toRoot)
    let visible = CGRect(origin: .zero, size: container.size).applying(container.toRoot)
    guard frame.width > 0, frame.height > 0 else { return visible.contains(frame.origin) ? 1 : 0 }
    let part = frame.overlap(with: visible)
    return part.isNull ? 0 : Double(part.width * part.height / (frame.width * frame.height))
  }
}
