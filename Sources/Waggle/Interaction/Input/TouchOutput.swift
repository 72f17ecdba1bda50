package import Foundation

/// What can be touched: the framework's own key, whose value answers which view is at a point.
///
/// A view in which nothing can be touched has no output. Regions hold nothing: they look at the views as they are when
/// somebody asks, so frames never pay for them. A hidden view has none (R170).
package enum TouchOutput: VisibleOutput {
  package typealias Output = HitTester

  /// The children, the one drawn last first (M131).
  package static func combine(_ children: ChildList) -> HitTester? {
    children.combiner(for: ObjectIdentifier(TouchOutput.self), includesRemoved: true) {
      let group = HitTestGroup(children)
      return (group, group as HitTester)
    }
  }

  /// Where the leaf draws (M126).
  package static func leaf(_ view: ViewNode) -> HitTester? {
    (view as? DrawingLeaf).map(TouchLeaf.init)
  }

  /// Nothing, while the view is faded out (M127).
  package static func pass(_ output: HitTester, through modifier: ViewNode) -> HitTester {
    (modifier as? OpacityNode).map { OpacityHitTester(output, $0) } ?? output
  }
}

/// Where a view can be touched. Points are in the root's space.
package class HitTester {
  /// Who is touched at a point; nil where nobody is, and what lies behind is asked.
  package func hit(_ point: CGPoint) -> HitTestResult? { nil }
}

/// Who is touched: the first leaf at a point, and who listens on the way up from it.
package struct HitTestResult {
  package let view: ViewNode
  /// The innermost first.
  package var listeners: [GestureListener] = []
  /// What may take the focus, the innermost first.
  package var targets: [FocusTarget] = []
}

/// The children of a container, found by their places.
///
/// Always true: `known` lists the children that can be touched in the order of drawing, and `tree` has the reach of each but
/// for those in `changed`. It is made at the first touch; a child that moves after that costs O(log n) at the next.
private final class HitTestGroup: HitTester, ChildListObserver, BoundingRectListener {
  private struct Part {
    let region: HitTester
    let layout: LayoutNode
  }

  private unowned let children: ChildList
  private var known: [Part]?
  private var places: [ObjectIdentifier: Int] = [:]
  private var tree = BoundsTree([])
  private var changed: Set<Int> = []

  init(_ children: ChildList) { self.children = children }

  func childrenChanged(_ children: ChildList) { known = nil }

  func childBoundingRectChanged(_ child: LayoutNode) {
    if let place = places[ObjectIdentifier(child)] { changed.insert(place) }
  }

  override func hit(_ point: CGPoint) -> HitTestResult? {
    guard children.hasStackRoom, let container = children.container?.layout,
      let local = container.local(point)
    else { return nil }
    let parts = known ?? look(container)
    refresh(parts)
    return tree.first(at: local) { parts[$0].region.hit(point) }
  }

  var childrenBoundingRect: CGRect? {
    guard let known else { return nil }
    refresh(known)
    return tree.all
  }

  private func refresh(_ parts: [Part]) {
    for place in changed { tree.set(place, to: parts[place].layout.boundingRectInParent) }
    changed = []
  }

  private func look(_ container: LayoutNode) -> [Part] {
    let parts = children.displayedInOrder.compactMap { node in
      node.output(TouchOutput.self).map { Part(region: $0, layout: node.layout) }
    }
    places = [:]
    for (place, part) in parts.enumerated() { places[ObjectIdentifier(part.layout)] = place }
    tree = BoundsTree(parts.map(\.layout.boundingRectInParent))
    changed = []
    known = parts
    container.observeBoundingRect(self)
    _ = container.boundingRect
    return parts
  }
}

extension ChildList {
  /// False where a tree is too deep to look any further into it.
  var hasStackRoom: Bool { unsafeDowncast(inputs.runtime, to: LayoutRuntime.self).stack.hasRoom }
}

/// What is faded, as long as it can be noticed.
private final class OpacityHitTester: HitTester {
  private let base: HitTester
  private let fade: OpacityNode

  init(_ base: HitTester, _ fade: OpacityNode) {
    self.base = base
    self.fade = fade
  }

  override func hit(_ point: CGPoint) -> HitTestResult? { fade.isNoticed ? base.hit(point) : nil }
}
