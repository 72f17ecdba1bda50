import Foundation
import WaggleGraph

/// What a window presents over its content.
///
/// Always true: `nodes` are those whose nodes are alive, in the order in which they were opened; the layer exists exactly
/// while there are any. So a window that presents nothing has nothing of this.
package final class PresentationStore: RuntimeStore {
  private unowned let runtime: Runtime
  @exclusivity(unchecked) private(set) var nodes: [PresentedNode] = []
  @exclusivity(unchecked) private(set) var layer: PresentationLayer?
  /// Puts the layer over the window's content, or takes it away.
  var setLayer: (PresentationLayer?) -> Void = { _ in }
  /// The window without its safe areas, in the root's space.
  var room: () -> CGRect = { .null }
  /// The inputs of the window's root.
  var inputs: _ViewInputs?
  /// Called when a presentation has disappeared.
  @exclusivity(unchecked) private var waiting: [() -> Void] = []
  /// The list that was drawn last, and the two that it was made from.
  private var combined: (content: DisplayNode, front: DisplayNode, list: DisplayList)?

  /// The list that was drawn last while something was dragged, and the two that it was made from.
  @exclusivity(unchecked) private var carrying:
    (below: DisplayList, dragged: DisplayNode, list: DisplayList)?

  package init(_ runtime: Runtime) { self.runtime = runtime }

  /// From here on nothing is opened, and no focus is given back.
  package func close() {
    inputs = nil
    combined = nil
    carrying = nil
    waiting = []
  }

  /// Frees what is open while its layer is alive, which drops it: the newest first, for it may be presented from another.
  package func removeNodes() {
    for node in nodes.reversed() where !node.subgraph.isRemoved { node.subgraph.remove() }
  }

  package var isEmpty: Bool { nodes.isEmpty }

  // MARK: Opening and closing

  func add(_ node: PresentedNode) {
    nodes.append(node)
    node.subgraph.onRemoval { [weak self, weak node] in if let node { self?.forget(node) } }
    let layer = layer ?? makeLayer()
    layer.show(nodes)
    runtime.input.focus.enter(node)
  }

  /// Gives back the focus of a presentation that is being closed.
  func hasClosed(_ node: PresentedNode) { runtime.input.focus.leave(node) }

  private func forget(_ node: PresentedNode) {
    node.wasRemoved()
    if !node.isClosing, inputs != nil { hasClosed(node) }
    nodes.removeAll { $0 === node }
    if let layer, !layer.isRemoved { layer.show(nodes) }
    if nodes.isEmpty { dropLayer() }
    // After the callbacks of what has disappeared.
    if !waiting.isEmpty { runtime.actions.add(.deferredDisappear, .last) { [self] in wake() } }
  }

  /// The presentation that keeps a view from presenting another: one from the same window, or from the same presented
  /// content (C134). Those that never wait keep none waiting.
  func blocker(of presenter: LayoutNode) -> PresentedNode? {
    let enclosing = nodes.first { presenter.isInside($0) }
    return nodes.last { node in
      node.options.waitsAs != nil && nodes.first { node.isPresented(from: $0) } === enclosing
    }
  }

  /// Calls `body` when a presentation has disappeared.
  func wait(_ body: @escaping () -> Void) { waiting.append(body) }

  private func wake() {
    let now = waiting
    waiting = []
    for body in now { body() }
  }

  private func makeLayer() -> PresentationLayer {
    guard var inputs else { preconditionFailure("A presentation was opened in a dropped tree.") }
    inputs.subgraph = Subgraph(in: runtime.graph, parent: inputs.subgraph)
    let layer = PresentationLayer(inputs.below())
    self.layer = layer
    setLayer(layer)
    return layer
  }

  private func dropLayer() {
    setLayer(nil)
    combined = nil
    layer?.subgraph.remove()
    // What has changed in the update in which it was removed still waits for layout.
    layer?.forgetPendingChildren()
    layer = nil
  }

  /// The open presentations whose presenters are in the content of one.
  func presented(from node: PresentedNode) -> [PresentedNode] {
    nodes.filter { $0 !== node && !$0.isClosing && $0.isPresented(from: node) }
  }

  // MARK: What can be reached

  /// The presentations that take part in input, the oldest first.
  private var active: [PresentedNode] { nodes.filter { !$0.isClosing } }

  /// The newest one that is open; nil while none is.
  var top: PresentedNode? { nodes.last { !$0.isClosing } }

  /// The open presentations that are steps of the history, the oldest first.
  var steps: [PresentedNode] { nodes.filter { $0.options.isStep && !$0.isClosing } }

  /// What going back concerns first: the newest one that is open and is a step, or keeps what is below out of reach.
  var inFront: PresentedNode? {
    nodes.last { !$0.isClosing && ($0.options.isStep || $0.options.isModal) }
  }

  /// The presentations that can be reached, the oldest first, and whether the window's content can be too.
  var reachable: (nodes: [PresentedNode], content: Bool) {
    let active = active
    guard var first = active.lastIndex(where: \.options.isModal) else { return (active, true) }
    while first > 0, active[first].options.isNested { first -= 1 }
    return (Array(active[first...]), false)
  }

  /// The view that all is in that can be reached; nil where that is in several.
  func soleRoot(over root: ViewNode?) -> ViewNode? {
    let roots = roots(over: root, onlyReachable: true)
    return roots.count == 1 ? roots[0] : nil
  }

  /// The views that all is in, or all that can be reached: the window's content first.
  func roots(over root: ViewNode?, onlyReachable: Bool) -> [ViewNode] {
    let content = root.map { [$0] } ?? []
    if nodes.isEmpty { return content }
    let (nodes, reachesContent) = onlyReachable ? reachable : (active, true)
    return (reachesContent ? content : []) + nodes.map(\.content)
  }

  /// What is hit at a point; the outer nil says that the window's content is to be asked.
  func hit(_ point: CGPoint, _ query: HitTestQuery? = nil) -> HitTestResult?? {
    let (nodes, content) = reachable
    for node in nodes.reversed() {
      if let hit = node.content.output(HitTestOutput.self)?(query ?? .point(point)) { return hit }
    }
    return content ? nil : .some(nil)
  }

  /// The control to which a point is nearest, in front of what it covers (C053); the outer nil says that the window's
  /// content is to be asked.
  func hit(near point: CGPoint) -> HitTestResult?? {
    let (nodes, content) = reachable
    for node in nodes.reversed() {
      if let near = node.content.output(HitTestOutput.self)?(.near(point)) { return near }
      if node.covers(point) { return .some(nil) }
    }
    return content ? nil : .some(nil)
  }

  /// The hit testers of all that can be reached.
  func testers(over content: HitTester?) -> [HitTester] {
    guard !nodes.isEmpty else { return content.map { [$0] } ?? [] }
    let (nodes, reachesContent) = reachable
    return (reachesContent ? content.map { [$0] } ?? [] : [])
      + nodes.compactMap { $0.content.output(HitTestOutput.self) }
  }

  /// The presented content that a view is in; nil for the window's own.
  func content(around view: LayoutNode) -> ViewNode? {
    nodes.first { view.isInside($0) }?.content
  }

  /// Whether a touch at a point would close a presentation.
  func wouldClose(at point: CGPoint) -> Bool {
    guard let top = reachable.nodes.last else { return false }
    return top.options.closesOnTouchOutside && !top.covers(point)
  }

  /// Closes what a touch at a point is outside of, the newest first, up to one that contains it, which receives the touch.
  /// True if the touch has no other effect.
  func closes(at point: CGPoint) -> Bool {
    var isModal = false
    for node in reachable.nodes.reversed() {
      if node.covers(point) { return false }
      if node.options.isModal { isModal = true }
      if node.options.closesOnTouchOutside { node.requestClose() }
    }
    return isModal
  }

  /// The elements of a key in all views that can be reached: the window's content first.
  func collected<Key: CollectedOutput>(
    _ key: Key.Type, in root: ViewNode?, onlyReachable: Bool = true
  ) -> [Key.Element] {
    if nodes.isEmpty { return root?.collected(key) ?? [] }
    let (nodes, content) = onlyReachable ? reachable : (active, true)
    return (content ? root?.collected(key) ?? [] : []) + nodes.flatMap { $0.content.collected(key) }
  }

  /// The elements of all that can be reached: those of the presentations last.
  func elements(in root: ViewNode) -> (
    content: [AccessibilityElement], front: [AccessibilityElement]
  ) {
    let (nodes, content) = reachable
    return (content ? root.accessibilityElements : [], nodes.flatMap(\.elements))
  }

  /// Whether input reaches a view.
  func reaches(_ view: LayoutNode) -> Bool {
    guard !nodes.isEmpty else { return true }
    let (reached, content) = reachable
    if reached.contains(where: { view.isInside($0) }) { return true }
    return content && !nodes.contains { view.isInside($0) }
  }

  /// Whether a view is only drawn until its presentation has disappeared.
  func isClosing(around view: LayoutNode) -> Bool {
    nodes.contains { $0.isClosing && view.isInside($0) }
  }

  /// The views with an identifier that are open, reached or not.
  var identifiedViews: [IdentifiedView] {
    nodes.filter { !$0.isClosing }.flatMap(\.content.identifiedViews)
  }

  // MARK: Passes

  /// Places what is presented again where its presenter has moved. Visits the presenters' ancestors.
  func follow() { for node in nodes { node.follow() } }

  func runDisplayPass() {
    guard let node = layer?.display?.attribute.node else { return }
    runtime.updating { runtime.graph.update(node) }
  }

  /// A window's list with what is presented in front, and above that what is dragged.
  func displayList(over content: DisplayList) -> DisplayList {
    let list = presentedList(over: content)
    guard let dragged = runtime.input.dragging.node else {
      carrying = nil
      return list
    }
    if let carrying, carrying.below == list, carrying.dragged === dragged { return carrying.list }
    let all = DisplayList(DisplayNode(.group((list.root.map { [$0] } ?? []) + [dragged])))
    carrying = (list, dragged, all)
    return all
  }

  private func presentedList(over content: DisplayList) -> DisplayList {
    guard let front = layer?.display.map({ runtime.graph.value($0.attribute) })?.root else {
      return content
    }
    guard let below = content.root else { return DisplayList(front) }
    if let combined, combined.content === below, combined.front === front { return combined.list }
    let list = DisplayList(DisplayNode(.group([below, front])))
    combined = (below, front, list)
    return list
  }
}

extension PresentedNode {
  /// Whether a point is in the content's frame.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    options.placement.isCover || child.frameInRoot.encloses(point)
  }
}
