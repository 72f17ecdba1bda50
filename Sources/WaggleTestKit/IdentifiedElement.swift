import Waggle

extension ViewHost {
  /// The accessibility element of a view with an identifier: of the view and of the modifiers around it, as far as it is read as
  /// one element; nil if it is not (C421).
  func element(of found: IdentifiedView) -> AccessibilityElement? {
    guard
      let own = query({ found.whole.singleElement ?? found.view.singleElement })
    else { return nil }
    // What is around the only view of a container describes it too.
    let read = foundElements.all.first {
      $0.identifier == found.identifier
        && ($0.view === own.view || own.view.layout.isInside($0.view.layout))
    }
    return read ?? own
  }
}

extension ViewNode {
  /// The only element of the view, or the only control in it.
  fileprivate var singleElement: AccessibilityElement? {
    let elements = accessibilityElements
    return elements.count == 1 ? elements[0] : elements.controlAndOthers?.control
  }
}

extension LayoutNode {
  /// How many nodes are around.
  var depthInTree: Int {
    var (depth, next) = (0, parent)
    while let node = next {
      depth += 1
      next = node.parent
    }
    return depth
  }
}
