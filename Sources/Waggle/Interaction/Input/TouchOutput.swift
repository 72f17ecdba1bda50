package import Foundation

/// What can be touched: the framework's own key, whose value answers which view is at a point.
///
/// A view in which nothing can be touched has no output. Regions hold nothing: they look at the views as they are when
/// somebody asks, so frames never pay for them. A hidden view has none (R170).
package enum TouchOutput: VisibleOutput {
  package typealias Output = TouchRegion

  /// The children, the one drawn last first (M131).
  package static func combine(_ children: ChildList) -> TouchRegion? { TouchGroup(children) }

  /// Where the leaf draws (M126).
  package static func leaf(_ view: ViewNode) -> TouchRegion? {
    (view as? DrawingLeaf).map(TouchLeaf.init)
  }

  /// Nothing, while the view is faded out (M127).
  package static func pass(_ output: TouchRegion, through modifier: ViewNode) -> TouchRegion {
    (modifier as? OpacityNode).map { FadedTouchRegion(output, $0) } ?? output
  }
}

/// Where a view can be touched. Points are in the root's space.
package class TouchRegion {
  /// Who is touched at a point; nil where nobody is, and what lies behind is asked.
  package func hit(_ point: CGPoint) -> TouchHit? { nil }
}

/// Who is touched: the first leaf at a point, and who listens on the way up from it.
package struct TouchHit {
  package let view: ViewNode
  /// The innermost first.
  package var listeners: [GestureListener] = []
  /// What may take the focus, the innermost first.
  package var targets: [FocusTarget] = []
}

/// The children of a container.
private final class TouchGroup: TouchRegion {
  private let children: ChildList

  init(_ children: ChildList) { self.children = children }

  override func hit(_ point: CGPoint) -> TouchHit? {
    guard children.hasStackRoom else { return nil }
    for child in children.inOrder.reversed() {
      if let hit = child.node.output(TouchOutput.self)?.hit(point) { return hit }
    }
    return nil
  }
}

extension ChildList {
  /// False where a tree is too deep to look any further into it.
  var hasStackRoom: Bool { unsafeDowncast(inputs.runtime, to: LayoutRuntime.self).stack.hasRoom }
}

/// What is faded, as long as it can be noticed.
private final class FadedTouchRegion: TouchRegion {
  private let base: TouchRegion
  private let fade: OpacityNode

  init(_ base: TouchRegion, _ fade: OpacityNode) {
    self.base = base
    self.fade = fade
  }

  override func hit(_ point: CGPoint) -> TouchHit? { fade.isNoticed ? base.hit(point) : nil }
}
