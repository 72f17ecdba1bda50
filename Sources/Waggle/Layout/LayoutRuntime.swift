import Foundation
import WaggleGraph

/// A runtime with layout: the nodes whose size is in question, and what layout asks of the host.
package class LayoutRuntime: Runtime {
  package let measurer: any TextMeasurer
  package var layoutSemantics = LayoutSemantics.standard
  /// Nodes whose answers may have changed, by depth; the deepest are asked first.
  @exclusivity(unchecked) private var resized: [[LayoutNode]] = []
  @exclusivity(unchecked) private var resizedCount = 0
  /// No node whose answers may have changed lies deeper.
  @exclusivity(unchecked) private var deepestResized = 0
  /// The root of the tree that is laid out.
  @exclusivity(unchecked) package weak var root: LayoutNode?

  /// The direction in which the views that are being placed lie: that of the root, or of the nearest
  /// `LayoutDirectionNode` around the node that is visited.
  @exclusivity(unchecked) package var embeddingLevel = EmbeddingLevel.leftToRight

  /// What closures of the user's read while layout runs them.
  private let layoutReads = LayoutReads()

  /// Runs a closure of the user's, and has `node` measured again when a state or a value of the environment that the
  /// closure read becomes another one.
  func running<Result>(for node: LayoutNode, _ closure: () -> Result) -> Result {
    if graph.isUpdating { return closure() }
    let outer = closureReads
    closureReads = []
    defer { closureReads = outer }
    let result = closure()
    if let reads = closureReads, !reads.isEmpty { layoutReads.add(reads, of: node) }
    return result
  }

  /// Where views that leave are drawn.
  let frozenPositions = FrozenPositions()
  @exclusivity(unchecked) private var insertedContainers = InsertedContainers()

  package init(measurer: any TextMeasurer, semantics: PreferenceSemantics) {
    self.measurer = measurer
    super.init(semantics: semantics)
  }

  /// Views that were built to be measured, and are not shown: kept as long as the update may ask for them again.
  private var choices: [any ChoiceOfViews] = []

  /// Has a choice drop what it does not need when the update is done.
  func addChoice(_ choice: any ChoiceOfViews) { choices.append(choice) }

  /// R147: what was only asked for its size, and comes after what is shown, goes.
  package func endChoices() {
    guard !choices.isEmpty else { return }
    let due = choices
    choices = []
    for choice in due { choice.dropUnused() }
  }

  /// Views came into a container in this update.
  package func noteInsertions(in container: ViewNode) {
    guard let container = container as? LayoutNode else { return }
    insertedContainers.add(to: container, in: updateNumber)
  }

  package func hold(_ node: ViewNode) { frozenPositions.add(node.layout) }
  package func release(_ node: ViewNode) { frozenPositions.remove(node.layout) }

  /// Whether views came into a node, or further in, in this update.
  func hasInsertions(in node: LayoutNode?) -> Bool {
    insertedContainers.concern(node, in: updateNumber)
  }

  package override func close() {
    super.close()
    choices = []
    resized = []
    resizedCount = 0
    deepestResized = 0
    frozenPositions.removeAll()
    layoutReads.removeAll()
  }

  package var hasLayoutWork: Bool { resizedCount > 0 || root?.hasWork ?? false }

  /// Fades a view in and out, where it says nothing of how it comes and goes; nil where it draws nothing.
  package func makeFade(of node: ViewNode, in inputs: _ViewInputs) -> (any ChildTransition)? { nil }

  func addResized(_ node: LayoutNode) {
    while resized.count <= node.depth { resized.append([]) }
    resized[node.depth].append(node)
    resizedCount += 1
    deepestResized = max(deepestResized, node.depth)
  }

  /// Lays out the tree from its root, but for what leaves it.
  package func updatePlaces() {
    root?.layoutSubtree()
    if !frozenPositions.isEmpty { frozenPositions.restore() }
  }

  /// Asks each node whose answers may have changed once more, deepest first: where they are the same, nobody above
  /// hears of it.
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

/// A view that builds others to see which one fits.
protocol ChoiceOfViews: AnyObject {
  func dropUnused()
}

/// Every decision of the layout rules whose sources disagree, so that one recorded frame can flip one.
package struct LayoutSemantics: Hashable, Sendable {
  /// L046: a ZStack is as large as the union of its aligned children, not as the largest width and height.
  package var zStackTakesUnion = true
  /// L045: a container's last text baseline is its bottom-most child's, not the first one's.
  package var lastBaselineIsLowest = true

  package static let standard = LayoutSemantics()
}
