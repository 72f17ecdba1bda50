package import Foundation
import WaggleGraph

/// Why a touch does not reach its target.
package enum MissedTouch {
  /// The point is outside the window.
  case outside
  /// The view's frame is empty.
  case empty
  /// The view is scrolled out of the scroll view around it.
  case scrolledAway
  /// An obstacle keeps all touches from the view; they go to `hit`, or nowhere if that is nil.
  case blocked(TouchObstacle, hit: HitTestResult?)
  /// Another view covers the point.
  case covered(HitTestResult)
  /// No view at the point takes touches.
  case nothing
  /// No view around the hit one has a gesture.
  case noGesture(HitTestResult)
  /// The views that would respond are disabled.
  case disabled
}

extension InputRouter {
  /// Why a touch at a point has no effect; nil when a view responds to it.
  ///
  /// - Parameter view: the intended view; nil for any view at the point.
  /// - Parameter isDrag: whether the touch may scroll.
  package func missedTouch(
    at point: CGPoint, on view: ViewNode?, in window: CGRect, isDrag: Bool = false
  ) -> MissedTouch? {
    if let view, view.isScrolledAway { return .scrolledAway }
    guard (window.minX...window.maxX).contains(point.x),
      (window.minY...window.maxY).contains(point.y)
    else { return view?.isEmpty == true ? .empty : .outside }
    if view == nil, presentations.wouldClose(at: point) { return nil }
    let hit = hit(at: point)
    if isDrag, hit?.scrollViews.contains(where: \.traits.isEnabled) ?? false { return nil }
    if isDrag, hit?.dragNodes.contains(where: \.0.canBeDragged) ?? false { return nil }
    guard let view else { return hit.map { $0.responds ? nil : $0.reason } ?? .nothing }
    let tester = presentations.content(around: view.layout) ?? root
    let path = tester?.output(HitTestOutput.self)?.path(to: view.layout)
    if let hit, hit.responds, hit.isIn(view) || hit.respondsLike(path) { return nil }
    if let obstacle = path?.obstacle { return .blocked(obstacle, hit: hit) }
    if view.isEmpty { return .empty }
    guard let hit else { return .nothing }
    return hit.isIn(view) ? hit.reason : .covered(hit)
  }
}

extension ViewNode {
  fileprivate var isEmpty: Bool { layout.frameInRoot.isEmpty }

  fileprivate var isScrolledAway: Bool {
    let frame = layout.frameInRoot
    return !frame.isEmpty && layout.visiblePart(of: frame).isEmpty
  }
}

extension HitTestResult {
  /// Whether a gesture takes part, or a view takes the focus.
  var responds: Bool {
    !GestureChain.participants(listeners).isEmpty || focusTargets.contains(where: \.canFocus)
  }

  /// Why no view responds.
  fileprivate var reason: MissedTouch {
    let isDisabled =
      listeners.contains { $0.mask.contains(.gesture) && !$0.isEnabled }
      || focusTargets.contains { !$0.isEnabled }
    return isDisabled ? .disabled : .noGesture(self)
  }

  fileprivate func isIn(_ view: ViewNode) -> Bool { self.view.layout.isInside(view.layout) }

  /// Whether the gesture that responds is the one that would respond on the path to the view.
  fileprivate func respondsLike(_ path: HitTestResult?) -> Bool {
    guard let expected = path.flatMap({ GestureChain.participants($0.listeners).first }) else {
      return false
    }
    return GestureChain.participants(listeners).first === expected
  }
}
