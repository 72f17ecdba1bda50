package import Foundation
package import WaggleGraph

/// A view in the layout tree: it computes its size for a proposal and places its children.
///
/// Always true after layout: `size` is the answer to `proposal`, `origin` is the position in the parent, and a node
/// that `needsVisit` is in its parent's list of nodes to visit.
///
/// Sizes are requested from above and cached per proposal. When something in a node changes, its cached answers are
/// recomputed; if all are unchanged, the parent is not notified.
///
/// See also `SizeCache`, and `ContainerNode`, which has several children.
package class LayoutNode: ViewNode, Rule {
  package unowned(unsafe) let store: LayoutStore
  private unowned(unsafe) let queue: ContentQueue
  package let subgraph: Subgraph
  package let scope: ViewScope?
  package let transactionTransform: TransactionTransform?
  /// Set when a parent adopts the node. A parent lives at least as long as its children.
  @exclusivity(unchecked) package unowned(unsafe) var parent: LayoutNode?

  // The result of the last placement.
  @exclusivity(unchecked) package private(set) var origin = CGPoint.zero
  @exclusivity(unchecked) package private(set) var size = CGSize.zero
  @exclusivity(unchecked) private final var packedProposal = PackedProposal(.unspecified)

  // The fields below are in the order that leaves no gap: see `ViewMemoryTests`.

  @exclusivity(unchecked) final var cachedSizes = SizeCache()
  @exclusivity(unchecked) private(set) final var isPlaced = false

  // The pending work.
  @exclusivity(unchecked) private(set) package var needsPlacing = true
  @exclusivity(unchecked) private(set) package var needsVisit = false
  @exclusivity(unchecked) final var needsMeasure = false
  /// False where nothing else needs to be measured than what `measureEdits` knows.
  @exclusivity(unchecked) final var needsFullMeasure = false
  @exclusivity(unchecked) final var traitsChanged = false
  /// Whether something inside may be beyond the frame: it was placed there, or the node transforms it. See `spread`.
  @exclusivity(unchecked) final var mayOverflow = false
  /// The kinds of guides that the node may set, from its type and its children; set when the node is made.
  @exclusivity(unchecked) final var mayHaveGuides = GuideKinds.all
  /// The direction in which the node was placed. It is also the direction of its content, except in a
  /// `LayoutDirectionNode`.
  @exclusivity(unchecked) package private(set) final var embeddingLevel =
    EmbeddingLevel.leftToRight
  /// What `rigidAxes` was when it was asked; nil while it was not.
  @exclusivity(unchecked) final var knownRigidity: Axis.Set?
  private final let levels: Int32
  @exclusivity(unchecked) private final var effect = OptionalNodeID()
  @exclusivity(unchecked) private(set) final var pendingChildren: [LayoutNode] = []
  /// Made for the first of those that follow the node.
  @exclusivity(unchecked) private final var followers: LayoutFollowers?
  /// Created when the node's bounds are first requested.
  @exclusivity(unchecked) var boundingRectCell: BoundingRectCell?

  init(_ inputs: _ViewInputs) {
    store = inputs.runtime.store()
    levels = Int32(inputs.depth)
    queue = inputs.queue
    subgraph = inputs.subgraph
    scope = inputs.scope
    transactionTransform = inputs.transactionTransform
    super.init()
  }

  package final var runtime: Runtime { store.runtime }

  package final var depth: Int { Int(levels) }

  /// The proposal to which `size` is the answer.
  package final var proposal: ProposedViewSize { packedProposal.proposal }

  /// The graph's effect that calls `updateParameters`; nil for a node without parameters.
  package final var parameterEffect: NodeID? { effect.value }

  final var geometryCell: GeometryCell? {
    get { followers?.geometryCell }
    set { madeFollowers.geometryCell = newValue }
  }

  /// Notified when the node moves or is resized; draws the node.
  package final var placementListener: (any PlacementListener)? {
    get { followers?.placementListener }
    set { madeFollowers.placementListener = newValue }
  }

  private final var madeFollowers: LayoutFollowers {
    let made = followers ?? LayoutFollowers()
    followers = made
    return made
  }

  /// Whether the view has been dropped; its ancestors may be freed.
  package final var isRemoved: Bool { subgraph.isRemoved }

  package override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    trace.addSilent(self, at: scope)
  }

  // MARK: Overridden by subclasses

  /// The size for a proposal, in points. Called once per proposal until something changes.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The axes along which neither the size, nor a guide, nor the placement inside depends on the proposal. Ask `rigidity`.
  package var rigidAxes: Axis.Set { [] }

  /// Places the children within `size`, which is the answer to `proposal`.
  package func placeChildren() {}

  /// The position of a guide that this view or a descendant sets, in the view's coordinates; nil for the default.
  ///
  /// `size` is the answer to `proposal`.
  package func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// The preferred spacing around the view (L030). Default: plain.
  package var spacing: ViewSpacing { .plain }

  /// The priority with which a stack assigns space; higher values are served first (L020, L026).
  package var layoutPriority: Double { 0 }

  /// False if the size never depends on the children, so that their changes do not spread upwards.
  package var sizeDependsOnChildren: Bool { true }

  /// False if computing a size is cheaper than looking it up.
  package var cachesSizes: Bool { true }

  /// Stops if a law of the subclass is broken. Called by `ViewHost.checkInvariants()`, after layout.
  func checkOwnInvariants() {}

  /// The transform from a child's coordinates, after adding its origin, to this node's.
  package var childTransform: CGAffineTransform { .identity }

  /// The state of a scroll view; nil for every other view.
  package var scrollState: ScrollState? { nil }

  /// Whether its bounds are those of a row.
  package var isRow: Bool { false }

  /// The control that covers the row; nil for none, and where this is not a row.
  package var covers: RowCoverNode? {
    get { nil }
    set {}
  }

  /// Whether the view declares a coordinate space with the name.
  func declaresSpace(_ name: AnyHashable) -> Bool { false }

  /// The safe areas that the node provides to a child, the innermost first (L130). Default: none.
  func safeAreas(around child: LayoutNode) -> [SafeArea] { [] }

  /// The axes along which views inside see no safe area of this node's ancestors.
  package var safeAreaBarrier: Axis.Set { [] }

  /// Whether the content is drawn in its own coordinate system, such as a rotated one, and so moves with this view.
  package var isCoordinateBoundary: Bool { false }

  /// The child whose frame is the one in which this view is seen and touched, except for `childTransform`; nil if this view
  /// has its own frame.
  package var layoutTransparentChild: LayoutNode? { nil }

  /// Reads the node's parameters; calls `setNeedsMeasure` if the size or the children depend on them.
  package func updateParameters(_ graph: Graph) {}

  /// Called when a child's sizes or traits have changed.
  package func childChanged(_ child: LayoutNode, traits: Bool) {
    if sizeDependsOnChildren || traits {
      setNeedsMeasure(traits: traits)
    } else {
      setNeedsPlacing()
    }
  }

  /// Call when an ancestor's transform has changed: the node has moved in the root's space, though not in its parent.
  package final func ancestorTransformChanged() {
    store.movements &+= 1
    geometryCell?.update(self)
    boundingRectChanged()
    if isPlaced { parent?.takeIn(self) }
  }

  /// Call when the parent's transform has changed: for scrolling, which often changes no bounds around the node.
  package final func parentTransformChanged(changesBounds: Bool) {
    geometryCell?.update(self)
    if changesBounds { boundingRectChanged() }
  }

  /// Called when the node has moved or was resized; notifies the dependents.
  package func placementChanged() {
    store.movements &+= 1
    if let followers {
      followers.placementListener?.placementChanged()
      followers.geometryCell?.update(self)
    }
    boundingRectChanged()
  }

  /// Called when the node is placed in another direction than before.
  package func directionChanged() {}

  /// True if the child's drawing serves unchanged as this node's drawing.
  package var isDrawingTransparent: Bool { false }

  /// The descendant that draws this node's content: the node itself unless it is drawing-transparent.
  package var drawingRoot: LayoutNode { self }

  /// Whether the guides and the spacing that were last reported are unchanged. Override in nodes that cache them; other
  /// nodes are notified by their children.
  package func traitsUnchanged() -> Bool { true }

  /// Whether a child is part of the node's `spread`. False for what is never asked together with the content.
  package func spreads(over child: LayoutNode) -> Bool { true }

  /// Called when a child's `spread` has grown.
  package func childSpreadGrew() {}

  /// Whether layout visits a child. False for children that are measured but never placed.
  package func visits(_ child: LayoutNode) -> Bool { true }

  /// The bounds of everything that the content draws or can be hit in, in the node's coordinates. An upper bound.
  package func contentBoundingRect() -> CGRect { .infinite }

  /// Measures again only what is known to have changed, and notifies the parent; false where all has to be measured. Called
  /// if nothing else has changed.
  package func measureEdits() -> Bool { false }

  /// Called before sizes are computed again: drop what was derived from the children.
  package func invalidateCaches() {}

  /// Visits the children with pending work; override to change the order.
  package func visitPendingChildren() {
    var next = 0
    while next < pendingChildren.count {
      if visits(pendingChildren[next]) { pendingChildren[next].layoutSubtree() }
      next += 1
    }
    pendingChildren.removeAll(keepingCapacity: true)
  }

  /// Whether layout makes content when it visits this node.
  package var hasPendingContent: Bool { false }

  package final override func didInsertChildren() { store.recordInsertions(in: self) }
  package final override func removedChildrenChanged() { boundingRectChanged() }
  package final override func freezePosition() { store.frozenPositions.add(self) }
  package final override func unfreezePosition() { store.frozenPositions.remove(self) }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    key == LayoutOutput.self ? castOutput(self, of: LayoutOutput.self, for: key) : nil
  }

  // MARK: Parameters

  /// Makes the effect that reads the parameters when `source` has changed. They are first read when a size is requested.
  package func makeParameterEffect(_ source: NodeID, _ inputs: _ViewInputs) {
    makeParameterEffect([source], inputs)
  }

  /// The same for parameters from several graph nodes.
  package func makeParameterEffect(_ sources: [NodeID], _ inputs: _ViewInputs) {
    effect = OptionalNodeID(
      runtime.graph.makeEffect(self, inputs: sources, in: inputs.subgraph))
  }

  package var name: String { typeName(Self.self) }

  /// The animation target for values that `node`, a graph node of this view, reads.
  package final func animationTarget(
    for node: NodeID, in environment: EnvironmentSource? = nil
  ) -> AnimationTarget { AnimationTarget(runtime, transactionTransform, node, environment) }

  package func becameStale(_ node: NodeID) { queue.add(node, depth: depth) }

  /// Schedules an effect of this view that is not one of its own nodes.
  final func scheduleEffect(_ node: NodeID) { queue.add(node, depth: depth) }

  package func update(_ graph: Graph, _ node: NodeID) -> Bool {
    updateParameters(graph)
    return false
  }

  /// Reads the parameters, which must be done before a size is computed.
  package func readParameters() {
    if let effect = effect.value { runtime.graph.update(effect) }
  }
}

// MARK: Pending work

extension LayoutNode {
  package final func setNeedsPlacing() {
    needsPlacing = true
    setNeedsVisit()
  }

  /// Makes the positions pass visit this node.
  package final func setNeedsVisit() {
    guard !needsVisit else { return }
    needsVisit = true
    parent?.childNeedsVisit(self)
  }

  /// Call when the node has left the tree while its children keep it: the two would keep each other.
  final func forgetPendingChildren() { pendingChildren = [] }

  private func childNeedsVisit(_ child: LayoutNode) {
    guard visits(child) else { return }
    pendingChildren.append(child)
    setNeedsVisit()
  }

  /// Adds a child, or visits one again that `visits` has excluded.
  package final func adopt(_ child: LayoutNode) {
    child.parent = self
    store.movements &+= 1
    if isChecking { store.adopted.add(child, below: self) }
    child.geometryCell?.parentChanged(to: self)
    if child.needsVisit { childNeedsVisit(child) }
  }
}

// MARK: Placement

extension LayoutNode {
  /// Places the node in its parent.
  ///
  /// - Parameter origin: in points, for left-to-right layout. In right-to-left layout it is mirrored: the distance from
  ///   the left edge becomes the distance from the right edge (L073, L144).
  /// - Parameter proposal: the proposal to which the node's size is the answer.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let newSize = size(for: proposal)
    let level = store.embeddingLevel
    setPlacement(
      level.isRightToLeft ? mirrored(origin, newSize) : origin, newSize, relevant(proposal), level)
  }

  /// Places the node at a distance from its parent's left edge in either direction.
  final func place(
    fromLeft origin: CGPoint, proposal: ProposedViewSize, in level: EmbeddingLevel
  ) { setPlacement(origin, size(for: proposal), relevant(proposal), level) }

  private func mirrored(_ origin: CGPoint, _ size: CGSize) -> CGPoint {
    guard let parent, parent.size.width.isFinite, size.width.isFinite else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }

  private func setPlacement(
    _ origin: CGPoint, _ newSize: CGSize, _ proposal: ProposedViewSize, _ level: EmbeddingLevel
  ) {
    let directionChanges = level != embeddingLevel
    let isResized = !isPlaced || newSize != size || proposal != self.proposal
    let isMoved = !isPlaced || origin != self.origin
    self.origin = origin
    packedProposal = PackedProposal(proposal)
    size = newSize
    isPlaced = true
    if directionChanges { changeDirection(to: level) }
    if isResized { setNeedsPlacing() }
    if isResized || isMoved || directionChanges { placementChanged() }
    if let parent, mayOverflow || parent.mayOverflow || !parent.hasRoom(for: self) {
      parent.takeIn(self)
    }
  }

  /// The content has changed direction too, so all of it is placed again.
  private func changeDirection(to level: EmbeddingLevel) {
    embeddingLevel = level
    setNeedsPlacing()
    directionChanged()
  }

  /// The node's origin in the coordinates that it is drawn in: those of the nearest ancestor that draws itself.
  package final var drawingOrigin: CGPoint {
    guard let parent, parent.isDrawingTransparent else { return origin }
    let above = parent.drawingOrigin
    return CGPoint(x: above.x + origin.x, y: above.y + origin.y)
  }

  /// Does the pending work in this node and below. Skips nodes without work and removed ones.
  package final func layoutSubtree() {
    guard needsVisit, !subgraph.isRemoved else { return }
    var rounds = 0
    repeat {
      visitOnce()
      rounds += 1
    } while hasRemainingWork && rounds < 8
    needsVisit = false
    if hasRemainingWork && runtime.stack.hasRoom { reportLayoutLoop() }
  }

  private var hasRemainingWork: Bool {
    needsPlacing || !pendingChildren.isEmpty || hasPendingContent
  }

  private func visitOnce() {
    guard runtime.stack.hasRoom else {
      needsPlacing = false
      pendingChildren = []
      return
    }
    if needsPlacing {
      needsPlacing = false
      runtime.counts.layouts += 1
      placeChildren()
    }
    visitPendingChildren()
  }

  /// Reports that the content keeps changing the size it was placed in; the rest waits for the next frame.
  private func reportLayoutLoop() {
    setNeedsVisit()
    runtime.reportOnce(.layoutLoop(at: viewPath))
  }
}
