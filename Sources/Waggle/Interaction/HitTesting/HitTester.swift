package import Foundation

/// Finds the view at a point. A modifier adds itself to its content's hit tester with one of the functions below.
///
/// A hit tester stores nothing of the views: each call reads their current state, so a frame costs nothing.
package struct HitTester {
  private let find: (HitTestQuery) -> HitTestResult?
  /// Whether no point ever hits the view: its bounds need not be known.
  let isHidden: Bool

  package init(isHidden: Bool = false, _ find: @escaping (HitTestQuery) -> HitTestResult?) {
    self.find = find
    self.isHidden = isHidden
  }

  package func callAsFunction(_ query: HitTestQuery) -> HitTestResult? { find(query) }

  /// The result at a point in the root's space; nil where nothing is hit, so that the views behind are tested.
  package func hit(_ point: CGPoint) -> HitTestResult? { find(.point(point)) }

  /// The result for the first leaf in a view, even if an obstacle keeps touches from it; nil if the view draws nothing
  /// or is not part of this content.
  package func path(to view: LayoutNode) -> HitTestResult? { find(.path(to: view)) }
}

/// What a hit test looks for.
package enum HitTestQuery {
  /// The view at a point in the root's space.
  case point(CGPoint)
  /// The control to which a point in the root's space is nearest, where none is at the point (C053).
  case near(CGPoint)
  /// The view at a point in the root's space over which something is dragged; also one in whose frame it can be dropped.
  case drop(CGPoint)
  /// All views that are watched for hovering at a point; nothing is hit.
  case hover(HoverSearch)
  /// The first leaf of a view, to report why a touch did not reach it.
  case path(to: LayoutNode)
}

extension TouchObstacle {
  /// Whether the view blocks what is below: transparent views are hovered over, views that take no touches are not (M128).
  fileprivate func blocks(_ query: HitTestQuery) -> Bool {
    if case .hover = query { return self != .faded }
    return true
  }
}

/// A hit leaf, with the gestures, the focusable views and the obstacle around it.
package struct HitTestResult {
  package let view: ViewNode
  /// The listeners, the innermost first.
  package var listeners: [any GestureListener] = []
  /// The views that can take the focus, innermost first.
  package var focusTargets: [FocusTarget] = []
  /// The scroll views around the view, innermost first.
  package var scrollViews: [ScrollState] = []
  /// For each scroll view, how many of the listeners are inside it.
  package var scrolledListeners: [Int] = []
  /// The views that can be dragged, innermost first, and for each how many of the listeners are inside it.
  var dragNodes: [(DragNode, Int)] = []
  /// The views on which something can be dropped, innermost first; empty in the result for a touch.
  var dropNodes: [DropNode] = []
  /// The outermost obstacle to all touches; always nil in the result for a point.
  package var obstacle: TouchObstacle?
  /// How far outside of the touched control the point is; 0 for a point inside.
  package var distance: CGFloat = 0

  package init(view: ViewNode) { self.view = view }
}

/// A reason why no touch reaches a view.
package enum TouchObstacle {
  case hidden, faded, noHitTesting
}

extension HitTester {
  /// Adds a view with a gesture to the result, unless what was hit keeps the touch to itself.
  func adding(
    _ listener: any GestureListener,
    unless isKept: @escaping (HitTestResult) -> Bool = { _ in false }
  ) -> HitTester {
    HitTester(isHidden: isHidden) { [find, unowned listener] query in
      guard var result = find(query) else { return nil }
      if !isKept(result) { result.listeners.append(listener) }
      return result
    }
  }

  /// Adds a view that takes the focus to the result.
  func adding(_ target: FocusTarget) -> HitTester {
    HitTester(isHidden: isHidden) { [find, unowned target] query in
      guard var result = find(query) else { return nil }
      result.focusTargets.append(target)
      return result
    }
  }

  /// Keeps all touches from the view, which is still found by a path.
  func hidden() -> HitTester {
    let blocked = blocked(by: .hidden) { true }
    return HitTester(isHidden: true) { blocked($0) }
  }

  /// Keeps touches from the view while `isBlocked` is true, and the hovering pointer unless the view is transparent.
  package func blocked(by obstacle: TouchObstacle, while isBlocked: @escaping () -> Bool)
    -> HitTester
  {
    HitTester(isHidden: isHidden) { [find] query in
      guard obstacle.blocks(query), isBlocked() else { return find(query) }
      guard case .path = query, var result = find(query) else { return nil }
      result.obstacle = obstacle
      return result
    }
  }
}

extension HitTestQuery {
  /// The point that is touched, or over which something is dragged; nil for other queries.
  var touchedPoint: CGPoint? {
    switch self {
    case .point(let point), .drop(let point): point
    case .near, .hover, .path: nil
    }
  }
}
