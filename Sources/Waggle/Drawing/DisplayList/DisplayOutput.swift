package import Foundation
import WaggleGraph

/// The framework's own key for drawing: its value is a shared tree (`DisplayList`).
///
/// A view that never draws has no output. A leaf or a container gives its list in the coordinates of the nearest
/// ancestor that is a drawing root, at its `drawingOrigin`.
package enum DisplayOutput: VisibleOutput {
  package typealias Output = PreferenceOutput<DisplayList>

  /// The children's lists in drawing order, moved to the container's position.
  package static func combine(_ children: ChildList) -> Output? {
    let id = ObjectIdentifier(DisplayOutput.self)
    if let existing: Output = children.existingOutput(for: id) { return existing }
    if children.isSilent(for: id, { !children.children.contains { $0.node.display != nil } }) {
      return nil
    }
    return children.combiner(for: id, includesRemoved: true) {
      let combiner = ChildReduction(DisplayReducer(), inputs: children.inputs) { children in
        children.displayedInOrder.compactMap { node in
          node.display.map { (ObjectIdentifier(node), $0) }
        }
      }
      combiner.childrenChanged(children)
      let placed = PlacedList(combiner, of: children)
      return (placed, PreferenceOutput(placed.attribute))
    }
  }
}

/// A key whose value concerns visible views only: a hidden view has no output (R170).
package protocol VisibleOutput: OutputKey {}

extension ViewNode {
  /// The view's display list; nil for a view that never draws.
  package var display: PreferenceOutput<DisplayList>? { output(DisplayOutput.self) }
}

/// Groups the lists that are not empty; the lists themselves are shared.
final class DisplayReducer: Reducer {
  typealias Value = DisplayList

  var name: String { "display list" }
  var empty: DisplayList { .empty }
  var longestFold: Int { 8 }

  func fold(_ parts: UnsafeBufferPointer<ReduceInput>, in graph: Graph) -> DisplayList {
    let nodes = parts.compactMap { graph.value(Attribute<DisplayList>($0.node)).root }
    return nodes.count < 2 ? DisplayList(nodes.first) : DisplayList(DisplayNode(.group(nodes)))
  }
}

/// The list of a container at the container's animated position.
///
/// The container animates as one unit if all its parts have the same transactions. Otherwise it moves at once, and
/// each part animates by the offset on its own (M040, M050).
final class PlacedList: ValueRule, PlacementListener, ChildListObserver {
  private let list: ChildReduction<DisplayReducer>
  private unowned let children: ChildList
  private unowned let graph: Graph
  private unowned let runtime: Runtime
  private(set) var attribute: Attribute<DisplayList>!
  @exclusivity(unchecked) private var originAnimator = PositionAnimator<CGPoint>()
  /// The container's origin at the last evaluation.
  @exclusivity(unchecked) private var lastOrigin: CGPoint?
  /// Whether all parts had the same transactions, and the count of nodes made when that was checked.
  @exclusivity(unchecked) private var unity: (isOne: Bool, madeNodes: Int)?
  @exclusivity(unchecked) private var last:
    (list: DisplayList, origin: CGPoint, result: DisplayList)?

  init(_ list: ChildReduction<DisplayReducer>, of children: ChildList) {
    self.list = list
    self.children = children
    runtime = children.inputs.runtime
    graph = runtime.graph
    attribute = graph.makeRule(
      self, inputs: [list.attribute.node], in: children.inputs.subgraph)
    container?.placementListener = self
  }

  var name: String { "display list, placed" }

  private var container: LayoutNode? { children.container as? LayoutNode }

  func childrenChanged(_ children: ChildList) { list.childrenChanged(children) }

  func value(in graph: Graph) -> DisplayList {
    let list = graph.value(list.attribute)
    let target = container?.drawingOrigin ?? .zero
    lastOrigin = target
    let origin = originAnimator.drawn(target, site)
    if let last, last.list == list, last.origin == origin { return last.result }
    let result = list.moved(by: origin)
    last = (list, origin, result)
    return result
  }

  private var site: AnimationTarget {
    AnimationTarget(runtime, children.inputs.editor, attribute.node, children.inputs.environment)
  }

  func placementChanged() {
    if Transaction.allowsAnimation { propagateDelta() }
    graph.invalidate(attribute.node)
  }
}

// MARK: Parts that animate on their own

extension PlacedList: PositionFollowing {
  func moves(with editor: TransactionTransform?) -> Bool {
    editor === children.inputs.editor && isAnimatedAsOne
  }

  func carry(by offset: CGSize) {
    guard isAnimatedAsOne else { return propagateToParts(offset) }
    originAnimator.carry(by: offset)
    graph.invalidate(attribute.node)
  }

  /// If parts animate on their own, passes the container's last move on to them.
  private func propagateDelta() {
    guard let lastOrigin, let new = container?.drawingOrigin, new != lastOrigin, !isAnimatedAsOne
    else {
      return
    }
    let offset = CGSize(width: new.x - lastOrigin.x, height: new.y - lastOrigin.y)
    self.lastOrigin = new
    originAnimator.jump(by: offset)
    propagateToParts(offset)
  }

  private func propagateToParts(_ offset: CGSize) {
    for child in children.leaving + children.children {
      child.node.output(PositionFollowingOutput.self)?.carry(by: offset)
    }
  }

  /// Whether all parts have this container's transactions. Checked again only after nodes were made.
  private var isAnimatedAsOne: Bool {
    if let container, container.store.hasInsertions(in: container) { return false }
    guard runtime.transformCount > 0 else { return true }
    if let unity, unity.madeNodes == graph.madeNodeCount { return unity.isOne }
    let editor = children.inputs.editor
    let isOne = children.children.allSatisfy { child in
      child.node.output(PositionFollowingOutput.self)?.moves(with: editor) ?? true
    }
    unity = (isOne, graph.madeNodeCount)
    return isOne
  }
}

extension DisplayList {
  /// The list translated by `origin`; the same list for an origin of zero.
  package func moved(by origin: CGPoint) -> DisplayList {
    guard let root, origin != .zero else { return self }
    return DisplayList(DisplayNode(.offset(CGSize(width: origin.x, height: origin.y), root)))
  }
}
