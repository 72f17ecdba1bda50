import Foundation
import WaggleGraph

/// The hit tester of a container: finds the child at a point by the bounds of all.
///
/// Always true while `cachedEntries` is set: it lists the children that can be hit, in drawing order, and `tree` has the
/// bounds of each, except for those in `changed`. Made at the first hit test; from then on a child that moves costs
/// O(log n) at the next one.
final class ChildHitTester: ChildListObserver, BoundingRectListener {
  private struct Entry {
    let tester: HitTester
    let layout: LayoutNode
  }

  private unowned let children: ChildList
  private var cachedEntries: [Entry]?
  private var indices: [ObjectIdentifier: Int] = [:]
  private var tree = BoundsTree([])
  private var changed: Set<Int> = []

  init(_ children: ChildList) { self.children = children }

  /// The bounds of the entries exclude hidden children, which the container counts while there are no entries.
  func childrenChanged(_ children: ChildList) {
    cachedEntries = nil
    children.container?.layout.boundingRectChanged()
  }

  func childBoundingRectChanged(_ child: LayoutNode) {
    if let index = indices[ObjectIdentifier(child)] { changed.insert(index) }
  }

  func find(_ query: HitTestQuery) -> HitTestResult? {
    guard children.hasStackRoom else { return nil }
    switch query {
    case .point(let point), .drop(let point): return hit(point, query)
    case .near(let point): return hit(near: point)
    case .path(let view): return path(to: view)
    case .hover(let search):
      hover(search)
      return nil
    }
  }

  /// The child drawn last is tested first (M131).
  private func hit(_ point: CGPoint, _ query: HitTestQuery) -> HitTestResult? {
    guard let container = children.container?.layout, let local = container.local(point) else {
      return nil
    }
    let entries = cachedEntries ?? rebuild(container)
    refresh(entries)
    return tree.first(at: local) { entries[$0].tester(query) }
  }

  /// Of several controls the nearest, of equally near ones the one drawn last.
  private func hit(near point: CGPoint) -> HitTestResult? {
    let reach = CGRect(x: point.x, y: point.y, width: 0, height: 0)
      .insetBy(dx: -touchReach, dy: -touchReach)
    guard let container = children.container?.layout, let local = container.local(reach) else {
      return nil
    }
    let entries = cachedEntries ?? rebuild(container)
    refresh(entries)
    var nearest: HitTestResult?
    tree.visit(touching: local) { index in
      guard let found = entries[index].tester(.near(point)) else { return }
      if found.distance < nearest?.distance ?? .infinity { nearest = found }
    }
    return nearest
  }

  /// Every child at the point, as covered views are hovered over too (M138).
  private func hover(_ search: HoverSearch) {
    let point = CGRect(origin: search.point, size: .zero)
    guard let container = children.container?.layout, let local = container.local(point) else {
      return
    }
    let entries = cachedEntries ?? rebuild(container)
    refresh(entries)
    tree.visit(touching: local.insetBy(dx: -0.01, dy: -0.01)) { index in
      search.visit()
      _ = entries[index].tester(.hover(search))
    }
  }

  /// Children whose removal is being animated are left out.
  private func path(to view: LayoutNode) -> HitTestResult? {
    for child in children.inOrder {
      if let path = child.node.output(HitTestOutput.self)?.path(to: view) { return path }
    }
    return nil
  }

  var childrenBoundingRect: CGRect? {
    guard let cachedEntries else { return nil }
    refresh(cachedEntries)
    return tree.all
  }

  private func refresh(_ entries: [Entry]) {
    guard !changed.isEmpty else { return }
    for index in changed { tree.set(index, to: entries[index].layout.boundingRectInParent) }
    changed = []
    endChange()
  }

  private func rebuild(_ container: LayoutNode) -> [Entry] {
    let entries = makeEntries()
    indices = [:]
    for (index, entry) in entries.enumerated() { indices[ObjectIdentifier(entry.layout)] = index }
    tree = BoundsTree(entries.map(\.layout.boundingRectInParent))
    changed = []
    cachedEntries = entries
    container.observeBoundingRect(self)
    container.boundingRectSourceChanged()
    endChange()
    return entries
  }

  private func makeEntries() -> [Entry] {
    children.displayedInOrder.compactMap { node in
      guard let tester = node.output(HitTestOutput.self), !tester.isHidden else { return nil }
      return Entry(tester: tester, layout: node.layout)
    }
  }

  @inline(__always)
  private func endChange() {
    if isChecking { checkInvariants() }
  }
}

extension ChildHitTester {
  /// Stops if a law is broken. Costs O(children).
  func checkInvariants() {
    guard let cachedEntries else { return }
    let layouts = cachedEntries.map(\.layout)
    checkInvariant(
      layouts.elementsEqual(makeEntries().map(\.layout), by: ===),
      "the entries are the children that can be hit, in drawing order")
    checkInvariant(
      layouts.indices.allSatisfy { indices[ObjectIdentifier(layouts[$0])] == $0 },
      "each child is found by its index")
    checkInvariant(indices.count == layouts.count, "each child is listed once")
    checkInvariant(
      changed.allSatisfy(layouts.indices.contains), "only listed children have changed")
    checkInvariant(
      layouts.indices.allSatisfy {
        changed.contains($0) || tree[$0].isIdentical(to: layouts[$0].boundingRectInParent)
      },
      "the tree has the bounds of each child that has not changed")
    tree.checkInvariants()
  }
}
