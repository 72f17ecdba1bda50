import Foundation
package import WaggleGraph

/// A view with a drawing effect that depends on its position or size, such as a clip or a rotation.
///
/// Layout treats it as its child (L059); it is a drawing root, so its content draws in its coordinates.
package class DrawingEffectNode: UnaryNode, ValueRule {
  private let sources: [NodeID]
  final let environment: EnvironmentSource
  @exclusivity(unchecked) final var animatedOrigin = AnimatedOrigin()
  @exclusivity(unchecked) private var displaySource = DisplaySource()
  @exclusivity(unchecked) private var memo = DisplayMemo()

  /// - Parameter sources: nodes that `updateEffect` always reads.
  init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID] = []) {
    self.sources = sources
    environment = inputs.environment
    super.init(content, inputs)
  }

  /// Reads the effect's parameters; true when they have changed.
  package func updateEffect(_ graph: Graph) -> Bool { false }

  /// Applies the effect to `node`, in this view's coordinates.
  package func applyEffect(to node: DisplayNode) -> DisplayNode { node }

  package override var isDrawingTransparent: Bool { false }
  package override var isCoordinateBoundary: Bool { true }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == AnimatedPartOutput.self {
      return castOutput(self, of: AnimatedPartOutput.self, for: key)
    }
    guard key == DisplayOutput.self else { return super.output(key) }
    return castOutput(displayOutput, of: DisplayOutput.self, for: key)
  }

  private var displayOutput: PreferenceOutput<DisplayList>? {
    if let output = displaySource.output { return output }
    guard let below = content.display?.attribute.node else { return nil }
    return displaySource.output(
      of: self, reading: [below] + sources, in: subgraph, of: runtime.graph)
  }

  package override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard displaySource.isOwned(by: node) else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  package func value(in graph: Graph) -> DisplayList {
    let isChanged = updateEffect(graph)
    let isMoved = updateOrigin(to: drawingOrigin)
    let below = content.display.flatMap { graph.value($0.attribute).root }
    return memo.list(around: below, isChanged: isChanged || isMoved) {
      DisplayList(applyEffect(to: $0)).moved(by: animatedOrigin.displayed)
    }
  }

  /// Updates the displayed origin; `origin` is the origin by layout. True if the displayed one has changed.
  func updateOrigin(to origin: CGPoint) -> Bool {
    animatedOrigin.update(to: origin, in: runtime, animationTarget)
  }

  /// The target of the effect's animations.
  final var animationTarget: AnimationTarget {
    animationTarget(for: displaySource.node, in: environment)
  }

  package override func placementChanged() {
    super.placementChanged()
    originChanged(allowsAnimation: runtime.allowsAnimation)
  }

  func isAnimated(by transform: TransactionTransform?) -> Bool {
    transform === transactionTransform && isAnimatedAsOne
  }

  func addOffset(_ offset: CGSize) {
    if displaySource.isRequested { addOffsetToGroup(offset) }
  }

  /// Invalidates the drawing; it is made again on the next request.
  package final func setNeedsDisplay() { displaySource.invalidate(in: runtime.graph) }
}

extension DrawingEffectNode: AnimatedGroup {
  /// Whether the content moves with this view: it draws in this view's coordinates, or has the same transactions.
  final var isAnimatedAsOne: Bool {
    if isCoordinateBoundary { return true }
    return animatesAsOne {
      content.animatedPart?.isAnimated(by: transactionTransform) ?? true
    }
  }

  final func addOffsetToParts(_ offset: CGSize) { content.animatedPart?.addOffset(offset) }
}
