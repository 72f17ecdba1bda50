import Foundation
import WaggleGraph

/// The node of a view with a scroll transition. Its own place by layout decides, which the effect does not change.
final class ScrollTransitionNode<Effect: VisualEffect>: VisualEffectNode<Effect> {
  private let modifier: _GraphValue<_ScrollTransitionModifier<Effect>>
  private let inner: ScrollState?
  /// The phase after the last layout; nil before the first.
  private var phase: ScrollTransitionPhase?

  init(
    _ content: ViewNode, _ modifier: _GraphValue<_ScrollTransitionModifier<Effect>>,
    _ inputs: _ViewInputs
  ) {
    self.modifier = modifier
    inner = inputs.enclosingScroll
    super.init(content, inputs)
    makeParameterEffect(modifier.node, inputs)
  }

  override var name: String { "scrollTransition" }

  /// Runs when the modifier, the view's place or the offset has changed, and in each frame of an animation.
  override func updateParameters(_ graph: Graph) {
    let modifier = modifier.read(in: graph)
    guard let position = position(along: modifier.axis, graph) else {
      return follow(modifier.effect(.identity), graph)
    }
    let step = modifier.edges.step(at: position)
    let effect = modifier.effect(at: step)
    defer { phase = step.phase }
    guard let old = phase ?? comingIn(to: step, at: position, modifier, graph) else {
      return follow(effect, with: nil, graph)
    }
    guard old != step.phase, let animation = modifier.edges.animation(from: old, to: step.phase)
    else { return follow(effect, graph) }
    follow(effect, with: animation, graph)
  }

  /// The phase that a view would have had before it was made, because the content moved: it comes in through an edge. Nil
  /// for a view that was there at rest, which is not animated.
  private func comingIn(
    to step: ScrollTransitionStep, at position: ScrollTransitionPosition,
    _ modifier: _ScrollTransitionModifier<Effect>, _ graph: Graph
  ) -> ScrollTransitionPhase? {
    guard let inner, inner.phase != .idle, step.phase == .identity else { return nil }
    let edge = position.nearerEdge
    guard modifier.edges.animation(from: edge, to: .identity) != nil else { return nil }
    follow(modifier.effect(edge), with: nil, graph)
    return edge
  }

  /// The place in the scroll view; nil before layout and without a scroll view.
  private func position(along axis: Axis?, _ graph: Graph) -> ScrollTransitionPosition? {
    guard let inner else { return nil }
    _ = graph.value(placement)
    _ = graph.value(inner.geometryValue)
    let axis = axis ?? inner.mainAxis
    guard let scroll = inner.nearest(along: axis) else { return nil }
    if scroll !== inner { _ = graph.value(scroll.geometryValue) }
    guard isPlaced, scroll.isLaidOut, let frame = layoutFrame(in: scroll) else { return nil }
    return ScrollTransitionPosition(frame, in: scroll.metrics, along: axis)
  }
}

extension _ScrollTransitionModifier {
  /// The effect of a step: between that of the phase and that of `identity`.
  fileprivate func effect(at step: ScrollTransitionStep) -> Effect {
    var effect = effect(step.phase)
    guard step.amount > 0, step.amount < 1 else { return effect }
    let identity = self.effect(.identity).animatableData
    var delta = effect.animatableData - identity
    delta.scale(by: step.amount)
    effect.animatableData = identity + delta
    return effect
  }
}

extension ScrollState {
  /// The axis along which the scroll view scrolls; vertical for both.
  fileprivate var mainAxis: Axis { metrics.axes == .horizontal ? .horizontal : .vertical }

  /// This scroll view, or the nearest around it that scrolls along an axis.
  fileprivate func nearest(along axis: Axis) -> ScrollState? {
    var next: ScrollState? = self
    while let scroll = next, !scroll.metrics.axes.contains(Axis.Set(axis)) { next = scroll.outer }
    return next
  }
}

extension LayoutNode {
  /// The frame by layout in a scroll view around this view, without the effects on the views between.
  fileprivate func layoutFrame(in scroll: ScrollState) -> CGRect? {
    var origin = origin
    var node: LayoutNode = self
    while let parent = node.parent {
      if let inner = parent.scrollState {
        origin = CGPoint(x: origin.x - inner.offset.x, y: origin.y - inner.offset.y)
        if inner === scroll { return CGRect(origin: origin, size: size) }
      }
      origin = CGPoint(x: origin.x + parent.origin.x, y: origin.y + parent.origin.y)
      node = parent
    }
    return nil
  }
}
