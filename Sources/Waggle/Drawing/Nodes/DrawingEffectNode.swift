import Foundation
package import WaggleGraph

/// A view with a drawing effect that depends on its position or size, such as a clip or a rotation.
///
/// Layout treats it as its child (L059); it is a drawing root, so its content draws in its coordinates.
package class DrawingEffectNode: UnaryNode, ValueRule {
  private let sources: [NodeID]
  private let environment: Attribute<EnvironmentValues>
  @exclusivity(unchecked) private var originAnimator = PositionAnimator<CGPoint>()
  /// The view's origin at the last evaluation.
  @exclusivity(unchecked) private var lastOrigin: CGPoint?
  @exclusivity(unchecked) private var list: Attribute<DisplayList>?
  @exclusivity(unchecked) private var last:
    (below: DisplayNode, origin: CGPoint, result: DisplayList)?

  /// - Parameter sources: nodes that `updateEffect` always reads.
  init(_ content: ViewNode, _ inputs: _ViewInputs, drawnFrom sources: [NodeID] = []) {
    self.sources = sources
    environment = inputs.environment
    super.init(content, inputs)
  }

  /// Reads the effect's parameters; true when they have changed.
  package func updateEffect(_ graph: Graph) -> Bool { false }

  /// Applies the effect to `node`, in this view's coordinates.
  package func wrap(_ node: DisplayNode) -> DisplayNode { node }

  package override var isDrawingTransparent: Bool { false }
  package override var isCoordinateBoundary: Bool { true }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == PositionFollowingOutput.self {
      return answer(Optional(self as any PositionFollowing), as: K.Output?.self)
    }
    guard key == DisplayOutput.self else { return super.output(key) }
    if let list { return answer(Optional(PreferenceOutput(list)), as: K.Output?.self) }
    return answer(content.display.map { PreferenceOutput(drawing($0)) }, as: K.Output?.self)
  }

  private func drawing(_ below: PreferenceOutput<DisplayList>) -> Attribute<DisplayList> {
    if let list { return list }
    let attribute = runtime.graph.makeRule(
      self, inputs: [below.attribute.node] + sources, in: subgraph)
    list = attribute
    return attribute
  }

  package override func update(_ graph: Graph, _ node: NodeID) -> Bool {
    guard node == list?.node else { return super.update(graph, node) }
    return graph.store(value(in: graph), in: node)
  }

  package func value(in graph: Graph) -> DisplayList {
    let isChanged = updateEffect(graph)
    let target = drawingOrigin
    lastOrigin = target
    let origin = drawnOrigin(target)
    guard let below = content.display, let node = graph.value(below.attribute).root else {
      return .empty
    }
    if let last, last.below === node, last.origin == origin, !isChanged { return last.result }
    let result = DisplayList(wrap(node)).moved(by: origin)
    last = (node, origin, result)
    return result
  }

  /// The animated origin; `target` is the origin by layout. Both are in the coordinates of the enclosing drawing root.
  func drawnOrigin(_ target: CGPoint) -> CGPoint { originAnimator.drawn(target, drawingSite) }

  /// The target of the effect's animations.
  final var drawingSite: AnimationTarget { site(list!.node) }

  /// The animation target for `node`, a graph node of this view.
  final func site(_ node: NodeID) -> AnimationTarget { motionSite(node, environment) }

  package override func placementChanged() {
    super.placementChanged()
    if Transaction.allowsAnimation { propagateDelta() }
    lookChanged()
  }

  func moves(with editor: TransactionTransform?) -> Bool {
    self.editor === editor && isAnimatedAsOne
  }

  func carry(by offset: CGSize) {
    guard list != nil else { return }
    guard isAnimatedAsOne else { return propagateToParts(offset) }
    originAnimator.carry(by: offset)
    lookChanged()
  }

  /// Invalidates the drawing; it is made again on the next request.
  package final func lookChanged() {
    if let list { runtime.graph.invalidate(list.node) }
  }
}

extension DrawingEffectNode: PositionFollowing {
  /// If the content animates on its own, passes this view's last move on to it (M040, M050).
  private func propagateDelta() {
    guard list != nil, let lastOrigin, lastOrigin != drawingOrigin, !isAnimatedAsOne else { return }
    let new = drawingOrigin
    let offset = CGSize(width: new.x - lastOrigin.x, height: new.y - lastOrigin.y)
    self.lastOrigin = new
    originAnimator.jump(by: offset)
    propagateToParts(offset)
  }

  private func propagateToParts(_ offset: CGSize) {
    content.output(PositionFollowingOutput.self)?.carry(by: offset)
  }

  /// Whether the content moves with this view: it draws in this view's coordinates, or has the same transactions.
  private var isAnimatedAsOne: Bool {
    if isCoordinateBoundary { return true }
    guard !store.hasInsertions(in: self) else { return false }
    guard runtime.transformCount > 0 else { return true }
    return content.output(PositionFollowingOutput.self)?.moves(with: editor) ?? true
  }
}
