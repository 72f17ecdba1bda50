package import Foundation
import WaggleGraph

extension View {
  /// Makes the views in this layout the targets of the scroll view around it: what `scrollPosition` reports, and what
  /// scrolling aligns with.
  ///
  /// Put it on the stack in the scroll view.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Makes this view a target of the scroll view around it.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}

/// Makes views the targets of a scroll view.
nonisolated public struct _ScrollTargetModifier: PrimitiveModifier, Equatable {
  let isEnabled: Bool
  let isLayout: Bool

  /// Makes the content, with its targets.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(ScrollTargetNode(body(_Graph(), inputs).node, modifier, inputs))
  }
}

/// A view that a scroll view can come to rest at.
package struct ScrollTargetView {
  /// Its ids, innermost first.
  package let ids: [AnyHashable]
  package let view: ViewNode

  package init(ids: [AnyHashable], view: ViewNode) {
    self.ids = ids
    self.view = view
  }
}

/// The targets of a scroll view inside a view, in the order of the lists.
package enum ScrollTargetOutput: CollectedOutput {
  package static let readsLayoutAlone = true
  package typealias Element = ScrollTargetView
}

/// The views directly in a container, as targets. A lazy container lists those that it has made.
package enum ScrollTargetChildrenOutput: CollectedOutput {
  package static let readsLayoutAlone = true
  package typealias Element = ScrollTargetView

  package static func combine(_ children: ChildList) -> Collected<ScrollTargetView>? {
    Collected {
      children.children.map { ScrollTargetView(ids: children.ids(of: $0), view: $0.node) }
    }
  }
}

private final class ScrollTargetNode: ModifierNode {
  private let modifier: _GraphValue<_ScrollTargetModifier>
  private let scope: ViewScope?
  private unowned let runtime: Runtime

  init(_ content: ViewNode, _ modifier: _GraphValue<_ScrollTargetModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    scope = inputs.scope
    runtime = inputs.runtime
    super.init(content)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == ScrollTargetOutput.self else { return super.output(key) }
    let targets = Collected<ScrollTargetView> { [unowned self] in self.targets }
    return castOutput(targets, of: ScrollTargetOutput.self, for: key)
  }

  private var targets: [ScrollTargetView] {
    let graph = runtime.graph
    let modifier = graph.untracked { self.modifier.read(in: graph) }
    guard modifier.isEnabled else { return content.collected(ScrollTargetOutput.self) }
    if modifier.isLayout { return content.collected(ScrollTargetChildrenOutput.self) }
    return [ScrollTargetView(ids: scope?.nearestID.map { [$0] } ?? [], view: content)]
  }
}

extension ViewScope {
  fileprivate var nearestID: AnyHashable? {
    var next: ViewScope? = self
    while let scope = next {
      if let id = scope.viewID { return id }
      next = scope.parent
    }
    return nil
  }
}

// MARK: Which target is shown

extension ScrollState {
  /// The targets inside this scroll view, with their frames in content coordinates.
  package var targets: [(target: ScrollTargetView, frame: CGRect)] {
    (content?.collected(ScrollTargetOutput.self) ?? []).compactMap { target in
      frame(of: target.view).map { (target, $0) }
    }
  }

  /// The visible part of the content inside the insets, in content coordinates.
  package var visibleContainer: CGRect {
    CGRect(
      x: offset.x + metrics.insets.left, y: offset.y + metrics.insets.top,
      width: metrics.containerSize.width, height: metrics.containerSize.height)
  }

  /// The target at an anchor of the visible part, or the nearest to it; without an anchor the one of which most is
  /// visible, the first on ties (L114).
  package func target(at anchor: UnitPoint?) -> ScrollTargetView? {
    let visible = visibleContainer
    guard let anchor else {
      return best(of: targets) { -$0.overlap(with: visible).area }
    }
    let point = CGPoint(
      x: visible.minX + visible.width * metrics.fraction(anchor, .horizontal),
      y: visible.minY + visible.height * metrics.fraction(anchor, .vertical))
    return best(of: targets) { distance(of: $0, from: point) }
  }

  /// The target with the least cost, the first on ties; nil for none.
  private func best(
    of targets: [(target: ScrollTargetView, frame: CGRect)], cost: (CGRect) -> CGFloat
  ) -> ScrollTargetView? {
    var best: (target: ScrollTargetView, cost: CGFloat)?
    for (target, frame) in targets {
      let cost = cost(frame)
      if best.map({ cost < $0.cost }) ?? true { best = (target, cost) }
    }
    return best?.target
  }

  /// How far a point is from a frame along the axes that scroll.
  private func distance(of frame: CGRect, from point: CGPoint) -> CGFloat {
    var sum: CGFloat = 0
    for axis in Axis.allCases where metrics.axes.contains(Axis.Set(axis)) {
      let range = frame.range(axis) ?? 0...0
      // An edge between two targets belongs to the later one.
      let beyond: CGFloat = point[axis] == range.upperBound ? 1e-6 : 0
      sum += max(range.lowerBound - point[axis], point[axis] - range.upperBound, beyond)
    }
    return sum
  }
}

extension CGRect {
  /// The area; 0 for a null rectangle.
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
