import Foundation

extension AccessibilityElement {
  /// Scrolls towards an edge, as a swipe with three fingers does: by the element's action, or by a page of the nearest
  /// scroll view around it that can move there. Call within a frame's event. False if nothing scrolls.
  @discardableResult
  package func scroll(towards edge: Edge) -> Bool {
    if let action = actions.scroll {
      action(edge)
      return true
    }
    var next: LayoutNode? = view.layout
    while let node = next {
      if node.scrollState?.scrollPage(towards: edge) ?? false { return true }
      next = node.parent
    }
    return false
  }
}

extension ScrollState {
  /// Scrolls by the length of the container. False if the content is at that edge already, or the user cannot scroll.
  fileprivate func scrollPage(towards edge: Edge) -> Bool {
    let page = metrics.containerSize
    let isRight = (edge == .trailing) != metrics.level.isRightToLeft
    let delta =
      switch edge {
      case .top: CGVector(dx: 0, dy: -page.height)
      case .bottom: CGVector(dx: 0, dy: page.height)
      case .leading, .trailing: CGVector(dx: isRight ? page.width : -page.width, dy: 0)
      }
    return scroll(by: delta) != delta
  }
}
