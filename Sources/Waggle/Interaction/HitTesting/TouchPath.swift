/// What lies between a touch and a view: the framework's own key. Unlike `TouchOutput` it includes hidden views, so
/// that a test can report why a tap did not reach one.
package enum TouchPathOutput: OutputKey {
  package typealias Output = TouchPaths

  /// The path to the child that contains the view.
  package static func combine(_ children: ChildList) -> TouchPaths? {
    TouchPaths { target in
      guard children.hasStackRoom else { return nil }
      for child in children.inOrder {
        if let path = child.node.touchPath(to: target) { return path }
      }
      return nil
    }
  }

  /// The end of the path, when the view contains the leaf.
  package static func leaf(_ view: ViewNode) -> TouchPaths? {
    (view as? DrawingLeaf).map { leaf in
      TouchPaths { target in leaf.isInside(target) ? TouchPath() : nil }
    }
  }

  /// Marks the path through a view that is hidden or transparent.
  package static func pass(_ output: TouchPaths, through modifier: ViewNode) -> TouchPaths {
    if modifier is HiddenNode { return output.adding { $0.obstacle = .hidden } }
    guard let fade = modifier as? OpacityNode else { return output }
    return output.adding { if !fade.isNoticed { $0.obstacle = .faded } }
  }
}

/// What a touch meets between the root and a view.
package struct TouchPath {
  /// The outermost obstacle to all touches.
  var obstacle: TouchObstacle?
  /// The gesture listeners around the view's first leaf, innermost first.
  var listeners: [GestureListener] = []
}

/// A reason why no touch reaches a view.
package enum TouchObstacle {
  case hidden, faded, noHitTesting
}

/// The paths to the views in a view, computed on request.
package final class TouchPaths {
  private let find: (LayoutNode) -> TouchPath?

  init(_ find: @escaping (LayoutNode) -> TouchPath?) { self.find = find }

  /// The path to a view's first leaf; nil where the view draws nothing, or is not here.
  func path(to view: LayoutNode) -> TouchPath? { find(view) }

  /// The same paths with an outer part added.
  func adding(_ change: @escaping (inout TouchPath) -> Void) -> TouchPaths {
    TouchPaths { [self] target in
      guard var path = find(target) else { return nil }
      change(&path)
      return path
    }
  }
}

extension ViewNode {
  /// The path from here to a view inside.
  func touchPath(to view: LayoutNode) -> TouchPath? {
    output(TouchPathOutput.self)?.path(to: view)
  }
}

extension LayoutNode {
  /// Whether it is `view` or a descendant of it.
  func isInside(_ view: LayoutNode) -> Bool {
    var next: LayoutNode? = self
    while let node = next, node !== view { next = node.parent }
    return next != nil
  }
}
