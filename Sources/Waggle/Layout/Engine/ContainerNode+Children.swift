import Foundation
import WaggleGraph

// The children of a container, when its list changes.

extension ContainerNode: ViewListOwner, DeferredListUpdate {
  /// Schedules the update of the children, so that several changes of the list cause one update.
  package func listChanged() {
    mustReadList = true
    scheduleListUpdate()
  }

  package func elementsReplaced(_ change: ListReplacement) {
    if !change.isUnread, !mustReadList { changes.append(change) }
    scheduleListUpdate()
  }

  private func scheduleListUpdate() {
    guard !hasPendingUpdate else { return }
    hasPendingUpdate = true
    children.inputs.queue.add(self)
  }

  package func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void)
    -> PendingRemoval?
  {
    children.beginRemoval(removed, completion: completion)
  }

  package func hasIdentityTransition(_ removed: ViewList) -> Bool {
    children.hasIdentityTransition(removed)
  }

  package func applyListUpdate() {
    hasPendingUpdate = false
    let changes = mustReadList ? [] : changes
    self.changes = []
    guard !subgraph.isRemoved else { return }
    mustReadList = false
    defer { orderIsStale = false }
    if let edits = children.apply(changes) { return follow(edits) }
    let reading = children.readList(followingEdits: true)
    if orderIsStale { children.orderChanged() }
    switch reading {
    case .edited(let edit): return follow([edit])
    case .unchanged where !nodes.isEmpty: return
    default: break
    }
    nodes = children.children.map { $0.node.layout }
    for node in nodes where node.parent !== self { adopt(node) }
    boundingRectChanged()
    setNeedsMeasure(traits: true)
  }

  /// Takes the children that have replaced others.
  private func follow(_ childEdits: [ChildEdit]) {
    let isFirst = edits.isEmpty
    var shift = childEdits.reduce(0) { $0 + $1.inserted.count - $1.removed.count }
    for edit in childEdits {
      let inserted = edit.inserted.map { $0.node.layout }
      let old = Array(nodes[edit.range])
      nodes.replaceSubrange(edit.range, with: inserted)
      for node in inserted where node.parent !== self { adopt(node) }
      shift -= inserted.count - old.count
      let start = edit.range.lowerBound + shift
      edits.append(
        LayoutEdit(range: edit.range, old: old, new: start..<start + inserted.count))
    }
    boundingRectChanged()
    if isFirst { setNeedsSizeUpdate() } else { setNeedsMeasure(traits: true) }
  }
}

// MARK: Sizes

extension ContainerNode {
  /// Measures what edits have changed; false where all has to be measured.
  func measure(_ edits: [LayoutEdit]) -> Bool {
    guard let layout = currentLayout as? any StackLayout, !cacheIsStale, cover == nil,
      let stackCache = cache as? _StackLayoutCache
    else { return false }
    let solver = layout.solver(LayoutSubviews(self))
    if leaveUnchanged(edits, solver, stackCache) { return endMeasure() }
    guard knownRigidity == .all, cachedSizes.onlyAnswer != nil, !nodes.isEmpty,
      edits.allSatisfy({ $0.new.allSatisfy { nodes[$0].rigidity == .all } }),
      solver.canFollow(edits, stackCache)
    else { return false }
    follow(edits, solver, stackCache)
    return true
  }

  /// Whether the layout is as it was, but for the views themselves, which are placed where the others were.
  private func leaveUnchanged(
    _ edits: [LayoutEdit], _ solver: StackSolver, _ cache: _StackLayoutCache
  ) -> Bool {
    guard isPlaced, edits.allSatisfy({ $0.old.count == $0.new.count }) else { return false }
    let pairs = edits.flatMap { zip($0.new, $0.old) }
    let isUnchanged = pairs.allSatisfy { index, old in
      nodes[index].answers(like: old) && solver.isUnchanged(at: index, from: old, cache)
        && keepsTraits(at: index, from: old, solver, edits)
    }
    if isUnchanged { replacements += pairs.map { (nodes[$0], $1.origin, $1.proposal) } }
    return isUnchanged
  }

  private func keepsTraits(
    at index: Int, from old: LayoutNode, _ solver: StackSolver, _ edits: [LayoutEdit]
  ) -> Bool {
    let hasGuides = !old.mayHaveGuides.union(nodes[index].mayHaveGuides).isEmpty
    if hasGuides, !reportedGuides.isEmpty { return false }
    guard let reportedSpacing else { return true }
    return edits.count == 1 && edits[0].new.count == 1 && solver.keeps(reportedSpacing, at: index)
  }

  private func endMeasure() -> Bool {
    needsMeasure = false
    children.knownRows = nil
    setNeedsVisit()
    return true
  }

  /// The only answer of a stack of views that answer one size each.
  private func follow(
    _ edits: [LayoutEdit], _ solver: StackSolver, _ cache: _StackLayoutCache
  ) {
    var stackCache = cache
    self.cache = nil
    solver.follow(edits, &stackCache)
    self.cache = (stackCache as! L.Cache)
    let old = cachedSizes.onlyAnswer
    let isWhereItWas =
      cache.alignmentLine == stackCache.alignmentLine
      && cache.crossLength == stackCache.crossLength
    let isPlacedNow = isPlaced && !needsPlacing && replacements.isEmpty
    unmovedCount = isPlacedNow && isWhereItWas ? edits.last!.range.lowerBound : 0
    cachedSizes.removeAll()
    needsMeasure = false
    setNeedsPlacing()
    let isSame = size(for: proposal) == old
    reportChange(sizes: !isSame, traits: !traitsUnchanged())
  }
}
