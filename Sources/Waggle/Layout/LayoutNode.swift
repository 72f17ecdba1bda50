package import Foundation
package import WaggleGraph

/// A view that takes room: it answers how large it is for a proposal, and places what is in it.
///
/// Always true after layout: `size` is the answer to `proposal`, `origin` is where the parent put it, and a node that
/// `hasWork` is on its parent's list of those to visit.
///
/// Sizes are asked from above and cached per proposal. When something in a node changes, its cached answers are asked
/// again; if they come out the same, the parent never hears of it.
package class LayoutNode: ViewNode, Rule {
  package unowned(unsafe) let runtime: LayoutRuntime
  package let depth: Int
  private unowned(unsafe) let queue: ContentQueue
  package let subgraph: Subgraph
  package let scope: ViewScope?
  package let editor: TransactionTransform?
  /// Set when a parent takes the node in; parents live at least as long as what they took in.
  @exclusivity(unchecked) package unowned(unsafe) var parent: LayoutNode?

  // Where it is.
  @exclusivity(unchecked) package private(set) var origin = CGPoint.zero
  @exclusivity(unchecked) package private(set) var size = CGSize.zero
  @exclusivity(unchecked) package private(set) var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) private(set) var isPlaced = false

  // What is to be done.
  @exclusivity(unchecked) private(set) package var needsPlacing = true
  @exclusivity(unchecked) private(set) package var hasWork = false
  @exclusivity(unchecked) private var isResized = false
  @exclusivity(unchecked) private var traitsChanged = false
  /// Which guides it may set, by what it is and what is in it; set when the node is made.
  @exclusivity(unchecked) final var mayHaveGuides = GuideKinds.all
  /// The direction in which it was placed, which is its own but for a `LayoutDirectionNode`.
  @exclusivity(unchecked) package private(set) final var embeddingLevel =
    EmbeddingLevel.leftToRight
  @exclusivity(unchecked) private var pending: [LayoutNode] = []

  @exclusivity(unchecked) private var answers = SizeCache()
  /// The node of its parameters, if it has any.
  @exclusivity(unchecked) private(set) package var sink: NodeID?
  @exclusivity(unchecked) var geometryCell: GeometryCell?
  /// Made when somebody asks how far the node reaches.
  @exclusivity(unchecked) var boundingRectCell: BoundingRectCell?
  /// Who is told when the node moves or is resized: what draws it.
  @exclusivity(unchecked) package weak var placementListener: (any PlacementListener)?

  init(_ inputs: _ViewInputs) {
    runtime = unsafeDowncast(inputs.runtime, to: LayoutRuntime.self)
    depth = inputs.depth
    queue = inputs.queue
    subgraph = inputs.subgraph
    scope = inputs.scope
    editor = inputs.editor
    super.init()
  }

  // MARK: For subclasses to write

  /// The size for a proposal. Called for each proposal once, until something changes.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places what is in the node, within `size`, which is the answer to `proposal`.
  package func placeChildren() {}

  /// The position of a guide that this view or one inside it has set, in its own coordinates; nil for the default.
  ///
  /// `size` is the answer to `proposal`.
  package func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// What it wants around it (L030).
  package var spacing: ViewSpacing { .plain }

  /// Who is given room first (L020, L026).
  package var layoutPriority: Double { 0 }

  /// False where the size never depends on what is inside, which ends the spread of a change.
  package var sizeDependsOnChildren: Bool { true }

  /// False where computing an answer costs less than finding it.
  package var cachesSizes: Bool { true }

  /// What a child's coordinates go through, besides its origin, to become this node's.
  package var childTransform: CGAffineTransform { .identity }

  /// Whether what is inside is drawn in coordinates of its own, such as turned ones, and so goes where this view goes.
  package var isCoordinateBoundary: Bool { false }

  /// The view inside whose room is this view's room, moved and turned by `childTransform` alone; nil where this view
  /// makes room of its own.
  package var layoutTransparentChild: LayoutNode? { nil }

  /// Reads what the node is made from; calls `setNeedsMeasure` where that matters to its size or its children.
  package func updateParameters(_ graph: Graph) {}

  /// A child's answers or traits have become others.
  package func childChanged(_ child: LayoutNode, traits: Bool) {
    if sizeDependsOnChildren || traits {
      setNeedsMeasure(traits: traits)
    } else {
      setNeedsPlacing()
    }
  }

  /// The node lies elsewhere in the root's space, but not in its parent's.
  package final func surroundingsMoved() {
    geometryCell?.update(self)
    boundingRectChanged()
  }

  /// The node has moved or was resized: tells who depends on that.
  package func placementChanged() {
    placementListener?.placementChanged()
    geometryCell?.update(self)
    boundingRectChanged()
  }

  /// The node is placed in another direction than before.
  package func directionChanged() {}

  /// True where what the child draws is this node's drawing as it is, so that no one stands between.
  package var isDrawingTransparent: Bool { false }

  /// Who draws what this node passes on: itself where it passes nothing on.
  package var drawingRoot: LayoutNode { self }

  /// Whether what it has said of its guides and its spacing would be said again. For views that keep what they said;
  /// the others' children tell that theirs have changed.
  package func traitsUnchanged() -> Bool { true }

  /// Whether what is to be done in a child is done: not where the child is only there to be measured.
  package func visits(_ child: LayoutNode) -> Bool { true }

  /// Where what is in the node draws or may be touched, at most, in its own coordinates.
  package func contentBoundingRect() -> CGRect { .infinite }

  /// Called when everything that was concluded from the children is void.
  package func invalidateCaches() {}

  /// The children that have something to be done are visited; override to do it in another order.
  package func visitPending() {
    var next = 0
    while next < pending.count {
      if visits(pending[next]) { pending[next].layoutSubtree() }
      next += 1
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Whether content waits that is made when layout visits this node.
  package var hasLateContent: Bool { false }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == LayoutOutput.self ? answer(Optional(self), as: K.Output?.self) : nil
  }

  // MARK: Parameters

  /// Makes a sink for the parameters; they are read when the size is first asked.
  package func watch(_ source: NodeID, _ inputs: _ViewInputs) {
    watch([source], inputs)
  }

  package func watch(_ sources: [NodeID], _ inputs: _ViewInputs) {
    sink = runtime.graph.makeEffect(self, inputs: sources, in: inputs.subgraph)
  }

  package var name: String { typeName(Self.self) }

  /// Where `node`, one of this view's, moves.
  package final func motionSite(
    _ node: NodeID, _ environment: Attribute<EnvironmentValues>? = nil
  ) -> AnimationTarget { AnimationTarget(runtime, editor, node, environment) }

  package func becameStale(_ node: NodeID) { queue.add(node, depth: depth) }

  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    updateParameters(graph)
    return false
  }

  /// Has the parameters read, so that the node can be asked.
  package func readParameters() {
    if let sink { runtime.graph.update(sink) }
  }
}

// MARK: Asking

extension LayoutNode {
  /// The size for a proposal; NaN and negative lengths count as 0.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    guard cachesSizes else { return computedSize(proposal) }
    if let known = answers[proposal] { return known }
    let answer = computedSize(proposal)
    answers.add(proposal, answer, frame: runtime.frameNumber)
    return answer
  }

  private func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    guard runtime.stack.hasRoom else { return reportDepth() }
    readParameters()
    runtime.counts.layouts += 1
    let answer = sizeThatFits(proposal)
    return CGSize(width: answer.width.orZero, height: answer.height.orZero)
  }

  private func reportDepth() -> CGSize {
    runtime.reportDepth(
      "The tree is too deep for the stack: the views below this one take no room. Nest less, or split the view.",
      path: scope?.path ?? "")
    return .zero
  }

  /// The size for a proposal, and the guides in it.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
  }
}

extension ProposedViewSize {
  /// The proposal with NaN and negative lengths as 0.
  fileprivate var sanitized: ProposedViewSize {
    ProposedViewSize(width: width?.atLeastZero, height: height?.atLeastZero)
  }
}

extension CGFloat {
  fileprivate var atLeastZero: CGFloat { self > 0 ? self : 0 }
  fileprivate var orZero: CGFloat { isNaN ? 0 : self }
}

// MARK: Changes

extension LayoutNode {
  /// Something in the node has become another: its answers are asked again, its children placed again.
  ///
  /// - Parameter traits: whether its spacing, priority or guides may be others too; then the parent hears in any case.
  package final func setNeedsMeasure(traits: Bool = false) {
    if traits { traitsChanged = true }
    guard !isResized else { return }
    isResized = true
    runtime.addResized(self)
  }

  /// Asks for the cached answers again; where one is another, the parent hears of it.
  func updateSize() {
    isResized = false
    setNeedsPlacing()
    invalidateCaches()
    let traits = !traitsUnchanged() || traitsChanged
    traitsChanged = false
    if answersAreSame() && !traits { return }
    parent?.childChanged(self, traits: traits)
  }

  /// Whether `test` passes for each proposal that was answered; false where one was forgotten.
  final func answeredProposals(allSatisfy test: (ProposedViewSize) -> Bool) -> Bool {
    answers.allSatisfy { proposal, _ in test(proposal) }
  }

  private func answersAreSame() -> Bool {
    guard cachesSizes else { return false }
    let old = answers
    answers.removeAll()
    return old.allSatisfy { proposal, answer in size(for: proposal) == answer }
  }

  package final func setNeedsPlacing() {
    needsPlacing = true
    addWork()
  }

  /// Has the next layout pass visit this node.
  package final func addWork() {
    guard !hasWork else { return }
    hasWork = true
    parent?.childHasWork(self)
  }

  private func childHasWork(_ child: LayoutNode) {
    guard visits(child) else { return }
    pending.append(child)
    addWork()
  }

  /// Takes a child in, or visits one again that it did not visit for a time.
  package final func adopt(_ child: LayoutNode) {
    child.parent = self
    child.geometryCell?.join(self)
    if child.hasWork { childHasWork(child) }
  }
}

// MARK: Placing

extension LayoutNode {
  /// Puts the node into its parent: its place, and the proposal that its size answers.
  ///
  /// - Parameter origin: as it is where lines run from left to right; in the other direction the node comes to lie as far
  ///   from the parent's right edge as it would from the left one (L073, L144).
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let newSize = size(for: proposal)
    let level = runtime.embeddingLevel
    settle(
      level.isRightToLeft ? mirrored(origin, newSize) : origin, newSize, proposal, level)
  }

  /// Puts the node at that distance from its parent's left edge, whatever the direction.
  final func place(
    fromLeft origin: CGPoint, proposal: ProposedViewSize, in level: EmbeddingLevel
  ) { settle(origin, size(for: proposal), proposal, level) }

  private func mirrored(_ origin: CGPoint, _ size: CGSize) -> CGPoint {
    guard let parent, parent.size.width.isFinite, size.width.isFinite else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }

  private func settle(
    _ origin: CGPoint, _ newSize: CGSize, _ proposal: ProposedViewSize, _ level: EmbeddingLevel
  ) {
    let isTurned = level != embeddingLevel
    let isResized = !isPlaced || newSize != size || proposal != self.proposal
    let isMoved = !isPlaced || origin != self.origin
    self.origin = origin
    self.proposal = proposal
    size = newSize
    isPlaced = true
    if isTurned { turn(to: level) }
    if isResized { setNeedsPlacing() }
    if isResized || isMoved || isTurned { placementChanged() }
  }

  /// What is inside lies in the other direction too, so all of it is placed again.
  private func turn(to level: EmbeddingLevel) {
    embeddingLevel = level
    setNeedsPlacing()
    directionChanged()
  }

  /// The node's origin in the space that its drawing is in: that of the nearest ancestor which draws itself.
  package final var drawingOrigin: CGPoint {
    guard let parent, parent.isDrawingTransparent else { return origin }
    let above = parent.drawingOrigin
    return CGPoint(x: above.x + origin.x, y: above.y + origin.y)
  }

  /// Does what has to be done in this node and below. Nodes without work are not visited, nor those that have been removed
  /// since.
  package final func layoutSubtree() {
    guard hasWork, !subgraph.isRemoved else { return }
    var rounds = 0
    repeat {
      visitOnce()
      rounds += 1
    } while isUnfinished && rounds < 8
    hasWork = false
    if isUnfinished && runtime.stack.hasRoom { reportUnrest() }
  }

  private var isUnfinished: Bool { needsPlacing || !pending.isEmpty || hasLateContent }

  private func visitOnce() {
    guard runtime.stack.hasRoom else {
      needsPlacing = false
      pending = []
      return
    }
    if needsPlacing {
      needsPlacing = false
      runtime.counts.layouts += 1
      placeChildren()
    }
    visitPending()
  }

  /// What is inside keeps changing what it was placed by: the rest waits for the next frame.
  private func reportUnrest() {
    addWork()
    runtime.reportOnce(
      Diagnostic(
        id: "W-LOOP",
        message:
          "The layout did not come to rest in 8 passes: what is inside this view changes the place that it was "
          + "given. Do not let a size that was read change the size that is read.",
        path: scope?.path ?? ""))
  }
}
