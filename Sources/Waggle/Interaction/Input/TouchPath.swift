/// What stands between a view and a touch: the framework's own key. Unlike what can be touched, hidden views have it too, so
/// that a test can be told why a tap did not reach one.
package enum TouchPathOutput: OutputKey {
  package typealias Output = TouchPaths

  /// The path to whichever child the view is in.
  package static func combine(_ children: ChildList) -> TouchPaths? {
    TouchPaths { target in
      guard children.hasStackRoom else { return nil }
      for child in children.inOrder {
        if let path = child.node.touchPath(to: target) { return path }
      }
      return nil
    }
  }

  /// The end of the path, where the leaf is in the view.
  package static func leaf(_ view: ViewNode) -> TouchPaths? {
    (view as? DrawingLeaf).map { leaf in
      TouchPaths { target in leaf.isInside(target) ? TouchPath() : nil }
    }
  }

  /// The path through a view that is hidden or faded out.
  package static func pass(_ output: TouchPaths, through modifier: ViewNode) -> TouchPaths {
    if modifier is HiddenNode { return output.adding { $0.obstacle = .hidden } }
    guard let fade = modifier as? OpacityNode else { return output }
    return output.adding { if !fade.isNoticed { $0.obstacle = .faded } }
  }
}

/// What a touch meets on its way to a view.
package struct TouchPath {
  /// What keeps all touches away, the outermost.
  var obstacle: TouchObstacle?
  /// The views with gestures around the view's first leaf, the innermost first.
  var listeners: [GestureListener] = []
}

/// What keeps touches from a view.
package enum TouchObstacle {
  case hidden, faded, noHitTesting
}

/// The paths to the views in a view, found when they are asked for.
package final class TouchPaths {
  private let find: (LayoutNode) -> TouchPath?

  init(_ find: @escaping (LayoutNode) -> TouchPath?) { self.find = find }

  /// The path to the first leaf of a view; nil where the view draws nothing, or is not here.
  func path(to view: LayoutNode) -> TouchPath? { find(view) }

  /// The same paths with something further out.
  func adding(_ change: @escaping (inout TouchPath) -> Void) -> TouchPaths {
    TouchPaths { [self] target in
      guard var path = find(target) else { return nil }
      change(&path)
      return path
    }
  }
}

extension ViewNode {
  /// What a touch meets on its way from here to a view inside.
  func touchPath(to view: LayoutNode) -> TouchPath? {
    output(TouchPathOutput.self)?.path(to: view)
  }
}

extension LayoutNode {
  /// Whether it is a view or in it.
  func isInside(_ view: LayoutNode) -> Bool {
    var next: LayoutNode? = self
    while let node = next, node !== view { next = node.parent }
    return next != nil
  }
}
