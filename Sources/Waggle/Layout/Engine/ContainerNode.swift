import Foundation
import WaggleGraph

/// A node with several children, laid out by a `Layout`.
///
/// See also `StackSolver` and `GridSolver`, to which the layouts of stacks and grids pass on, and `LayoutSubview`, which asks a
/// child.
final class ContainerNode<L: Layout>: LayoutNode {
  let children: ChildList
  private let read: (Graph) -> L
  private(set) var currentLayout: L?
  private var animatedLayout = AnimatedValue<L>()
  var hasPendingUpdate = false
  var orderIsStale = false
  /// What lists have reported since the list was read; not used where it has to be read anyway.
  var changes: [ListReplacement] = []
  var mustReadList = true
  /// What is measured alone in the next sizes pass, unless something else has changed too.
  var edits: [LayoutEdit] = []
  /// Children to be placed where others were, from the left edge.
  var replacements: [(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)] = []
  /// How many of the first children are where they will be placed next.
  var unmovedCount = 0
  /// The direction in which the children were last placed.
  private var placedLevel = EmbeddingLevel.leftToRight
  /// The direction in which a custom layout last ran.
  private var isRightToLeft = false
  /// In its place also while the layout uses it: copying it would cost more than most layouts.
  @exclusivity(unchecked) var cache: L.Cache?
  private(set) var cacheIsStale = false
  @exclusivity(unchecked) private(set) var cacheIsInUse = false
  var nodes: [LayoutNode] = []
  /// Collects placements while a pass only computes where subviews would be; nil otherwise.
  private var recordedPlacements: [RecordedPlacement?]?
  /// Where the subviews are for the guides that were asked for last, until the container is placed.
  @exclusivity(unchecked) private var placementsForGuides: PlacementsForGuides?
  private var wasPlaced: [Bool] = []
  var reportedSpacing: ViewSpacing?
  var reportedGuides = GuideCache()
  /// The control that covers the row, if this is one.
  weak var cover: RowCoverNode?

  init(
    _ inputs: _ViewInputs, source: NodeID?, order: ZOrderContainerKey.Reference? = nil,
    read: @escaping (Graph) -> L, list: (_ViewListInputs) -> ViewList
  ) {
    self.read = read
    var inner = inputs.below()
    inner.bag[StackOrientation.self] =
      L.self == AnyLayout.self
      ? StackAxis(of: OrientationSource()) : StackAxis(L.layoutProperties.stackOrientation)
    let order = order ?? ZOrderContainerKey.Reference()
    inner.bag[ZOrderContainerKey.self] = order
    if L.self == GridLayout.self || L.self == AnyLayout.self {
      inner.bag[GridRowMembership.Key.self] = nil
    }
    children = ChildList(list(_ViewListInputs(inner)), inputs: inner)
    super.init(inputs)
    mayHaveGuides = isBuiltIn ? [.baselines, .separators, .others] : .all
    order.fill(with: self)
    children.container = self
    children.keepsRows = true
    children.setOwner(self)
    if let source { makeLayoutEffect(source, inputs) }
    if children.isDynamic { listChanged() } else { applyListUpdate() }
  }

  package override var name: String { typeName(L.self) }

  /// The order of drawing and of reduction changes with it.
  package final override func childOrderChanged() {
    orderIsStale = true
    listChanged()
  }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == LayoutOutput.self { return super.output(key) }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  package override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  /// A custom layout may read the direction; those of the framework never do.
  private func makeLayoutEffect(_ source: NodeID, _ inputs: _ViewInputs) {
    makeParameterEffect(isBuiltIn ? [source] : [source, inputs.environment.node], inputs)
  }

  package override func updateParameters(_ graph: Graph) {
    if !isBuiltIn { updateDirection(graph) }
    let new = animatedLayout.displayedValue(
      for: read(graph), after: currentLayout, in: runtime,
      animationTarget(for: parameterEffect!, in: children.inputs.environment))
    let old = currentLayout
    if let old, areEqual(old, new, graph) { return }
    currentLayout = new
    updateOrientation(new)
    guard old != nil else { return }
    cacheIsStale = true
    setNeedsMeasure(traits: true)
  }

  private func areEqual(_ old: L, _ new: L, _ graph: Graph) -> Bool {
    if L.self == AnyLayout.self, let old = old as? AnyLayout, let new = new as? AnyLayout {
      return old.isEqual(to: new, in: graph)
    }
    return graph.areEqual(old, new)
  }

  /// Another wrapped layout may be a stack along another axis (L076).
  private func updateOrientation(_ layout: L) {
    guard L.self == AnyLayout.self, let erased = layout as? AnyLayout else { return }
    children.inputs.bag[StackOrientation.self].source?.set(erased.stackOrientation)
  }

  private func updateDirection(_ graph: Graph) {
    let new = graph.value(children.inputs.environment).layoutDirection == .rightToLeft
    guard new != isRightToLeft else { return }
    isRightToLeft = new
    guard currentLayout != nil else { return }
    cacheIsStale = true
    setNeedsMeasure(traits: true)
  }

  package override func invalidateCaches() {
    cacheIsStale = true
    placementsForGuides = nil
    edits = []
    unmovedCount = 0
  }

  /// What has replaced children is measured alone, where that is enough.
  package override func measureEdits() -> Bool {
    defer { edits = [] }
    placementsForGuides = nil
    if edits.isEmpty, let grid { return grid.measureChangedCells() }
    return !edits.isEmpty && measure(edits)
  }

  // MARK: Layout

  /// The node itself if it is a grid.
  private var grid: ContainerNode<GridLayout>? {
    L.self == GridLayout.self ? unsafeDowncast(self, to: ContainerNode<GridLayout>.self) : nil
  }

  /// Calls `body` with the cache, which has to be up to date; nil if it is in use.
  func withCache<Result>(_ body: (inout L.Cache) -> Result?) -> Result? {
    guard cache != nil, !cacheIsInUse else { return nil }
    cacheIsInUse = true
    defer { cacheIsInUse = false }
    return body(&cache!)
  }

  /// Calls `body` with the layout and an up-to-date cache; with one of its own while the other is in use.
  private func withLayout<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    if currentLayout == nil { readLayout() }
    let subviews = LayoutSubviews(self)
    if cacheIsInUse {
      var other = currentLayout!.makeCache(subviews: subviews)
      cacheIsStale = false
      return run(body, subviews, &other)
    }
    cacheIsInUse = true
    defer { cacheIsInUse = false }
    if cache == nil || cacheIsStale { placementsForGuides = nil }
    if cache == nil {
      cache = currentLayout!.makeCache(subviews: subviews)
    } else if cacheIsStale {
      currentLayout!.updateCache(&cache!, subviews: subviews)
    }
    cacheIsStale = false
    return run(body, subviews, &cache!)
  }

  @inline(__always)
  private func run<Result>(
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result, _ subviews: LayoutSubviews,
    _ cache: inout L.Cache
  ) -> Result {
    let layout = currentLayout!
    let watch = isChecking ? ModelWatch(layout) : nil
    defer { watch?.check("The layout", of: L.self, at: viewPath) }
    guard runsUserCode else { return body(layout, subviews, &cache) }
    return store.running(for: self) { body(layout, subviews, &cache) }
  }

  private func readLayout() {
    if parameterEffect == nil { currentLayout = read(runtime.graph) } else { readParameters() }
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    withLayout { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  package override var rigidAxes: Axis.Set {
    guard L.self is any RigidLayout.Type else { return [] }
    var axes = Axis.Set.all
    for node in nodes where !axes.isEmpty { axes.formIntersection(node.rigidity) }
    return axes
  }

  package override func childSpreadGrew() { children.knownRows = nil }

  package override func placeChildren() {
    replacements = []
    placementsForGuides = nil
    children.knownRows = nil
    // In the other direction positions are measured from the edge that moves.
    if placedLevel != store.embeddingLevel || placedLevel.isRightToLeft { unmovedCount = 0 }
    placedLevel = store.embeddingLevel
    grid?.willPlaceRows()
    wasPlaced = Array(repeating: false, count: nodes.count)
    for index in 0..<unmovedCount { wasPlaced[index] = true }
    let bounds = CGRect(origin: .zero, size: size)
    withLayout { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    for index in nodes.indices where !wasPlaced[index] { center(index) }
    wasPlaced = []
    unmovedCount = 0
    placeRemoved(children)
    cover?.rowWasPlaced()
  }

  package override func visitPendingChildren() {
    placeReplacements()
    grid?.placeChangedRows()
    super.visitPendingChildren()
  }

  private func placeReplacements() {
    for (node, origin, proposal) in replacements where !node.isRemoved {
      node.place(fromLeft: origin, proposal: proposal, in: store.embeddingLevel)
    }
    replacements = []
  }

  package override var isRow: Bool { L.self is any RowBounds.Type }

  package override var covers: RowCoverNode? {
    get { cover }
    set { cover = newValue }
  }

  /// Centres a subview that the layout did not place (L072).
  private func center(_ index: Int) {
    place(
      index, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
      proposal: proposal)
  }

  package override func contentBoundingRect() -> CGRect {
    if let cached = boundingRectCell?.listener?.childrenBoundingRect { return cached }
    var all = CGRect.null
    for node in nodes { all = all.union(node.boundingRectInParent) }
    for child in children.removedChildren {
      all = all.union(child.node.layout.boundingRectInParent)
    }
    return all
  }

  package override var spacing: ViewSpacing {
    if let reportedSpacing { return reportedSpacing }
    guard runtime.stack.hasRoom else { return .plain }
    let spacing = withLayout { $0.spacing(subviews: $1, cache: &$2) }
    reportedSpacing = spacing
    return spacing
  }

  package override func traitsUnchanged() -> Bool {
    let old = reportedSpacing
    reportedSpacing = nil
    let guidesAreSame = reportedGuides.take().areSame { explicitGuide($0, in: $1, $2) }
    return guidesAreSame && (old == nil || old == spacing)
  }

  /// A child's traits matter to the parent only if this container's own traits change as a result.
  package override func childChanged(_ child: LayoutNode, traits: Bool) {
    if let grid { grid.cellChanged(child, traits: traits) } else { setNeedsMeasure() }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuides.contains(key) else { return nil }
    guard size.width.isFinite && size.height.isFinite, runtime.stack.hasRoom else { return nil }
    if let cached = reportedGuides.value(key, size, proposal) { return cached }
    let value = mergedGuide(key, size, proposal)
    reportedGuides.add(key, size, proposal, value, frame: runtime.frameNumber)
    return value
  }

  private func mergedGuide(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if !runsUserCode, placementsForGuides?.isFor(size, proposal) != true {
      placementsForGuides = PlacementsForGuides(size, proposal)
    }
    return withLayout { $0.explicitGuide(key, in: size, proposal, $1, &$2) }
  }

  /// The framework's layouts never set an edge or a centre (L044), and `mayHaveGuides` reflects that.
  private var isBuiltIn: Bool { L.self is any BuiltInLayout.Type }

  private var wrapsBuiltIn: Bool { (currentLayout as? AnyLayout)?.wrapsBuiltIn ?? false }

  /// Cheaper to ask than `isBuiltIn`, and the same: a layout of the user's may set each guide.
  private var runsUserCode: Bool { mayHaveGuides == .all }

  package override var layoutPriority: Double {
    nodes.isEmpty && (isBuiltIn || wrapsBuiltIn) ? -.infinity : 0
  }
}

// MARK: Subviews

extension ContainerNode: SubviewContainer {
  var subviewNodes: [LayoutNode] { nodes }
  var layoutSemantics: LayoutSemantics { store.semantics }
  var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value {
    children.children[index].node.layoutValue(key) ?? K.defaultValue
  }

  func gridRow(at index: Int) -> GridRowMembership? {
    (children.children[index].element as? ViewElement)?.inputs.bag[GridRowMembership.Key.self]
  }

  func place(
    _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let node = nodes[index]
    let size = node.size(for: proposal)
    var origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    if origin.x.isNaN || origin.y.isNaN {
      runtime.reportOnce(.positionNotANumber(in: L.self, at: node.viewPath))
      origin = CGPoint(
        x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2)
    }
    if recordedPlacements != nil {
      recordedPlacements![index] = RecordedPlacement(origin: origin, proposal: proposal)
    } else {
      if !wasPlaced.isEmpty { wasPlaced[index] = true }
      node.place(at: origin, proposal: proposal)
    }
  }

  func recordPlacements(_ body: () -> Void) -> [RecordedPlacement?] {
    if let known = placementsForGuides?.placements { return known }
    let asked = placementsForGuides
    let (outer, unmoved) = (recordedPlacements, unmovedCount)
    recordedPlacements = Array(repeating: nil, count: nodes.count)
    unmovedCount = 0
    body()
    defer { (recordedPlacements, unmovedCount) = (outer, unmoved) }
    asked?.placements = recordedPlacements
    return recordedPlacements!
  }
}

/// Where the subviews of a container of one size are.
private final class PlacementsForGuides {
  private let size: CGSize
  private let proposal: ProposedViewSize
  var placements: [RecordedPlacement?]?

  init(_ size: CGSize, _ proposal: ProposedViewSize) {
    (self.size, self.proposal) = (size, proposal)
  }

  func isFor(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    size == self.size && proposal == self.proposal
  }
}

/// Makes a container from a view whose first stored property is its content.
///
/// - Parameter inputs: those of the container's own level, which names it in paths or not.
package func makeContainer<V, Content: View, L: Layout>(
  _ view: _GraphValue<V>, _ inputs: _ViewInputs, content: Content.Type,
  layout: @escaping (V) -> L
) -> _ViewOutputs {
  _ViewOutputs(
    ContainerNode(inputs, source: view.node, read: { layout(view.read(in: $0)) }) {
      listOrElement(view.part(at: 0, as: Content.self), $0)
    })
}
