import Foundation
import WaggleGraph

/// A runtime with layout: the nodes whose sizes may have changed, and the services that layout needs from the host.
package class LayoutRuntime: Runtime {
  package let measurer: any TextMeasurer
  package var layoutSemantics = LayoutSemantics.standard
  /// Nodes whose sizes may have changed, by depth; the deepest are recomputed first.
  @exclusivity(unchecked) private var resized: [[LayoutNode]] = []
  @exclusivity(unchecked) private var resizedCount = 0
  /// The greatest depth at which such a node may be.
  @exclusivity(unchecked) private var deepestResized = 0
  /// The root of the layout tree.
  @exclusivity(unchecked) package weak var root: LayoutNode?

  /// The direction in which views are being placed: that of the root, or of the nearest `LayoutDirectionNode` around
  /// the visited node.
  @exclusivity(unchecked) package var embeddingLevel = EmbeddingLevel.leftToRight

  /// What users' closures read while layout runs them.
  private let layoutReads = LayoutReads()

  /// Runs a user's closure, and measures `node` again when a state or environment value that the closure read changes.
  func running<Result>(for node: LayoutNode, _ closure: () -> Result) -> Result {
    if graph.isUpdating { return closure() }
    let outer = closureReads
    closureReads = []
    defer { closureReads = outer }
    let result = closure()
    if let reads = closureReads, !reads.isEmpty { layoutReads.add(reads, of: node) }
    return result
  }

  /// The positions of views whose removal is animated.
  let frozenPositions = FrozenPositions()
  @exclusivity(unchecked) private var insertedContainers = InsertedContainers()

  package init(measurer: any TextMeasurer, semantics: PreferenceSemantics) {
    self.measurer = measurer
    super.init(semantics: semantics)
  }

  /// Views with candidates that were only measured. Candidates are kept for the whole update, which may request them
  /// again.
  private var candidateOwners: [any CandidateOwner] = []

  /// Schedules a choice to drop its unused candidates at the end of the update.
  func addCandidateOwner(_ owner: any CandidateOwner) { candidateOwners.append(owner) }

  /// Drops the candidates that were measured only and follow the shown one (R147).
  package func endChoices() {
    guard !candidateOwners.isEmpty else { return }
    let due = candidateOwners
    candidateOwners = []
    for owner in due { owner.dropUnusedCandidates() }
  }

  /// Records that views were inserted into a container in this update.
  package func noteInsertions(in container: ViewNode) {
    guard let container = container as? LayoutNode else { return }
    insertedContainers.add(to: container, in: updateNumber)
  }

  package func freezePosition(_ node: ViewNode) { frozenPositions.add(node.layout) }
  package func unfreezePosition(_ node: ViewNode) { frozenPositions.remove(node.layout) }

  /// Whether views were inserted into a node or its descendants in this update.
  func hasInsertions(in node: LayoutNode?) -> Bool {
    insertedContainers.contains(node, in: updateNumber)
  }

  package override func close() {
    super.close()
    candidateOwners = []
    resized = []
    resizedCount = 0
    deepestResized = 0
    frozenPositions.removeAll()
    layoutReads.removeAll()
  }

  package var hasLayoutWork: Bool { resizedCount > 0 || root?.hasWork ?? false }

  /// Makes the fade for a view that declares no transition; nil if it draws nothing.
  package func makeFade(of node: ViewNode, in inputs: _ViewInputs) -> (any ChildTransition)? { nil }

  func addResized(_ node: LayoutNode) {
    while resized.count <= node.depth { resized.append([]) }
    resized[node.depth].append(node)
    resizedCount += 1
    deepestResized = max(deepestResized, node.depth)
  }

  /// Lays out the tree from its root, then restores the positions of views being removed.
  package func updatePlaces() {
    root?.layoutSubtree()
    if !frozenPositions.isEmpty { frozenPositions.restore() }
  }

  /// Recomputes the cached sizes of all nodes that may have changed, deepest first. A node whose sizes are unchanged
  /// does not notify its parent.
  package func updateSizes() {
    while resizedCount > 0 {
      guard let node = resized[deepestResized].popLast() else {
        deepestResized -= 1
        continue
      }
      resizedCount -= 1
      if !node.subgraph.isRemoved { node.updateSize() }
    }
    deepestResized = 0
  }
}

/// A view that builds candidates to find the one that fits.
protocol CandidateOwner: AnyObject {
  func dropUnusedCandidates()
}

/// The layout rules on which sources disagree, each as a switch, so that one recorded frame can decide it.
package struct LayoutSemantics: Hashable, Sendable {
  /// Whether a ZStack's size is the union of its aligned children, instead of their largest width and height (L046).
  package var zStackTakesUnion = true
  /// Whether a container's last text baseline is the lowest of its children's, instead of the first child's (L045).
  package var lastBaselineIsLowest = true

  package static let standard = LayoutSemantics()
}
