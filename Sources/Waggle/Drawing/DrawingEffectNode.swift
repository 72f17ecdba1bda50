import Foundation
package import WaggleGraph

/// A view whose drawing goes through something that depends on its place or size, such as a clip or a rotation.
///
/// In layout it is its child (L059); it draws itself, so what is inside draws in its coordinates.
package class DrawingEffectNode: UnaryNode, ValueRule {
  private let sources: [NodeID]
  private let environment: Attribute<EnvironmentValues>
  @exclusivity(unchecked) private var place = PlaceFollower<CGPoint>()
  @exclusivity(unchecked) private var list: Attribute<DisplayList>?
  @exclusivity(unchecked) private var last:
    (below: DisplayNode, origin: CGPoint, result: DisplayList)?

  /// - Parameter sources: what `updateEffect` always reads.
  init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID] = []) {
    self.sources = sources
    environment = inputs.environment
    super.init(content, inputs)
  }

  /// Reads what is done to the drawing; true where it is something else than before.
  package func updateEffect(_ graph: Graph) -> Bool { false }

  /// What is drawn in place of `node`, in this view's coordinates.
  package func wrap(_ node: DisplayNode) -> DisplayNode { node }

  package override var passesDrawing: Bool { false }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == MoverOutput.self { return answer(Optional(self as any Mover), as: K.Output?.self) }
    guard key == DisplayOutput.self else { return super.output(key) }
    if let list { return answer(Optional(PreferenceOutput(list)), as: K.Output?.self) }
    return answer(content.display.map { PreferenceOutput(drawing($0)) }, as: K.Output?.self)
  }

  private func drawing(_ below: PreferenceOutput<DisplayList>) -> Attribute<DisplayList> {
    if let list { return list }
    let made = runtime.graph.makeRule(
      self, inputs: [below.attribute.node] + sources, in: subgraph)
    list = made
    return made
  }

  package override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard node == list?.node else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  package func value(in graph: Graph) -> DisplayList {
    let isChanged = updateEffect(graph)
    let origin = place.drawn(drawingOrigin, drawingSite)
    guard let below = content.display, let node = graph.value(below.attribute).root else {
      return .empty
    }
    if let last, last.below === node, last.origin == origin, !isChanged { return last.result }
    let result = DisplayList(wrap(node)).moved(by: origin)
    last = (node, origin, result)
    return result
  }

  /// Where what is done to the drawing moves.
  final var drawingSite: MotionSite { site(list!.node) }

  /// Where `node`, one of this view's, moves.
  final func site(_ node: NodeID) -> MotionSite { motionSite(node, environment) }

  package override func placementChanged() {
    super.placementChanged()
    lookChanged()
  }

  /// Has the drawing made again when it is next asked for.
  package final func lookChanged() {
    if let list { runtime.graph.invalidate(list.node) }
  }
}

extension DrawingEffectNode: Mover {
  final func moves(with editor: TransactionEditor?) -> Bool { self.editor === editor }

  final func carry(by way: CGSize) {
    guard list != nil else { return }
    place.carry(by: way)
    lookChanged()
  }
}
