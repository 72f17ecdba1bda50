package import Foundation

extension LayoutNode {
  /// Scrolls every scroll view around the view by as little as shows it, the innermost first. False if there is none.
  ///
  /// - Parameter part: what is to be seen, in the view's coordinates; nil is all of it.
  @discardableResult
  package func scrollIntoView(_ part: CGRect? = nil) -> Bool {
    prepareForScrolling()
    var target = part.map { $0.applying(currentPlacement.toRoot) } ?? frameInRoot
    var isInside = false
    var next = parent
    while let node = next {
      if let scroll = node.scrollState {
        isInside = true
        target = scroll.reveal(target)
      }
      next = node.parent
    }
    return isInside
  }
}

extension ScrollState {
  /// Shows a rectangle of the root's space, and returns where it is then.
  fileprivate func reveal(_ target: CGRect) -> CGRect {
    guard let node else { return target }
    let toRoot = node.currentPlacement.toRoot
    guard abs(toRoot.a * toRoot.d - toRoot.b * toRoot.c) > 1e-12 else { return target }
    let fromRoot = toRoot.inverted()
    let local = target.applying(fromRoot)
    let inContent = local.offsetBy(dx: offset.x, dy: offset.y)
    move(to: offset(showing: inContent, at: nil), by: .program)
    return inContent.applying(contentTransform).applying(toRoot)
  }
}
