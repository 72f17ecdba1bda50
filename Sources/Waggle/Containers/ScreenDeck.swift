import Foundation
import WaggleGraph

/// Views of which one is on top, such as the screens of a navigation stack or of tabs. It takes all of the space that it is
/// proposed, and so does each screen.
///
/// A screen is built when it is first on top or drawn, and keeps its state until it leaves the content. Screens that are
/// neither are out of sight and out of reach. What views write goes up from the screen on top (R159), or from all that were
/// built (R158); what a window or a presentation reads holds where the screens above report nothing (R320).
///
/// Each screen is a row of a `ForEach`, and is known by its id.
nonisolated package struct ScreenDeck<Content: View>: PrimitiveView {
  private let content: Content
  private let arrangement: ScreenArrangement
  private let allContribute: Bool
  private let buildsAll: Bool

  /// - Parameters:
  ///   - drawn: the screens that are drawn besides the one on top, as while one slides over the other. A screen appears when
  ///     it is drawn, and disappears when it no longer is (M185, M186).
  ///   - beside: the screens that are beside the one on top, as columns are: they are drawn, and write with it.
  ///   - leaving: the screens that slide away, and cover nothing any more.
  ///   - allContribute: whether all screens that were built write preferences, instead of the one on top. Never changes.
  ///   - buildsAll: whether screens are built though they were never seen. Never changes.
  package init(
    top: AnyHashable?, drawn: Set<AnyHashable> = [], beside: Set<AnyHashable> = [],
    leaving: Set<AnyHashable> = [], allContribute: Bool = false, buildsAll: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.allContribute = allContribute
    self.buildsAll = buildsAll
    arrangement = ScreenArrangement(
      top: top, drawn: drawn.union(beside), beside: beside, leaving: leaving)
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.runtime.graph
    let deck = graph.untracked { view.read(in: graph) }
    let node = ScreenDeckNode(
      inputs.below(Self.self), allContribute: deck.allContribute, buildsAll: deck.buildsAll
    ) { listOrElement(view.part(at: 0, as: Content.self), $0) }
    node.arrange(
      by: ScreenDeckEffect(node, inputs, source: view.node) { view.read(in: $0).arrangement })
    return _ViewOutputs(node)
  }
}

/// The output of such a key.
private protocol FromTopScreen {}
extension Preference: FromTopScreen where K: TopScreenKey {}

/// A key of which a deck passes the value of the screen on top, and no other.
package protocol TopScreenKey: PreferenceKey {}

/// Which screens are seen.
struct ScreenArrangement: Equatable {
  var top: AnyHashable?
  var drawn: Set<AnyHashable> = []
  var beside: Set<AnyHashable> = []
  var leaving: Set<AnyHashable> = []

  func shows(_ id: AnyHashable?) -> Bool { id.map { $0 == top || drawn.contains($0) } ?? false }
}

/// Reads which screens are seen.
private final class ScreenDeckEffect: ContentEffect {
  private unowned let deck: ScreenDeckNode
  private let read: (Graph) -> ScreenArrangement

  init(
    _ node: ScreenDeckNode, _ inputs: _ViewInputs, source: NodeID,
    read: @escaping (Graph) -> ScreenArrangement
  ) {
    deck = node
    self.read = read
    super.init(inputs)
    attach(inputs, reading: source)
    schedule()
  }

  override func updateContent(_ graph: Graph) {
    let arrangement = read(graph)
    graph.untracked { deck.arrange(arrangement) }
  }
}

/// Several screens, as one that is chosen.
private final class SeveralScreens: ViewNode {
  let list: ChildList

  init(_ inputs: _ViewInputs) {
    list = ChildList(fixed: [], inputs: inputs, isDynamic: true)
    super.init()
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? { list.output(key) }
}

/// The node of a deck of screens.
///
/// Always true between updates: `screens` are the elements of the list that have been built, by element; those that are
/// shown have appeared, and the others have not.
final class ScreenDeckNode: LayoutNode {
  private let list: ViewList
  private let inputs: _ViewInputs
  private let children: ChildList
  private let built = LazyElementList()
  private var screens: [ObjectIdentifier: LazyElement] = [:]
  private let alternatives: Alternatives
  /// The screen on top and those beside it, where there are any.
  private let columns: SeveralScreens
  /// Those, and then the screens that they cover, from above: what holds (R320).
  private let kept: SeveralScreens
  private var top: LazyElement?
  private var arrangement = ScreenArrangement()
  private var effect: AnyObject?
  private var hasPendingUpdate = false
  private let allContribute: Bool
  private let buildsAll: Bool

  init(
    _ inputs: _ViewInputs, allContribute: Bool, buildsAll: Bool,
    list: (_ViewListInputs) -> ViewList
  ) {
    self.allContribute = allContribute
    self.buildsAll = buildsAll
    var inner = inputs.below()
    inner.bag[StackOrientation.self] = nil
    inner.dropImplicitContainer()
    let order = ZOrderContainerKey.Reference()
    inner.bag[ZOrderContainerKey.self] = order
    self.inputs = inner
    self.list = list(_ViewListInputs(inner))
    children = ChildList(built, inputs: inner)
    alternatives = Alternatives(inner)
    columns = SeveralScreens(inner)
    kept = SeveralScreens(inner)
    super.init(inputs)
    mayHaveGuides = []
    children.container = self
    alternatives.chosenChildren.container = self
    order.fill(with: self)
    self.list.setOwner(self)
  }

  override var name: String { "pages" }

  /// A column that begins to lie over the others is drawn over them.
  override func childOrderChanged() { children.orderChanged() }

  // MARK: Outputs

  /// What is seen and reached goes up from all screens that are drawn, all else from the one on top.
  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if let layoutOutput = super.output(key) { return layoutOutput }
    guard runtime.stack.hasRoom else { return nil }
    if key == WritersOutput.self {
      return castOutput(.ofAnyKey, of: WritersOutput.self, for: key)
    }
    if takesKeptScreens(key) { return kept.output(key) }
    let isReached =
      takesAllScreens(key) || key is any VisibleOutput.Type
      || key is any CollectedOutput.Type
      || key == HitTestOutput.self || key == AnimatedPartOutput.self || key == ViewIDOutput.self
    return isReached ? children.output(key) : K.choose(alternatives)
  }

  override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    let shown = arrangement.beside.isEmpty ? alternatives.chosenChildren : columns.list
    let writers = takesKeptScreens(key) ? kept.list : shown
    let takesAll = takesAllScreens(key)
    K.addTrace(takesAll ? children : writers, at: scope, to: &trace)
    if !takesAll, trace.includesKept { addOtherScreens(than: writers, of: key, to: &trace) }
  }

  private func takesAllScreens<K: OutputKey>(_ key: K.Type) -> Bool {
    allContribute && !(key is any FromTopScreen.Type) && !(key is any KeptPreference.Type)
  }

  /// Tabs do not cover one another: of them the one that is shown is asked.
  private func takesKeptScreens<K: OutputKey>(_ key: K.Type) -> Bool {
    !allContribute && key is any KeptPreference.Type
  }

  private func addOtherScreens<K: OutputKey>(
    than shown: ChildList, of key: K.Type, to trace: inout PreferenceTrace
  ) {
    let notRequested = trace.notRequested
    trace.notRequested = notRequested ?? .otherScreen
    let contributing = Set(shown.inOrder.map { ObjectIdentifier($0.node) })
    for screen in children.inOrder where !contributing.contains(ObjectIdentifier(screen.node)) {
      screen.node.addTrace(of: key, to: &trace)
    }
    trace.notRequested = notRequested
  }

  override func displayed(_ all: [ChildList.Child]) -> [ChildList.Child] {
    all.filter { isShown($0) }
  }

  private func isShown(_ child: ChildList.Child) -> Bool {
    // A screen whose row is gone is listed until the deck is updated.
    (child.element as? LazyElement).map { !$0.isHidden && !$0.isRemoved } ?? true
  }

  // MARK: Pages

  func arrange(by effect: AnyObject) { self.effect = effect }

  func arrange(_ new: ScreenArrangement) {
    guard new != arrangement else { return }
    arrangement = new
    listChanged()
  }

  private func update() {
    var listed: [(screen: BoundElement, id: AnyHashable?)] = []
    list.forEach(nil) {
      listed.append((BoundElement(element: $0, around: $1), $0.screenID(below: inputs.scope)))
    }
    drop(except: Set(listed.map { ObjectIdentifier($0.screen.element) }))
    var (top, writers, covered): (LazyElement?, [LazyElement], [LazyElement]) = (nil, [], [])
    built.elements = listed.compactMap { screen, id in
      let isShown = arrangement.shows(id)
      guard let element = element(screen, makes: isShown || buildsAll) else { return nil }
      if id == arrangement.top { top = element }
      if id == arrangement.top || id.map(arrangement.beside.contains) ?? false {
        writers.append(element)
      } else if top == nil, !(id.map(arrangement.leaving.contains) ?? false) {
        covered.append(element)
      }
      element.isHidden = !isShown
      return element
    }
    children.update()
    children.orderChanged()
    // The work of a screen that was out of sight has waited.
    for child in children.children where child.node.layout.parent !== self || isShown(child) {
      adopt(child.node.layout)
    }
    self.top = top
    columns.list.set(fixed: writers.map(\.node))
    kept.list.set(fixed: (writers + covered.reversed()).map(\.node))
    alternatives.choose(arrangement.beside.isEmpty ? top?.node : columns, passingOver: [])
    for element in built.elements { element.setShown(!element.isHidden) }
    boundingRectChanged()
    setNeedsMeasure(traits: true)
  }

  private func element(_ screen: BoundElement, makes: Bool) -> LazyElement? {
    let id = ObjectIdentifier(screen.element)
    if let existing = screens[id] { return existing }
    guard makes else { return nil }
    let new = LazyElement(screen, isInserted: false)
    new.build()
    screens[id] = new
    return new
  }

  private func drop(except listed: Set<ObjectIdentifier>) {
    for several in [columns, kept] {
      several.list.set(
        fixed: several.list.children.map(\.node).filter { node in
          screens.contains { $0.value.node === node && listed.contains($0.key) }
        })
    }
    for (id, screen) in screens where !listed.contains(id) {
      if alternatives.chosen === screen.node { alternatives.choose(nil, passingOver: []) }
      if top === screen { top = nil }
      screen.remove()
      screens[id] = nil
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal.width != nil, proposal.height != nil {
      return proposal.replacingUnspecifiedDimensions()
    }
    let ideal = top?.node.layout.size(for: proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  override func placeChildren() {
    for child in children.children where isShown(child) {
      child.node.layout.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  /// Pages out of sight are laid out when they are seen again.
  override func visits(_ child: LayoutNode) -> Bool {
    children.children.contains { $0.node.layout === child && isShown($0) }
  }

  override func contentBoundingRect() -> CGRect {
    children.children.filter(isShown)
      .reduce(CGRect.null) { $0.union($1.node.layout.boundingRectInParent) }
  }
}

extension ScreenDeckNode: ViewListOwner, DeferredListUpdate {
  func listChanged() {
    guard !hasPendingUpdate else { return }
    hasPendingUpdate = true
    inputs.queue.addLast(self)
  }

  func applyListUpdate() {
    hasPendingUpdate = false
    guard !subgraph.isRemoved else { return }
    update()
  }
}

extension ViewElement {
  /// The id of the screen that the element is, or belongs to: the outermost inside a scope. Views on the screen may have
  /// their own ids.
  fileprivate func screenID(below outer: ViewScope?) -> AnyHashable? {
    var (first, last): (AnyHashable?, AnyHashable?) = (nil, nil)
    var next = inputs.scope
    while let scope = next {
      if scope === outer { return last }
      if let id = scope.viewID { (first, last) = (first ?? id, id) }
      next = scope.parent
    }
    return first
  }
}
