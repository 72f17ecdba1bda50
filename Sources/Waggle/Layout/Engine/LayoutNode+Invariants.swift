import Foundation
import WaggleGraph

/// The nodes of a layout tree that have a parent, to visit them from the root down.
///
/// Always true: each node that was adopted while laws were checked, and lives, is listed once; freed ones may be listed.
final class AdoptedNodes {
  private struct Entry {
    weak var node: LayoutNode?
    weak var parent: LayoutNode?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries left by the last clean-up.
  private var lastCount = 0

  /// Lists a node below its parent. Costs a lookup, and drops the freed ones once the table has doubled.
  func add(_ node: LayoutNode, below parent: LayoutNode) {
    if entries.count > max(2 * lastCount, 64) {
      entries = entries.filter { $0.value.node != nil }
      lastCount = entries.count
    }
    entries[ObjectIdentifier(node)] = Entry(node: node, parent: parent)
  }

  func removeAll() { entries = [:] }

  /// The nodes that are not removed, by their parents. Costs O(nodes).
  func byParent() -> [ObjectIdentifier: [LayoutNode]] {
    var result: [ObjectIdentifier: [LayoutNode]] = [:]
    for entry in entries.values {
      guard let node = entry.node, let parent = entry.parent, !node.isRemoved else { continue }
      result[ObjectIdentifier(parent), default: []].append(node)
    }
    return result
  }
}

extension LayoutStore {
  /// Stops if a law of a node that layout visits is broken. Call after layout. Costs O(nodes).
  func checkInvariants() {
    guard let root else { return }
    let children = adopted.byParent()
    func check(_ node: LayoutNode) {
      node.checkInvariants()
      for child in children[ObjectIdentifier(node)] ?? [] where node.visits(child) {
        node.checkSpread(of: child)
        check(child)
      }
    }
    check(root)
  }
}

extension LayoutNode {
  /// Stops if a law of this node is broken. Call after layout.
  fileprivate final func checkInvariants() {
    checkWork()
    checkSize()
    checkRigidity()
    checkBoundingRect()
    checkGuides()
    checkOwnInvariants()
  }

  private func checkWork() {
    guard needsVisit, let parent, !subgraph.isRemoved else { return }
    checkInvariant(
      parent.pendingChildren.contains { $0 === self } && parent.needsVisit,
      "a node with work is in its parent's list of nodes to visit")
  }

  private func checkSize() {
    cachedSizes.checkInvariants()
    guard isPlaced, !needsPlacing, !needsMeasure,
      let answer = cachedSizes.onlyAnswer ?? cachedSizes[proposal.sanitized]
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
