package import Foundation

/// The framework's own key for hit testing: its value finds the view at a point.
///
/// A view without anything to touch has no output. Hit testers store nothing: each request reads the current views,
/// so frames pay nothing. A hidden view has none (R170).
package enum TouchOutput: VisibleOutput {
  package typealias Output = HitTester

  /// Asks the children, the one drawn last first (M131).
  package static func combine(_ children: ChildList) -> HitTester? {
    children.combiner(for: ObjectIdentifier(TouchOutput.self), includesRemoved: true) {
      let group = HitTestGroup(children)
      return (group, group as HitTester)
    }
  }

  /// Hits where the leaf draws (M126).
  package static func leaf(_ view: ViewNode) -> HitTester? {
    (view as? DrawingLeaf).map(TouchLeaf.init)
  }

  /// Hits nothing while the view is transparent (M127).
  package static func pass(_ output: HitTester, through modifier: ViewNode) -> HitTester {
    (modifier as? OpacityNode).map { OpacityHitTester(output, $0) } ?? output
  }
}

/// Finds the view at a point. Points are in the root's space.
package class HitTester {
  /// The hit view; nil where there is none, and the views behind are asked.
  package func hit(_ point: CGPoint) -> HitTestResult? { nil }

  /// Stops if a law of a hit tester in here is broken.
  package func checkInvariants() {}
}

/// A hit: the first leaf at a point, and the gesture listeners around it.
package struct HitTestResult {
  package let view: ViewNode
  /// Innermost first.
  package var listeners: [GestureListener] = []
  /// The views that can take the focus, innermost first.
  package var targets: [FocusTarget] = []
}

/// Hit tester of a container: finds its children by their bounds.
///
/// Always true: `cachedParts` lists the children that can be touched in drawing order, and `tree` has the bounds of each,
/// except for those in `changed`. Built at the first touch; after that a child that moves costs O(log n) at the next
/// touch.
private final class HitTestGroup: HitTester, ChildListObserver, BoundingRectListener {
  private struct Part {
    let tester: HitTester
    let layout: LayoutNode
  }

  private unowned let children: ChildList
  private var cachedParts: [Part]?
  private var indices: [ObjectIdentifier: Int] = [:]
  private var tree = BoundsTree([])
  private var changed: Set<Int> = []

  init(_ children: ChildList) { self.children = children }

  func childrenChanged(_ children: ChildList) { cachedParts = nil }

  func childBoundingRectChanged(_ child: LayoutNode) {
    if let index = indices[ObjectIdentifier(child)] { changed.insert(index) }
  }

  override func hit(_ point: CGPoint) -> HitTestResult? {
    guard children.hasStackRoom, let container = children.container?.layout,
      let local = container.local(point)
    else { return nil }
    let parts = cachedParts ?? rebuild(container)
    refresh(parts)
    return tree.first(at: local) { parts[$0].tester.hit(point) }
  }

  var childrenBoundingRect: CGRect? {
    guard let cachedParts else { return nil }
    refresh(cachedParts)
    return tree.all
  }

  private func refresh(_ parts: [Part]) {
    for index in changed { tree.set(index, to: parts[index].layout.boundingRectInParent) }
    changed = []
  }

  private func rebuild(_ container: LayoutNode) -> [Part] {
    let parts = children.displayedInOrder.compactMap { node in
      node.output(TouchOutput.self).map { Part(tester: $0, layout: node.layout) }
    }
    indices = [:]
    for (index, part) in parts.enumerated() { indices[ObjectIdentifier(part.layout)] = index }
    tree = BoundsTree(parts.map(\.layout.boundingRectInParent))
    changed = []
    cachedParts = parts
    container.observeBoundingRect(self)
    _ = container.boundingRect
    return parts
  }

  /// Costs O(views that can be touched).
  override func checkInvariants() {
    guard let cachedParts else { return }
    for (index, part) in cachedParts.enumerated() {
      part.tester.checkInvariants()
      checkInvariant(
        indices[ObjectIdentifier(part.layout)] == index, "each part is found by its layout node")
      checkInvariant(
        changed.contains(index) || tree[index] == part.layout.boundingRectInParent,
        "the tree has the bounds of each part")
    }
    let touchable = children.displayedInOrder.filter { $0.output(TouchOutput.self) != nil }
    checkInvariant(
      touchable.map { ObjectIdentifier($0.layout) }
        == cachedParts.map { ObjectIdentifier($0.layout) },
      "the parts are the children that can be touched, in drawing order")
  }
}

extension ChildList {
  /// False where the tree is too deep to recurse any further.
  var hasStackRoom: Bool { unsafeDowncast(inputs.runtime, to: LayoutRuntime.self).stack.hasRoom }
}

/// Hit tester of a view with an opacity: hits nothing while it is too transparent to notice.
private final class OpacityHitTester: HitTester {
  private let base: HitTester
  private let fade: OpacityNode

  init(_ base: HitTester, _ fade: OpacityNode) {
    self.base = base
    self.fade = fade
  }

  override func hit(_ point: CGPoint) -> HitTestResult? { fade.isNoticed ? base.hit(point) : nil }
  override func checkInvariants() { base.checkInvariants() }
}
