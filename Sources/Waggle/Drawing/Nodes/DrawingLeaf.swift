package import Foundation
package import WaggleGraph

/// A leaf that draws itself.
///
/// Its display list is computed when an ancestor requests it, from its frame and from the values that `makeNode` reads.
/// While these are unchanged, the node is reused. A value that layout does not read needs no parameter effect.
///
/// Layout is final at once; the leaf animates from its old frame to the new one (R178, M050).
package class DrawingLeaf: LayoutNode, ValueRule {
  /// What the drawing always reads; empty once the graph knows it.
  @exclusivity(unchecked) private var sources: [NodeID]
  @exclusivity(unchecked) private var frameAnimator = PositionAnimator<CGRect>()
  @exclusivity(unchecked) private var displaySource = DisplaySource()

  /// - Parameter sources: nodes that `makeNode` always reads.
  init(_ inputs: _ViewInputs, drawnFrom sources: [NodeID]) {
    self.sources = sources
    super.init(inputs)
    mayHaveGuides = []
  }

  /// The drawing in `frame`; nil for nothing. Returns the previous node when nothing has changed, which stops the
  /// propagation.
  package func makeNode(in frame: CGRect, _ graph: Graph) -> DisplayNode? { nil }

  /// The label of the element of an image from a file; nil where it has no element or is a symbol.
  var imageLabel: String? { nil }

  /// Whether the leaf is one picture: a touch anywhere in its frame hits it, and what it draws is not read aloud.
  var isPicture: Bool { false }

  /// Adapts `node`, which was made in `frame`, to the animated state.
  func displayedNode(_ node: DisplayNode?, in frame: CGRect) -> DisplayNode? { node }

  /// The frame that is drawn in, in the coordinates of the enclosing drawing root.
  package var drawingFrame: CGRect { CGRect(origin: drawingOrigin, size: size) }

  /// The target of the leaf's animations.
  final var animationTarget: AnimationTarget {
    animationTarget(for: displaySource.node, in: animationEnvironment)
  }

  /// The environment for the leaf's animations.
  var animationEnvironment: EnvironmentSource? { nil }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    guard key == DisplayOutput.self else { return super.output(key) ?? K.leaf(self) }
    let output = displaySource.output(of: self, reading: sources, in: subgraph, of: runtime.graph)
    if !sources.isEmpty { sources = [] }
    return castOutput(output, of: DisplayOutput.self, for: key)
  }

  package override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  /// Also reports that the bounds of the drawing may have changed.
  package func value(in graph: Graph) -> DisplayList {
    defer { boundingRectChanged() }
    let frame = frameAnimator.displayedPosition(for: drawingFrame, in: runtime, animationTarget)
    return DisplayList(displayedNode(makeNode(in: frame, graph), in: frame))
  }

  package override func placementChanged() {
    super.placementChanged()
    setNeedsDisplay()
  }

  package override func contentBoundingRect() -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    guard let drawing = currentDrawing else { return frame }
    let origin = drawingOrigin
    let drawn = drawing.boundingRect(bounds: CGRect(origin: origin, size: size))
    return frame.union(drawn.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// False for a hidden leaf, whose drawing is made only to be measured: nothing in it can be animated.
  final var isDrawn: Bool { displaySource.isRequested }

  /// The leaf's current drawing, at its `drawingOrigin`; reads are not recorded as dependencies.
  package final var currentDrawing: DisplayNode? {
    runtime.graph.untracked { makeNode(in: drawingFrame, runtime.graph) }
  }

  /// Records that the drawing was read. One that nothing shows can change unnoticed.
  final func recordDisplay(in reads: RecordedReads) {
    guard displaySource.isRequested else { return reads.becomeUnsure() }
    reads.add(computed: displaySource.node, in: runtime.graph)
  }

  /// Invalidates the drawing; it is made again on the next request.
  package final func setNeedsDisplay() { displaySource.invalidate(in: runtime.graph) }
}

extension DrawingLeaf: AnimatedPart {
  final func isAnimated(by transform: TransactionTransform?) -> Bool {
    transform === transactionTransform
  }

  final func addOffset(_ offset: CGSize) {
    guard displaySource.isRequested else { return }
    frameAnimator.addOffset(offset)
    setNeedsDisplay()
  }
}
