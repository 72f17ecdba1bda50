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
    if children.hasNoOutput(for: id, { !children.children.contains { $0.node.display != nil } }) {
      return nil
    }
    return children.output(for: id, includesRemoved: true) {
      let drawing = ContainerDrawing(of: children)
      return (drawing, drawing.output)
    }
  }
}

extension ChildList {
  /// The children's lists in drawing order.
  var displayLists: [Attribute<DisplayList>] {
    displayedInOrder.compactMap { $0.display?.attribute }
  }
}

extension ChildReduction<DisplayReducer> {
  /// The children's lists in one, followed as children are inserted and removed.
  static func displayLists(of children: ChildList) -> Self {
    // Where the list is made in an update, some children may be gone that the list of children still has.
    func part(_ node: ViewNode) -> Part? {
      node.layout.isRemoved ? nil : node.display.map { (ObjectIdentifier(node), $0) }
    }
    let reduction = Self(
      DisplayReducer(), inputs: children.inputs, part: { part($1.node) },
      find: { $0.displayedInOrder.compactMap(part) })
    reduction.childrenChanged(children)
    return reduction
  }
}

extension ViewNode {
  /// The view's display list; nil for a view that never draws.
  package var display: PreferenceOutput<DisplayList>? { output(DisplayOutput.self) }
}

/// Groups the lists that are not empty; the lists themselves are shared.
final class DisplayReducer: Reducer {
  typealias Value = DisplayList

  var name: String { "display list" }
  var empty: DisplayList { .empty }
  var longestFold: Int { Self.longestFold }
  static let longestFold = 8
  /// To group eight costs little more than four, and half as many groups are needed.
  static var runLength: Int { 8 }

  func fold(_ parts: UnsafeBufferPointer<ReduceInput>, in graph: Graph) -> DisplayList {
    var first: DisplayNode?
    var nodes: [DisplayNode] = []
    for (index, part) in parts.enumerated() {
      guard let root = graph.value(Attribute<DisplayList>(part.node)).root else { continue }
      guard let known = first else {
        first = root
        continue
      }
      if nodes.isEmpty {
        nodes.reserveCapacity(1 + parts.count - index)
        nodes.append(known)
      }
      nodes.append(root)
    }
    return DisplayList(nodes.isEmpty ? first : DisplayNode(.group(nodes)))
  }
}

extension DisplayList {
  /// The list translated by `origin`; the same list for an origin of zero.
  package func moved(by origin: CGPoint) -> DisplayList {
    guard let root, origin != .zero else { return self }
    return DisplayList(DisplayNode(.offset(CGSize(width: origin.x, height: origin.y), root)))
  }
}
