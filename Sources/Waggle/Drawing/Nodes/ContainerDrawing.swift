import Foundation
import WaggleGraph

/// The display list of a container: its children's lists at the container's animated origin.
///
/// - Cost: one node for a few fixed children, whose lists it groups itself. Others are reduced in other nodes.
final class ContainerDrawing: ValueRule, PlacementListener, ChildListObserver {
  /// What groups the children's lists; nil if this does.
  private let list: ChildReduction<DisplayReducer>?
  /// The lists that it groups itself, in drawing order.
  @exclusivity(unchecked) private var lists: [Attribute<DisplayList>]
  private unowned let children: ChildList
  private unowned let runtime: Runtime
  @exclusivity(unchecked) var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) private var displaySource = DisplaySource()
  @exclusivity(unchecked) private var memo = DisplayMemo()
  /// Whether the displayed origin has changed since a list was made.
  @exclusivity(unchecked) private var isMoved = false
  /// Whether all parts had the same transactions, and the count of nodes made when that was checked.
  @exclusivity(unchecked) private var lastCheck: (partsAgree: Bool, madeNodes: Int)?

  init(of children: ChildList) {
    let isGrouped = !children.isDynamic && children.children.count <= DisplayReducer.longestFold
    list = isGrouped ? nil : .displayLists(of: children)
    lists = isGrouped ? children.displayLists : []
    self.children = children
    runtime = children.inputs.runtime
    container?.placementListener = self
  }

  var name: String { "display list of a container" }

  private var container: LayoutNode? { children.container as? LayoutNode }

  var output: PreferenceOutput<DisplayList> {
    displaySource.output(
      of: self, reading: list.map { [$0.attribute.node] } ?? lists.map(\.node),
      in: children.inputs.subgraph, of: runtime.graph)
  }

  func childrenChanged(_ children: ChildList) {
    if let list { return list.childrenChanged(children) }
    lists = children.displayLists
    setNeedsDisplay()
  }

  func childrenEdited(_ children: ChildList, _ edits: [ChildEdit]) {
    if let list { list.childrenEdited(children, edits) } else { childrenChanged(children) }
  }

  /// At the origin of its drawing root it draws as its children do, and passes their list on.
  func update(_ graph: Graph, _ node: NodeID) -> Bool {
    isMoved = animatedOrigin.update(to: drawingOrigin, in: runtime, animationTarget) || isMoved
    if animatedOrigin.displayed == .zero, let only { return graph.forward(node, to: only) }
    return graph.store(value(in: graph), in: node)
  }

  /// The node of the list that all children draw, if there is one.
  private var only: NodeID? { list?.attribute.node ?? (lists.count == 1 ? lists[0].node : nil) }

  func value(in graph: Graph) -> DisplayList {
    let below = list.map { graph.value($0.attribute).root } ?? group(in: graph)
    defer { isMoved = false }
    return memo.list(around: below, isChanged: isMoved) {
      DisplayList($0).moved(by: animatedOrigin.displayed)
    }
  }

  /// The children's lists in one: the last one, if none of them has changed.
  private func group(in graph: Graph) -> DisplayNode? {
    let nodes = lists.compactMap { graph.value($0).root }
    if nodes.count < 2 { return nodes.first }
    if let last = memo.below, case .group(let parts) = last.content,
      parts.elementsEqual(nodes, by: ===)
    {
      return last
    }
    return DisplayNode(.group(nodes))
  }

  private var animationTarget: AnimationTarget {
    AnimationTarget(runtime, transactionTransform, displaySource.node, children.inputs.environment)
  }

  private var transactionTransform: TransactionTransform? { children.inputs.transactionTransform }

  func placementChanged() { originChanged(allowsAnimation: runtime.allowsAnimation) }
}

extension ContainerDrawing: AnimatedGroup {
  var drawingOrigin: CGPoint { container?.drawingOrigin ?? .zero }

  func setNeedsDisplay() { displaySource.invalidate(in: runtime.graph) }

  func isAnimated(by transform: TransactionTransform?) -> Bool {
    transform === transactionTransform && isAnimatedAsOne
  }

  func addOffset(_ offset: CGSize) { addOffsetToGroup(offset) }

  func addOffsetToParts(_ offset: CGSize) {
    for child in children.removedChildren + children.children {
      child.node.animatedPart?.addOffset(offset)
    }
  }

  var isAnimatedAsOne: Bool { container?.animatesAsOne { partsAgree } ?? true }

  /// Whether all parts have this container's transactions. Checked again only after nodes were made.
  private var partsAgree: Bool {
    let madeNodes = runtime.graph.createdNodeCount
    if let lastCheck, lastCheck.madeNodes == madeNodes { return lastCheck.partsAgree }
    let transform = transactionTransform
    // A removed view keeps its place in the window, so it too may have to move against the container.
    let partsAgree = (children.removedChildren + children.children).allSatisfy {
      $0.node.animatedPart?.isAnimated(by: transform) ?? true
    }
    lastCheck = (partsAgree, runtime.graph.createdNodeCount)
    return partsAgree
  }
}
