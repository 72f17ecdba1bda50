import Foundation
import WaggleGraph

/// A runtime with layout: the nodes whose size is in question, and what layout asks of the host.
package class LayoutRuntime: Runtime {
  package let measurer: any TextMeasurer
  package var layoutSemantics = LayoutSemantics.standard
  /// Nodes whose answers may have changed, by depth; the deepest are asked first.
  @exclusivity(unchecked) private var resized: [[LayoutNode]] = []
  @exclusivity(unchecked) private var resizedCount = 0
  /// The root of the tree that is laid out.
  @exclusivity(unchecked) package weak var root: LayoutNode?

  package init(measurer: any TextMeasurer, semantics: PreferenceSemantics) {
    self.measurer = measurer
    super.init(semantics: semantics)
  }

  package var hasLayoutWork: Bool { resizedCount > 0 || root?.hasWork ?? false }

  func addResized(_ node: LayoutNode) {
    while resized.count <= node.depth { resized.append([]) }
    resized[node.depth].append(node)
    resizedCount += 1
  }

  /// Asks each node whose answers may have changed once more, deepest first: where they are the same, nobody above
  /// hears of it.
  package func updateSizes() {
    var depth = resized.count - 1
    while resizedCount > 0, depth >= 0 {
      while let node = resized[depth].popLast() {
        resizedCount -= 1
        if !node.subgraph.isRemoved { node.updateSize() }
      }
      depth -= 1
    }
  }
}

/// Every decision of the layout rules whose sources disagree, so that one recorded frame can flip one.
package struct LayoutSemantics: Hashable, Sendable {
  /// L046: a ZStack is as large as the union of its aligned children, not as the largest width and height.
  package var zStackTakesUnion = true
  /// L045: a container's last text baseline is its bottom-most child's, not the first one's.
  package var lastBaselineIsLowest = true

  package static let standard = LayoutSemantics()
}
