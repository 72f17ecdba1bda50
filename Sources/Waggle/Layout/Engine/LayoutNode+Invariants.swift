import Foundation
import WaggleGraph

#if WAGGLE_CHECKS
  /// Refers to a node as long as it exists.
  struct WeakLayoutNode {
    weak var node: LayoutNode?
  }
#endif

extension LayoutNode {
  /// Stops if a law of this node or of one that layout visits below it is broken. Call after layout. Costs O(nodes).
  package final func checkInvariants() {
    checkWork()
    checkSize()
    checkBoundingRect()
    checkGuides()
    #if WAGGLE_CHECKS
      checkOwnInvariants()
      for child in adopted.values.compactMap(\.node)
      where child.parent === self && !child.subgraph.isRemoved && visits(child) {
        child.checkInvariants()
      }
    #endif
  }

  private func checkWork() {
    guard needsVisit, let parent, !subgraph.isRemoved else { return }
    checkInvariant(
      parent.pendingChildren.contains { $0 === self } && parent.needsVisit,
      "a node with work is in its parent's list of nodes to visit")
  }

  private func checkSize() {
    cachedSizes.checkInvariants()
    guard isPlaced, !needsPlacing, !needsMeasure, cachesSizes,
      let answer = cachedSizes[proposal.sanitized]
    else { return }
    checkInvariant(size == answer, "a node's size is its answer to the proposal")
  }

  /// Asks for the guides that the node claims never to set.
  private func checkGuides() {
    guard isPlaced, !needsPlacing, !needsMeasure, mayHaveGuides != .all else { return }
    let keys = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
      VerticalAlignment.center.key, HorizontalAlignment.leading.key,
      HorizontalAlignment.listRowSeparatorLeading.key,
    ]
    for key in keys where !mayHaveGuides.contains(key) {
      checkInvariant(
        explicitGuide(key, in: size, proposal) == nil,
        "a guide that a node sets is of a kind that it may have")
    }
  }

  private func checkBoundingRect() {
    guard let cell = boundingRectCell, let cached = cell.cached else { return }
    let current = computedBoundingRect(cell.policy)
    checkInvariant(
      cached.isAlmost(current), "cached bounds are those that the descendants give now")
  }
}

extension CGRect {
  /// Whether the edges differ by rounding only.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    if self == other { return true }
    if isNull || other.isNull || self == .infinite || other == .infinite { return false }
    return [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY]
      .allSatisfy { abs($0) < 0.01 }
  }
}
