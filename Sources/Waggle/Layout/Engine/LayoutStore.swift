package import Foundation
import WaggleGraph

/// What the layout tree of one host shares: the nodes whose sizes may have changed, and the services that layout needs
/// from the host.
package final class LayoutStore: RuntimeStore {
  package unowned(unsafe) let runtime: Runtime
  package let measurer: any TextMeasurer
  /// Counts what has moved, was resized or was added, and the transforms that have changed, except by scrolling.
  @exclusivity(unchecked) package internal(set) var movements = 0
  package var semantics = LayoutSemantics.standard
  /// The root of the layout tree; nil once the host is gone, which keeps it. Not a weak reference: see `RuntimeReference`.
  @exclusivity(unchecked) package unowned(unsafe) var root: LayoutNode?
  /// The direction in which views are being placed: that of the root, or of the nearest `LayoutDirectionNode` around
  /// the visited node.
  @exclusivity(unchecked) package var embeddingLevel = EmbeddingLevel.leftToRight
  /// The positions of views whose removal is animated.
  let frozenPositions = FrozenPositions()
  /// Whether a view was made that does not move with what contains it, as a view with a matched geometry.
  var hasPartsThatMoveAlone = false
  /// What programs want scroll views to show.
  package let scrollRequests = ScrollRequests()
  /// The scroll views by their numbers.
  @exclusivity(unchecked) package internal(set) var scrollViews = ScrollViewIndex()
  /// Whether the host scrolls for the user, as a browser does. Then no pointer drags a scroll view, no indicator is drawn,
  /// and the host receives where the content is to rest. Set before the first frame.
  @exclusivity(unchecked) package var isScrolledByHost = false
  /// The scroll views that have something to do after each layout.
  @exclusivity(unchecked) var scrollFollowUps = ScrollFollowUps()
  /// Nodes whose sizes may have changed.
  @exclusivity(unchecked) private var needingMeasure = DepthQueue<LayoutNode>()
  @exclusivity(unchecked) private var insertedContainers = InsertedContainers()
  /// Which views provide safe areas, and which extend into them.
  let safeAreas: SafeAreaChanges
  /// The length of a pixel, in points.
  package var pixelLength: CGFloat = 1
  /// The window's safe area, in points, without the keyboard.
  package var windowInsets = EdgeInsets()
  /// What users' closures read while layout runs them.
  private let reads = LayoutReads()
  /// The tree from the root down, for `checkInvariants()`; empty where laws are not checked.
  let adopted = AdoptedNodes()
  /// The views that keep others which they may drop.
  @exclusivity(unchecked) private var spareViews = SpareViews()
  /// Set while views are looked for.
  @exclusivity(unchecked) var foundPlacements: FoundPlacements?
  /// The views that have the focus or are touched.
  @exclusivity(unchecked) package var nodesInUse: () -> [LayoutNode] = { [] }

  /// - Parameter runtime: keeps the store.
  package init(_ runtime: Runtime, measurer: any TextMeasurer) {
    self.runtime = runtime
    self.measurer = measurer
    safeAreas = SafeAreaChanges(runtime)
  }

  package func close() {
    spareViews = SpareViews()
    nodesInUse = { [] }
    needingMeasure.removeAll()
    frozenPositions.removeAll()
    reads.removeAll()
    adopted.removeAll()
    scrollRequests.removeAll()
    safeAreas.removeAll()
  }

  package var hasWork: Bool {
    needsLayout || scrollRequests.isDue
  }

  /// Whether sizes or positions are due.
  private var needsLayout: Bool { !needingMeasure.isEmpty || root?.needsVisit ?? false }
}

// MARK: Passes

extension LayoutStore {
  func addNeedingMeasure(_ node: LayoutNode) { needingMeasure.add(node, depth: node.depth) }

  /// Recomputes the cached sizes of all nodes that may have changed, deepest first. A node whose sizes are unchanged
  /// does not notify its parent.
  package func updateSizes() {
    while let node = needingMeasure.takeDeepest() {
      if !node.subgraph.isRemoved { node.updateSize() }
    }
  }

  /// Scrolls where programs want to, in the new layout.
  package func performScrollRequests() {
    scrollRequests.perform(isSettled: runtime.contentQueue.isEmpty && !needsLayout)
  }

  /// Lays out the tree from its root, then restores the positions of views being removed.
  package func updatePositions() {
    let isDue = root?.needsVisit ?? false
    root?.layoutSubtree()
    if !frozenPositions.isEmpty { frozenPositions.restore() }
    guard isDue else { return }
    scrollFollowUps.perform()
    scrollRequests.layoutChanged()
  }
}

// MARK: Views

extension LayoutStore {
  /// Runs a user's closure, and measures `node` again when a state or environment value that the closure read changes.
  func running<Result>(for node: LayoutNode, _ closure: () -> Result) -> Result {
    if runtime.graph.isUpdating { return closure() }
    let outer = runtime.closureReads
    runtime.closureReads = []
    defer { runtime.closureReads = outer }
    let result = closure()
    if let read = runtime.closureReads, !read.isEmpty { reads.add(read, of: node) }
    return result
  }

  /// Schedules `dropUnusedCandidates` for a view, at the end of the update.
  func addCandidateOwner(_ owner: any CandidateOwner) { spareViews.add(owner) }

  /// Drops the candidates that were only measured and come after the chosen one (R147).
  package func dropUnusedCandidates() {
    for owner in spareViews.takeCandidateOwners() { owner.dropUnusedCandidates() }
  }

  /// Calls `releaseOffscreen` of a view at the end of each update, until nothing is left to release.
  func addReleasing(_ owner: any OffscreenOwner) { spareViews.add(owner) }

  /// Drops the views of lazy containers that have not been visible for two frames (L091).
  package func releaseOffscreenViews() {
    for owner in spareViews.offscreenOwners where owner.releaseOffscreen() {
      spareViews.remove(owner)
    }
  }

  /// Whether a view or one below it has the focus or is touched.
  func isInUse(_ node: LayoutNode) -> Bool {
    nodesInUse().contains { used in
      var next: LayoutNode? = used
      while let ancestor = next {
        if ancestor === node { return true }
        next = ancestor.parent
      }
      return false
    }
  }

  /// Records that views were inserted into a container in this update.
  func recordInsertions(in container: LayoutNode) {
    insertedContainers.add(to: container, in: runtime.updateNumber)
  }

  /// Whether views were inserted into a node or its descendants in this update.
  func hasInsertions(in node: LayoutNode?) -> Bool {
    insertedContainers.contains(node, in: runtime.updateNumber)
  }
}
