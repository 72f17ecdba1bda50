package import Foundation
package import WaggleGraph

/// A view that draws itself and has no other in it.
///
/// What it draws is computed when somebody above asks for the display list: from its place, and from the values that
/// `makeNode` reads, which therefore need no sink of their own. While all of that stays the same, so does the node.
///
/// Layout is final at once; it is the leaf that goes from its old frame to the new one (R178, M050).
package class DrawingLeaf: LayoutNode, ValueRule {
  private let sources: [NodeID]
  @exclusivity(unchecked) private var place = PositionAnimator<CGRect>()
  @exclusivity(unchecked) private var list: Attribute<DisplayList>?

  /// - Parameter sources: what `makeNode` always reads.
  init(_ inputs: _ViewInputs, drawnFrom sources: [NodeID]) {
    self.sources = sources
    super.init(inputs)
    mayHaveGuides = []
  }

  /// What is drawn in `frame`; nil for nothing. The same node as before where nothing about it has changed, which ends
  /// the wave.
  package func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? { nil }

  /// What is shown of `node`, which was made in `frame`, in the frame that is drawn now.
  func shown(_ node: DisplayNode?, in frame: CGRect) -> DisplayNode? { node }

  /// Where the view is, in the coordinates that its drawing is in.
  package final var drawingFrame: CGRect { CGRect(origin: drawingOrigin, size: size) }

  /// Where its look moves.
  final var drawingSite: AnimationTarget { motionSite(list!.node, surroundings) }

  /// The environment that its animations see.
  var surroundings: Attribute<EnvironmentValues>? { nil }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == DisplayOutput.self else { return super.output(key) ?? K.leaf(self) }
    return answer(Optional(PreferenceOutput(drawing)), as: K.Output?.self)
  }

  private var drawing: Attribute<DisplayList> {
    if let list { return list }
    let made = runtime.graph.makeRule(self, inputs: sources, in: subgraph)
    list = made
    return made
  }

  package override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard node == list?.node else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  /// The drawing has been made again, so it may reach elsewhere.
  package func value(in graph: Graph) -> DisplayList {
    defer { boundingRectChanged() }
    let frame = place.drawn(drawingFrame, drawingSite)
    return DisplayList(shown(makeNode(in: frame, graph), in: frame))
  }

  package override func placementChanged() {
    super.placementChanged()
    lookChanged()
  }

  package override func contentBoundingRect() -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    guard let drawing = currentDrawing else { return frame }
    let origin = drawingOrigin
    let drawn = drawing.boundingRect(bounds: CGRect(origin: origin, size: size))
    return frame.union(drawn.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// What the leaf draws as it is now, at its `drawingOrigin`; not recorded.
  package final var currentDrawing: DisplayNode? {
    runtime.graph.untracked { makeNode(in: drawingFrame, runtime.graph) }
  }

  /// Has the drawing made again when it is next asked for.
  package final func lookChanged() {
    if let list { runtime.graph.invalidate(list.node) }
  }
}

extension DrawingLeaf: PositionFollowing {
  final func moves(with editor: TransactionTransform?) -> Bool { self.editor === editor }

  final func carry(by way: CGSize) {
    guard list != nil else { return }
    place.carry(by: way)
    lookChanged()
  }
}
