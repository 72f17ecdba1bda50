import WaggleGraph

/// A container's children: a list of views made into nodes, kept in step with the list as it changes.
///
/// Always true: `children` are the list's elements as of the last `update`, in order; an element that stays keeps
/// its node.
package final class ChildList {
  package struct Child {
    /// Tells the child from its siblings: the list's element, or the node itself where there is no list. Held, so that
    /// no other element can come to lie where it lay.
    fileprivate let element: AnyObject
    package let node: ViewNode
    /// R023.
    package let contributesDefault: Bool

    fileprivate init(_ element: AnyObject, _ node: ViewNode, contributesDefault: Bool = false) {
      self.element = element
      self.node = node
      self.contributesDefault = contributesDefault
    }

    package var identity: ObjectIdentifier { ObjectIdentifier(element) }

    /// Where the child's nodes live; nil where there is no list.
    var subgraph: Subgraph? { (element as? ViewElement)?.inputs.subgraph }
  }

  private let list: ViewList?
  package let inputs: _ViewInputs
  package private(set) var children: [Child] = []
  private var choices: [ObjectIdentifier: Any] = [:]
  private var reductions: [Reduction] = []
  /// The keys for which views that are always there have no output.
  private var silentKeys: [ObjectIdentifier] = []
  /// Those that come and go; nil before the first one does.
  private var childTransitions: ChildTransitionController?
  /// Whether the list was made into children once: those are just there (M065).
  private var hasShown = false

  private struct Reduction {
    let key: ObjectIdentifier
    let combiner: any ChildListObserver
    let output: Any
    let includesRemoved: Bool
  }
  private(set) package var isDynamic: Bool

  /// The container, once it is there.
  package weak var container: ViewNode?

  package init(_ list: ViewList, inputs: _ViewInputs) {
    self.list = list
    self.inputs = inputs
    isDynamic = list.isDynamic
  }

  /// Children in the order in which they are drawn and combined, without a list of views behind them.
  ///
  /// - Parameter isDynamic: whether others can take their place, so that there are outputs in any case (R019).
  package init(fixed nodes: [ViewNode], inputs: _ViewInputs, isDynamic: Bool = false) {
    list = nil
    self.inputs = inputs
    self.isDynamic = isDynamic
    children = nodes.map { Child($0, $0) }
  }

  /// Has other children take the place of those given before, in a list made dynamic.
  package func set(fixed nodes: [ViewNode]) {
    children = nodes.map { Child($0, $0) }
    orderChanged()
  }

  package func setOwner(_ owner: any ViewListOwner) { list?.setOwner(owner) }

  /// Makes the children that are new, drops those that went. False where nothing changed.
  @discardableResult
  package func update() -> Bool {
    guard let list else { return false }
    defer { hasShown = true }
    var wanted: [BoundElement] = []
    wanted.reserveCapacity(children.count)
    list.forEach(nil) { wanted.append(BoundElement(element: $0, around: $1)) }
    if wanted.count == children.count,
      zip(wanted, children).allSatisfy({ ObjectIdentifier($0.element) == $1.identity })
    {
      return false
    }
    make(wanted)
    orderChanged()
    return true
  }

  /// Only what lies between the first and the last difference is looked up.
  private func make(_ wanted: [BoundElement]) {
    let returning = childTransitions?.childrenWillChange(wanted) ?? [:]
    let isSame = { (old: Int, new: Int) in
      self.children[old].identity == ObjectIdentifier(wanted[new].element)
    }
    let shorter = min(children.count, wanted.count)
    let start = (0..<shorter).first { !isSame($0, $0) } ?? shorter
    let ends = (children.count, wanted.count)
    let same = (0..<shorter - start).first { !isSame(ends.0 - 1 - $0, ends.1 - 1 - $0) }
    let end = same ?? shorter - start
    replace(start..<ends.0 - end, by: wanted[start..<ends.1 - end], returning)
  }

  private func replace(
    _ range: Range<Int>, by wanted: ArraySlice<BoundElement>,
    _ returning: [ObjectIdentifier: Child]
  ) {
    var known: [ObjectIdentifier: Child] = [:]
    known.reserveCapacity(range.count)
    for child in children[range] { known[child.identity] = child }
    known.merge(returning) { child, _ in child }
    var new: [Child] = []
    let replaced = wanted.map {
      if let child = known[ObjectIdentifier($0.element)] { return child }
      let child = made($0)
      if hasShown { new.append(child) }
      return child
    }
    if range == children.indices {
      children = replaced
    } else {
      children.replaceSubrange(range, with: replaced)
    }
    if !new.isEmpty { arrive(new) }
  }

  private func made(_ bound: BoundElement) -> Child {
    Child(
      bound.element, makeNode(bound), contributesDefault: bound.element.contributesDefault)
  }

  /// The element's view, and around it how it comes and goes, where it says that and can.
  private func makeNode(_ bound: BoundElement) -> ViewNode {
    let node = bound.make().node
    guard inputs.runtime.transitionsMade > 0, isDynamic(bound.element),
      let trait = node.transitionTrait
    else { return node }
    return trait.makeTransition(around: node, bound.element.inputs)
  }

  private func isDynamic(_ element: ViewElement) -> Bool {
    element.inputs.subgraph !== inputs.subgraph
  }

  /// The children in the order in which they are drawn and combined: by z index where one is set, else as listed
  /// (R049–R051).
  package var inOrder: [Child] {
    guard list != nil, inputs.runtime.zIndicesMade > 0 else { return children }
    let indices = children.map { $0.node.zIndex }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return zip(indices, children).enumerated()
      .sorted { a, b in (a.element.0, a.offset) < (b.element.0, b.offset) }
      .map(\.element.1)
  }

  /// The children's places or their z indices have changed.
  package func orderChanged() {
    for entry in reductions { entry.combiner.childrenChanged(self) }
  }

  /// The children's combined output for a key, made when it is first asked for.
  package func output<K: OutputKey>(_ key: K.Type) -> K.Output? { K.combine(self) }

  /// What was made for a key before; else what `make` makes, which is kept and told of changes.
  ///
  /// - Parameter concernsLeaving: whether children that are leaving still count.
  package func combiner<Output>(
    for key: ObjectIdentifier, includesRemoved: Bool = false,
    _ make: () -> (any ChildListObserver, Output)
  ) -> Output {
    if let known: Output = existingOutput(for: key) { return known }
    let (combiner, output) = make()
    reductions.append(
      Reduction(key: key, combiner: combiner, output: output, includesRemoved: includesRemoved))
    return output
  }

  /// What was made for a key before. Who is asked for it again does not ask below: with many containers inside of one
  /// another, each level would have all levels below it asked once more.
  package func existingOutput<Output>(for key: ObjectIdentifier) -> Output? {
    reductions.first { $0.key == key }.map { $0.output as! Output }
  }

  /// Whether the children are always there and have no output for a key; `check` asks them, once.
  package func isSilent(for key: ObjectIdentifier, _ check: () -> Bool) -> Bool {
    guard !isDynamic else { return false }
    if silentKeys.contains(key) { return true }
    guard check() else { return false }
    silentKeys.append(key)
    return true
  }

  /// What a view that shows one of several gives for a key, made once.
  package func chosenOutput<Output>(for key: ObjectIdentifier, _ make: () -> Output) -> Output {
    if let known = choices[key] { return known as! Output }
    let made = make()
    choices[key] = made
    return made
  }

  package func existingReduction(for key: ObjectIdentifier) -> (any ChildListObserver)? {
    reductions.first { $0.key == key }?.combiner
  }
}

// MARK: Coming and going

extension ChildList {
  /// The transaction of this update as the container sees it: what its children come and go under (M064).
  var transaction: Transaction { inputs.editor?.transaction ?? Transaction.current }

  /// The children that have given up their places and are still seen, oldest first.
  package var leaving: [Child] { childTransitions?.leaving ?? [] }

  /// What is seen, in the order in which it is drawn: of equal z indices, those that leave come first (M067).
  package var displayedInOrder: [ViewNode] {
    guard let childTransitions else { return inOrder.map(\.node) }
    let seen = (childTransitions.leaving + inOrder).map {
      (z: $0.node.zIndex, node: childTransitions.seen($0))
    }
    return seen.enumerated()
      .sorted { a, b in (a.element.z, a.offset) < (b.element.z, b.offset) }
      .map(\.element.node)
  }

  /// Has the children that are elements of `gone` leave, and calls `over` when they have; nil where they go at once.
  package func beginRemoval(_ gone: ViewList, over: @escaping () -> Void) -> PendingRemoval? {
    guard Transaction.allowsAnimation else { return nil }
    return makeChildTransitions().beginRemoval(gone, under: transaction, over: over)
  }

  /// Whether those children that are elements of `gone` have an identity transition, as far as the first one says.
  package func vanishes(_ gone: ViewList) -> Bool {
    guard inputs.runtime.transitionsMade > 0 else { return false }
    var first: ObjectIdentifier?
    gone.forEach(nil) { element, _ in first = first ?? ObjectIdentifier(element) }
    let child = children.first { $0.identity == first }
    return (child?.node as? any ChildTransition)?.properties.isIdentity ?? false
  }

  private func arrive(_ new: [Child]) {
    if Transaction.allowsAnimation, let container {
      inputs.runtime.maker.noteInsertions(in: container)
    }
    guard Transaction.allowsAnimation || inputs.runtime.transitionsMade > 0 else { return }
    let coming = new.filter { child in
      guard let element = child.element as? ViewElement, isDynamic(element) else { return false }
      return element.inputs.bag[SkipsTransitionKey.self] != inputs.runtime.updateNumber
    }
    guard !coming.isEmpty else { return }
    makeChildTransitions().arrive(coming, under: transaction)
  }

  private func makeChildTransitions() -> ChildTransitionController {
    if let childTransitions { return childTransitions }
    let made = ChildTransitionController(self)
    childTransitions = made
    return made
  }

  /// Whether views fade that would move on their way (M073).
  var prefersFades: Bool {
    let graph = inputs.runtime.graph
    return graph.untracked { graph.value(inputs.environment).prefersCrossFadeTransitions }
  }

  /// A view around a child that fades it.
  func makeFade(of child: Child) -> (any ChildTransition)? {
    var inputs = inputs
    if let subgraph = child.subgraph { inputs.subgraph = subgraph }
    return inputs.runtime.makeFade(of: child.node, inputs: inputs)
  }

  /// What is seen of the children has become another, and nothing else.
  func childTransitionsChanged() {
    guard !inputs.subgraph.isRemoved else { return }
    for entry in reductions where entry.includesRemoved { entry.combiner.childrenChanged(self) }
  }
}

extension ChildList: DeferredListUpdate {
  /// Removals are done.
  package func applyListUpdate() { childTransitionsChanged() }
}

/// Keeps a combined output in step with a container's children.
package protocol ChildListObserver: AnyObject {
  func childrenChanged(_ children: ChildList)
}
