package import Foundation

/// The framework's own key for scroll views: those inside a view, in the order of the lists, outer before inner.
package enum ScrollViewOutput: CollectedOutput {
  package typealias Element = ScrollState
}

extension ScrollState {
  /// The frame of a view inside, in content coordinates; nil for a view that is not inside.
  package func frame(of view: ViewNode) -> CGRect? {
    guard let node else { return nil }
    return view.layout.frame(inContentOf: node)
  }

  /// The view with the id inside this scroll view, but not inside another one in it.
  package func view(withID id: AnyHashable) -> ViewNode? {
    content?.output(ViewIDOutput.self)?.view(withID: id)
  }

  /// The offset that shows a rectangle of the content at an anchor; nil moves as little as possible (L113).
  package func offset(showing target: CGRect, at anchor: UnitPoint?) -> CGPoint {
    metrics.offset(showing: target, at: anchor, from: offset)
  }
}

extension LayoutNode {
  /// The frame in the coordinates of an ancestor's content: before its `childTransform`. Nil without such an ancestor.
  func frame(inContentOf ancestor: LayoutNode) -> CGRect? {
    var transform = CGAffineTransform(translationX: origin.x, y: origin.y)
    var node = self
    while let parent = node.parent {
      if parent === ancestor { return CGRect(origin: .zero, size: size).applying(transform) }
      transform = transform.concatenating(parent.childTransform)
        .concatenating(CGAffineTransform(translationX: parent.origin.x, y: parent.origin.y))
      node = parent
    }
    return nil
  }

  /// Scrolls every scroll view around the view by as little as shows it, the innermost first. False if there is none.
  @discardableResult
  package func scrollIntoView() -> Bool {
    var target = frameInRoot
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
