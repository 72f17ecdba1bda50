import Foundation
import WaggleGraph

/// A stack or a grid that makes the views that are visible, and no others (L091).
///
/// Always true after layout: `lines` are the lines that meet the visible area, one after another at exact positions;
/// what is before and after them is an estimate (L092). Of other lines nothing is stored.
///
/// A layout (`placeChildren`):
/// 1. The length across gives the tracks (`useTracks`).
/// 2. The first line is the one that a program scrolls to; else a visible one of the last layout, at its position; else
///    the one that is estimated to be at the start of the visible area (`firstLine`).
/// 3. Lines are made after it and before it until the visible area is full (`makeLines`). To make a line is to make its
///    views (`entry(at:)`) and to measure them.
/// 4. Where the position of the first line proves to be wrong, all lines are shifted, and what is scrolled with them, so
///    that nothing moves on screen; then from step 2 again, at most four times (`layOutLines`).
/// 5. Headers and footers go to the edges at which they stay (`pinSections`).
/// 6. Views that are no longer visible are hidden and later freed, and the others are placed (`showLines`, `placeLines`).
/// 7. The length is exact to the last line that was made, and an estimate after it; if it differs, the container is
///    measured again (`updateLength`).
final class LazyNode: LayoutNode {
  let children: ChildList
  let supply: LazySupply
  let inputs: _ViewInputs
  private let list: ViewList
  private let read: (Graph) -> LazyLayout
  /// Makes the view around each element; nil in a stack or a grid.
  let rows: RowMaker?
  /// The view that is drawn above all others, and kept while it is out of sight: a row that is dragged.
  private(set) weak var raised: LazyEntry?
  /// Whether the rows' places may have changed since they were last compared.
  var haveContextsChanged = false
  private(set) var arrangement: LazyLayout
  /// The views that exist.
  var views = LazyViews()
  /// The lines that were made for the visible area.
  var window = LazyWindow()
  /// The length along the axis.
  var extent = LazyLength()
  /// The tracks across the axis.
  var across = LazyTracks()
  /// The changes of the list.
  var updates = LazyUpdates()
  private var trigger: VisibleAreaEffect?
  /// An id that none of the rows has, as of a frame.
  var missedID: (id: AnyHashable, frame: Int)?

  init(
    _ inputs: _ViewInputs, source: NodeID, read: @escaping (Graph) -> LazyLayout,
    initial: LazyLayout, rows: RowMaker? = nil, list: (_ViewListInputs) -> ViewList
  ) {
    self.read = read
    self.rows = rows
    arrangement = initial
    var inner = inputs.below()
    inner.bag[StackOrientation.self] = StackAxis(initial.items == nil ? initial.axis : nil)
    let order = ZOrderContainerKey.Reference()
    inner.bag[ZOrderContainerKey.self] = order
    inner.isLazyContent = true
    inner.dropImplicitContainer()
    self.inputs = inner
    var listInputs = _ViewListInputs(inner)
    listInputs.isLazy = true
    listInputs.expandsBodies = rows != nil
    listInputs.showsDuplicates = rows != nil
    self.list = list(listInputs)
    supply = LazySupply(self.list)
    children = ChildList(views.children, inputs: inner)
    super.init(inputs)
    mayHaveGuides = []
    order.fill(with: self)
    children.container = self
    self.list.setOwner(self)
    makeParameterEffect(source, inputs)
    if self.list.isDynamic { listChanged() }
  }

  package override var name: String {
    if rows != nil { return "List" }
    let isVertical = arrangement.axis == .vertical
    if arrangement.items == nil { return isVertical ? "LazyVStack" : "LazyHStack" }
    return isVertical ? "LazyVGrid" : "LazyHGrid"
  }

  var axis: Axis { arrangement.axis }
  var lines: [LazyLine] { window.lines }
  var tracks: GridTracks { across.tracks }
  /// The length along the axis, as the node answers it.
  var length: CGFloat { extent.value }

  // MARK: Outputs

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == LayoutOutput.self { return super.output(key) }
    if key == ViewIDOutput.self {
      return castOutput(LazyIDs.ids(of: self), of: ViewIDOutput.self, for: key)
    }
    if key == ScrollTargetChildrenOutput.self {
      let targets = Collected<ScrollTargetView> { [unowned self] in scrollTargets }
      return castOutput(targets, of: ScrollTargetChildrenOutput.self, for: key)
    }
    if key == UnmadeRowsOutput.self {
      let rows = Collected<Int> { [unowned self] in unmadeRows }
      return castOutput(rows, of: UnmadeRowsOutput.self, for: key)
    }
    return runtime.stack.hasRoom ? children.output(key) : nil
  }

  package override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    K.addTrace(children, at: scope, to: &trace)
  }

  package override func childOrderChanged() { children.orderChanged() }

  /// Draws a view above all others until another one or none is.
  func raise(_ entry: LazyEntry?) {
    guard raised !== entry else { return }
    let former = raised
    raised = entry
    if let former, !former.isListed { hide(former) }
    children.orderChanged()
    if views.hasUnseen { store.addReleasing(self) }
  }

  package override var containerName: String { name }

  package override var rowsMade: (made: Int, all: Int)? { supply.madeAndAllRows }

  /// In the order of the elements, so that which of two rows is above the other does not depend on how they were reached;
  /// headers and footers that stay visible are above all. Views that are kept but not visible are not drawn.
  package override func displayed(_ all: [ChildList.Child]) -> [ChildList.Child] {
    let shown = all.filter { ($0.element as? LazyElement)?.isHidden != true }
    return shown.map { (order: drawingOrder($0), child: $0) }.sorted { $0.order < $1.order }
      .map(\.child)
  }

  private func drawingOrder(_ child: ChildList.Child) -> (Double, Int, Int) {
    let element = child.element as? LazyElement
    if let element, element === raised?.element { return (.infinity, 0, 0) }
    let zIndex = children.hasZIndices ? child.node.zIndex : 0
    return (zIndex, element?.isOnTop == true ? 1 : 0, element?.number ?? 0)
  }

  // MARK: Parameters

  package override func updateParameters(_ graph: Graph) {
    let new = read(graph)
    guard new != arrangement else { return }
    reportUnusable(new)
    arrangement = new
    across.makeStale()
    extent.estimate = LengthEstimate()
    forgetCountedLengths()
    setNeedsMeasure(traits: true)
  }

  private func reportUnusable(_ new: LazyLayout) {
    if let spacing = new.spacing, !spacing.isFinite {
      runtime.reportOnce(.stackSpacing(spacing, at: viewPath))
    }
    if let item = new.items?.first(where: { !$0.isUsable }) {
      runtime.reportOnce(.gridItem(item, at: viewPath))
    }
  }

  private func forgetCountedLengths() {
    for entry in views.entries { entry.countedLength = nil }
  }

  /// The gap between lines; nil uses the default.
  var lineSpacing: CGFloat? {
    arrangement.spacing.flatMap { $0.isFinite ? $0 : nil } ?? (arrangement.items == nil ? nil : 8)
  }

  // MARK: Size

  package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis, answeredLength(proposal), across: lengthAcross(proposal[axis.across]))
  }

  /// The estimate; before the first layout it is that of the first line.
  private func answeredLength(_ proposal: ProposedViewSize) -> CGFloat {
    if extent.estimate.isEmpty, supply.count > 0 { measureFirstLine(proposal[axis.across]) }
    return length
  }

  /// The proposed length, or the ideal one of the first element (L090); of a grid at least that of its tracks (L097).
  private func lengthAcross(_ proposed: CGFloat?) -> CGFloat {
    if arrangement.items != nil {
      let total = arrangement.tracks(across: proposed).total
      return max(proposed ?? 0, total)
    }
    return proposed ?? firstIdealLength
  }

  private var firstIdealLength: CGFloat {
    if let ideal = across.ideal { return ideal }
    let ideal = building { () -> CGFloat in
      guard let entry = entry(at: 0) else { return 0 }
      return entry.layout.size(for: .unspecified)[axis.across]
    }
    across.ideal = ideal
    return ideal
  }

  private func measureFirstLine(_ proposed: CGFloat?) {
    building {
      useTracks(across: lengthAcross(proposed))
      guard let line = makeLine(at: 0) else { return }
      count(line)
    }
    setLength(extent.estimated(lines: currentLineCount, spacing: lineSpacing))
  }

  var currentLineCount: Int { supply.flow(columns: tracks.count).lineCount(columns: tracks.count) }

  private func setLength(_ new: CGFloat) { extent.set(new, lines: currentLineCount) }

  /// Takes the tracks for a length across the axis; the mean of the lines is that for this length.
  func useTracks(across length: CGFloat) {
    guard across.use(length, arrangement.tracks(across:)) else { return }
    extent.estimate = LengthEstimate()
    forgetCountedLengths()
  }

  // MARK: Placing

  package override func placeChildren() {
    building {
      useTracks(across: size[axis.across])
      layOutLines()
      pinSections()
      let isChanged = showLines()
      if haveContextsChanged { updateContexts() } else { updateLostNeighbors() }
      updateChildren(isChanged)
      placeLines()
    }
    placeRemoved(children)
    watchVisibleArea()
    if !updateLength() { scroll?.endCorrection() }
    if views.hasUnseen { store.addReleasing(self) }
  }

  /// Makes views; changes of the list that come meanwhile are applied afterwards.
  func building<Result>(_ body: () -> Result) -> Result {
    guard updates.beginBuilding() else { return body() }
    inputs.runtime.store(ViewStore.self).emptyRowsMade = 0
    defer { if updates.endBuilding() { inputs.queue.add(self) } }
    return body()
  }

  /// Takes the length of the lines that are known now; true if it differs.
  private func updateLength() -> Bool {
    // Without a line that was measured at this length across, no more is known than what was answered (L217).
    if lines.isEmpty, extent.estimate.isEmpty, currentLineCount > 0 { return false }
    let new = measuredLength
    guard extent.differs(from: new, isExact: lines.last?.next == supply.count),
      extent.allowsChange(in: runtime.frameNumber)
    else { return false }
    setLength(new)
    setNeedsMeasure()
    return true
  }

  /// Up to the last line exactly, then an estimate.
  private var measuredLength: CGFloat {
    guard let last = lines.last else {
      return extent.estimated(lines: currentLineCount, spacing: lineSpacing)
    }
    let columns = tracks.count
    let rest =
      currentLineCount
      - supply.flow(before: last.next, columns: columns).lineCount(columns: columns)
    return last.end + CGFloat(max(0, rest)) * extent.estimate.pitch(lineSpacing)
  }

  private func watchVisibleArea() {
    if trigger == nil { trigger = VisibleAreaEffect(self, inputs) }
  }

  /// Called when the visible area may have changed.
  func visibleAreaChanged() {
    guard isPlaced, visibleRange != window.visible else { return }
    setNeedsPlacing()
  }

  package override func childChanged(_ child: LayoutNode, traits: Bool) {
    if across.isStale || lines.first?.number == 0 { across.ideal = nil }
    setNeedsMeasure()
  }

  package override func contentBoundingRect() -> CGRect {
    if let cached = boundingRectCell?.listener?.childrenBoundingRect { return cached }
    var all = CGRect.null
    for child in children.children + children.removedChildren {
      all = all.union(child.node.layout.boundingRectInParent)
    }
    return all
  }

  override func checkOwnInvariants() {
    guard isPlaced, !needsPlacing, !needsMeasure, !updates.isPending else { return }
    checkInvariant(
      zip(lines, lines.dropFirst()).allSatisfy { $0.next == $1.number },
      "the lines follow one another without a gap")
    checkInvariant(
      (lines + window.pinned).allSatisfy { $0.entries.allSatisfy(\.isListed) },
      "the views of the lines are kept")
    checkInvariant(
      views.entries.count(where: \.isListed) == window.entries.count,
      "no other views are kept")
    checkInvariant(
      views.isConsistent,
      "the children are the listed views, without those being removed")
  }
}
