package import Foundation
package import WaggleGraph

/// Where a view is in the root's space, and how large: what anchors and proxies are made from.
package struct Placement: Equatable {
  /// From the view's own coordinates to the root's.
  package var toRoot: CGAffineTransform
  package var size: CGSize

  package init(toRoot: CGAffineTransform, size: CGSize) {
    self.toRoot = toRoot
    self.size = size
  }
}

/// A node's place as an attribute, which changes whenever the view moves in the root's space (R118), made when the first anchor or proxy asks for it: a view that nobody measures costs
/// nothing, and one that moves updates only what was made from it.
final class GeometryCell {
  private let graph: Graph
  private let local: Attribute<LocalPlacement>
  private let rule: PlacementRule
  let placement: Attribute<Placement>

  /// From a node's coordinates to its parent's, and its size.
  struct LocalPlacement: Equatable {
    var toParent: CGAffineTransform
    var size: CGSize
  }

  init(_ node: LayoutNode) {
    graph = node.runtime.graph
    let subgraph = node.subgraph
    local = graph.makeInput(Self.local(node), in: subgraph)
    let above = node.parent?.placement
    rule = PlacementRule(local: local, parent: above)
    placement = graph.makeRule(
      rule, inputs: [local.node] + (above.map { [$0.node] } ?? []), in: subgraph)
  }

  private var sizeOnly: Attribute<CGSize>?

  /// The size alone, made when somebody asks.
  func size(_ node: LayoutNode) -> Attribute<CGSize> {
    if let sizeOnly { return sizeOnly }
    let made = graph.makeRule(SizeRule(local: local), inputs: [local.node], in: node.subgraph)
    sizeOnly = made
    return made
  }

  /// A parent takes the node in: it may have been asked for its place before, or lain in another one.
  func join(_ parent: LayoutNode) {
    let above = parent.placement
    guard rule.parent?.node != above.node else { return }
    rule.parent = above
    graph.invalidate(placement.node)
  }

  func update(_ node: LayoutNode) { graph.set(local, to: Self.local(node)) }

  private static func local(_ node: LayoutNode) -> LocalPlacement {
    let moved = CGAffineTransform(translationX: node.origin.x, y: node.origin.y)
    let above = node.parent?.childTransform ?? .identity
    return LocalPlacement(toParent: moved.concatenating(above), size: node.size)
  }
}

private final class SizeRule: ValueRule {
  private let local: Attribute<GeometryCell.LocalPlacement>

  init(local: Attribute<GeometryCell.LocalPlacement>) { self.local = local }

  var name: String { "size" }

  func value(in graph: Graph) -> CGSize { graph.value(local).size }
}

private final class PlacementRule: ValueRule {
  private let local: Attribute<GeometryCell.LocalPlacement>
  var parent: Attribute<Placement>?

  init(local: Attribute<GeometryCell.LocalPlacement>, parent: Attribute<Placement>?) {
    self.local = local
    self.parent = parent
  }

  var name: String { "placement" }

  func value(in graph: Graph) -> Placement {
    let own = graph.value(local)
    let above = parent.map { graph.value($0).toRoot } ?? .identity
    return Placement(toRoot: own.toParent.concatenating(above), size: own.size)
  }
}

extension LayoutNode {
  /// The node's place in the root's space as an attribute.
  package var placement: Attribute<Placement> {
    if let geometryCell { return geometryCell.placement }
    let made = GeometryCell(self)
    geometryCell = made
    return made.placement
  }

  /// The node's place now, without making anything; not recorded.
  package var currentPlacement: Placement {
    var toRoot = CGAffineTransform(translationX: origin.x, y: origin.y)
    var node = self
    while let parent = node.parent {
      toRoot = toRoot.concatenating(parent.childTransform)
        .concatenating(CGAffineTransform(translationX: parent.origin.x, y: parent.origin.y))
      node = parent
    }
    return Placement(toRoot: toRoot, size: size)
  }
}
