package import Foundation
import WaggleGraph

/// What a view draws: the framework's own key, whose value is a shared tree (`DisplayList`).
///
/// A view that never draws has no output. A leaf or a container gives its list in the coordinates of the nearest
/// ancestor that draws itself: at its `drawingOrigin`.
package enum DisplayOutput: VisibleOutput {
  package typealias Output = PreferenceOutput<DisplayList>

  /// The children's lists in the order of drawing, moved to where the container is.
  package static func combine(_ children: ChildList) -> Output? {
    if !children.isDynamic && !children.children.contains(where: { $0.node.display != nil }) {
      return nil
    }
    return children.combiner(for: ObjectIdentifier(DisplayOutput.self)) {
      let combiner = ChildCombination(DisplayCombining(), inputs: children.inputs) { children in
        children.inOrder.compactMap { child in
          child.node.display.map { (ObjectIdentifier(child.node), $0) }
        }
      }
      combiner.childrenChanged(children)
      let placed = PlacedList(
        combiner.attribute, of: children.container as? LayoutNode, in: children.inputs)
      return (combiner, PreferenceOutput(placed.attribute))
    }
  }
}

/// A key whose value is about what can be seen: a hidden view has none (R170).
package protocol VisibleOutput: OutputKey {}

extension ViewNode {
  /// What the view draws; nil where it never draws anything.
  package var display: PreferenceOutput<DisplayList>? { output(DisplayOutput.self) }
}

/// Combines lists by making one group of those that are not empty; the lists themselves are shared.
final class DisplayCombining: ValueCombining {
  typealias Value = DisplayList

  var name: String { "display list" }
  var empty: DisplayList { .empty }
  var longestFold: Int { 8 }

  func fold(_ parts: UnsafeBufferPointer<CombinedPart>, in graph: Graph) -> DisplayList {
    let nodes = parts.compactMap { graph.value(Attribute<DisplayList>($0.node)).root }
    return nodes.count < 2 ? DisplayList(nodes.first) : DisplayList(DisplayNode(.group(nodes)))
  }
}

/// A container's list at the place where the container is drawn.
final class PlacedList: ValueRule, PlacementListener {
  private let list: Attribute<DisplayList>
  private weak var container: LayoutNode?
  private unowned let graph: Graph
  private(set) var attribute: Attribute<DisplayList>!
  @exclusivity(unchecked) private var place = Follower<CGPoint>()
  private let editor: TransactionEditor?
  private unowned let runtime: Runtime
  @exclusivity(unchecked) private var last:
    (list: DisplayList, origin: CGPoint, result: DisplayList)?

  init(_ list: Attribute<DisplayList>, of container: LayoutNode?, in inputs: _ViewInputs) {
    self.list = list
    self.container = container
    graph = inputs.runtime.graph
    runtime = inputs.runtime
    editor = inputs.editor
    attribute = graph.makeRule(self, inputs: [list.node], in: inputs.subgraph)
    container?.mover = self
  }

  var name: String { "display list, placed" }

  func value(in graph: Graph) -> DisplayList {
    let list = graph.value(list)
    let origin = place.shown(
      container?.drawingOrigin ?? .zero, after: last?.origin,
      MotionSite(runtime, editor, attribute.node))
    if let last, last.list == list, last.origin == origin { return last.result }
    let result = list.moved(by: origin)
    last = (list, origin, result)
    return result
  }

  func placementChanged() { graph.invalidate(attribute.node) }
}

extension DisplayList {
  /// The list further right and down by `origin`; the same list where that is nowhere.
  package func moved(by origin: CGPoint) -> DisplayList {
    guard let root, origin != .zero else { return self }
    return DisplayList(DisplayNode(.offset(CGSize(width: origin.x, height: origin.y), root)))
  }
}
