import Foundation
import WaggleGraph

/// A node's placement in the root's space as a graph attribute, which changes whenever the view moves there (R118).
///
/// Created on the first request by an anchor or proxy. A view that is never measured costs nothing, and one that moves
/// invalidates only what was computed from it.
final class GeometryCell {
  private let graph: Graph
  private let local: Attribute<LocalPlacement>
  private let rule: PlacementRule
  let placement: Attribute<Placement>

  /// A node's size and its transform to its parent's coordinates.
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

  private var sizeAttribute: Attribute<CGSize>?

  /// The size alone, which does not change when the view moves; created on the first request.
  func size(_ node: LayoutNode) -> Attribute<CGSize> {
    if let sizeAttribute { return sizeAttribute }
    let attribute = graph.makeRule(SizeRule(local: local), inputs: [local.node], in: node.subgraph)
    sizeAttribute = attribute
    return attribute
  }

  private var safeAreaAttribute: Attribute<SideInsets>?

  /// How far the node could extend into the safe areas that it touches; created on the first request.
  func safeAreaInsets(_ node: LayoutNode) -> Attribute<SideInsets> {
    if let safeAreaAttribute { return safeAreaAttribute }
    let attribute = graph.makeRule(SafeAreaRule(node), in: node.subgraph)
    safeAreaAttribute = attribute
    return attribute
  }

  /// Call when a parent adopts the node, whose placement may have been requested before or under another parent.
  func parentChanged(to parent: LayoutNode) {
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

private final class SafeAreaRule: ValueRule {
  private unowned let node: LayoutNode

  init(_ node: LayoutNode) { self.node = node }

  var name: String { "safe area insets" }

  func value(in graph: Graph) -> SideInsets { node.trackedSafeAreaOverlap(.all, in: graph) }
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
    let localPlacement = graph.value(local)
    let above = parent.map { graph.value($0).toRoot } ?? .identity
    return Placement(
      toRoot: localPlacement.toParent.concatenating(above), size: localPlacement.size)
  }
}
