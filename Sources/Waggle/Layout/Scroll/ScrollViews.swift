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
    self.offset(showing: target, at: anchor, from: offset)
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
}

extension LayoutNode {
  /// The nearest scroll view around the view.
  package var enclosingScroll: ScrollState? {
    var next = parent
    while let node = next {
      if let scroll = node.scrollState { return scroll }
      next = node.parent
    }
    return nil
  }
}

extension ScrollState {
  /// A rectangle of the root's space in content coordinates; nil where the content is flattened.
  package func inContent(_ rect: CGRect) -> CGRect? {
    guard let toRoot = node?.currentPlacement.toRoot else { return nil }
    guard abs(toRoot.a * toRoot.d - toRoot.b * toRoot.c) > 1e-12 else { return nil }
    return rect.applying(toRoot.inverted()).offsetBy(dx: offset.x, dy: offset.y)
  }
}
