import WaggleGraph

/// A container's children: the nodes made from a list of views, updated when the list changes.
///
/// Always true: `children` are the list's elements as of the last `update`, in order; an element that stays in the list
/// keeps its node.
package final class ChildList {
  package struct Child {
    /// Identifies the child among its siblings: the list's element, or the node itself if there is no list. Retained,
    /// so that no other object can take its address.
    fileprivate let element: AnyObject
    package let node: ViewNode
    /// Whether the child contributes the default if it writes nothing (R023).
    package let contributesDefault: Bool

    fileprivate init(_ element: AnyObject, _ node: ViewNode, contributesDefault: Bool = false) {
      self.element = element
      self.node = node
      self.contributesDefault = contributesDefault
    }

    package var identity: ObjectIdentifier { ObjectIdentifier(element) }

    /// The subgraph that owns the child's nodes; nil if there is no list.
    var subgraph: Subgraph? { (element as? ViewElement)?.inputs.subgraph }
  }

  private let list: ViewList?
  package let inputs: _ViewInputs
  let store: ViewStore
  package private(set) var children: [Child] = []
  private var chosenOutputs = TypedBag()
  private var reductions: [Reduction] = []
  /// The keys for which a fixed list of children has no output.
  private var keysWithoutOutput: [ObjectIdentifier] = []
  /// The insertions and removals being animated; nil until the first one.
  private var childTransitions: ChildTransitionController?
  /// Whether the list has been made into children before. The first children appear without a transition (M065).
  private var hasUpdated = false

  private struct Reduction {
    let key: ObjectIdentifier
    let observer: any ChildListObserver
    let output: Any
    let includesRemoved: Bool
  }
  private(set) package var isDynamic: Bool

  /// The container that owns the list, once it exists.
  package weak var container: ViewNode?

  package init(_ list: ViewList, inputs: _ViewInputs) {
    self.list = list
    self.inputs = inputs
    store = inputs.runtime.store()
    isDynamic = list.isDynamic
  }

  /// Fixed children without a list of views, in drawing and reduction order.
  ///
  /// - Parameter isDynamic: whether other children can replace them, in which case every key has an output (R019).
  package init(fixed nodes: [ViewNode], inputs: _ViewInputs, isDynamic: Bool = false) {
    list = nil
    self.inputs = inputs
    store = inputs.runtime.store()
    self.isDynamic = isDynamic
    children = nodes.map { Child($0, $0) }
  }

  /// Replaces the fixed children. Only for a list made with `isDynamic`.
  package func set(fixed nodes: [ViewNode]) {
    children = nodes.map { Child($0, $0) }
    orderChanged()
  }

  package func setOwner(_ owner: any ViewListOwner) { list?.setOwner(owner) }

  /// Makes nodes for new elements and drops those of removed ones. Returns false if the list is unchanged.
  @discardableResult
  package func update() -> Bool {
    guard let list else { return false }
    defer { hasUpdated = true }
    var wanted: [BoundElement] = []
    wanted.reserveCapacity(children.count)
    list.forEach(nil) { wanted.append(BoundElement(element: $0, around: $1)) }
    if wanted.count == children.count,
      zip(wanted, children).allSatisfy({ ObjectIdentifier($0.element) == $1.identity })
    {
      return false
    }
    make(wanted)
    #if WAGGLE_CHECKS
      checkInvariants(wanted)
    #endif
    orderChanged()
    return true
  }

  /// Compares from both ends, so that only the elements between the first and the last difference are looked up.
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
    var existing: [ObjectIdentifier: Child] = [:]
    existing.reserveCapacity(range.count)
    for child in children[range] { existing[child.identity] = child }
    existing.merge(returning) { child, _ in child }
    var new: [Child] = []
    let replaced = wanted.map {
      if let child = existing[ObjectIdentifier($0.element)] { return child }
      let child = makeChild($0)
      if hasUpdated { new.append(child) }
      return child
    }
    if range == children.indices {
      children = replaced
    } else {
      children.replaceSubrange(range, with: replaced)
    }
    if !new.isEmpty { animateInsertion(new) }
  }

  /// Stops if a law of the list is broken. Costs O(n).
  private func checkInvariants(_ wanted: [BoundElement]) {
    checkInvariant(
      children.map(\.identity) == wanted.map { ObjectIdentifier($0.element) },
      "the children are the list's elements, in order")
    checkInvariant(
      Set(children.map { ObjectIdentifier($0.node) }).count == children.count,
      "no two children share a node")
    childTransitions?.checkInvariants()
  }

  private func makeChild(_ bound: BoundElement) -> Child {
    Child(
      bound.element, makeNode(bound), contributesDefault: bound.element.contributesDefault)
  }

  /// The element's node, wrapped in its transition if it has one and can be inserted or removed.
  private func makeNode(_ bound: BoundElement) -> ViewNode {
    let node = bound.make().node
    guard store.transitionCount > 0, isDynamic(bound.element),
      let trait = node.transitionTrait
    else { return node }
    return trait.makeTransition(node, bound.element.inputs)
  }

  private func isDynamic(_ element: ViewElement) -> Bool {
    element.inputs.subgraph !== inputs.subgraph
  }

  /// Whether any view of the tree has a z index.
  package var hasZIndices: Bool { store.zIndexCount > 0 }

  /// The children in drawing and reduction order: by z index if one is set, otherwise as listed (R049–R051).
  package var inOrder: [Child] {
    guard list != nil, hasZIndices else { return children }
    let indices = children.map { $0.node.zIndex }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return zip(indices, children).enumerated()
      .sorted { a, b in (a.element.0, a.offset) < (b.element.0, b.offset) }
      .map(\.element.1)
  }

  /// Call when the order of the children or their z indices have changed.
  package func orderChanged() {
    for entry in reductions { entry.observer.childrenChanged(self) }
  }

  /// The children's combined output for a key, made on the first request.
  package func output<K: OutputKey>(_ key: K.Type) -> K.Output? { K.combine(self) }

  /// The existing output for a key, otherwise the one that `make` returns, whose observer is then notified of changes.
  ///
  /// - Parameter includesRemoved: whether children whose removal is being animated still contribute.
  package func combiner<Output>(
    for key: ObjectIdentifier, includesRemoved: Bool = false,
    _ make: () -> (any ChildListObserver, Output)
  ) -> Output {
    if let existing: Output = existingOutput(for: key) { return existing }
    let (observer, output) = make()
    reductions.append(
      Reduction(key: key, observer: observer, output: output, includesRemoved: includesRemoved))
    return output
  }

  /// The output that was made for a key before. A second request returns it without asking the children again:
  /// otherwise each level of nested containers would double the number of requests below it.
  package func existingOutput<Output>(for key: ObjectIdentifier) -> Output? {
    reductions.first { $0.key == key }.map { $0.output as! Output }
  }

  /// Whether no child has an output for a key and none ever will. `check` asks the children, at most once per key.
  package func isSilent(for key: ObjectIdentifier, _ check: () -> Bool) -> Bool {
    guard !isDynamic else { return false }
    if keysWithoutOutput.contains(key) { return true }
    guard check() else { return false }
    keysWithoutOutput.append(key)
    return true
  }

  /// The cached output of a view that shows one of several, for one key.
  package func chosenOutput<Output>(for key: Any.Type, _ make: () -> Output) -> Output {
    if let existing = chosenOutputs.value(for: key, as: Output.self) { return existing }
    let output = make()
    chosenOutputs.set(output, for: key)
    return output
  }

  package func existingReduction(for key: ObjectIdentifier) -> (any ChildListObserver)? {
    reductions.first { $0.key == key }?.observer
  }
}

// MARK: Insertions and removals

extension ChildList {
  /// The transaction of this update as the container sees it: children are inserted and removed under it (M064).
  var transaction: Transaction { inputs.transactionTransform?.transaction ?? Transaction.current }

  /// The removed children that are still drawn while their removal is animated, oldest first.
  package var leaving: [Child] { childTransitions?.leaving ?? [] }

  /// The nodes to draw, in order. Among equal z indices, children being removed come first (M067).
  package var displayedInOrder: [ViewNode] {
    guard let childTransitions else { return inOrder.map(\.node) }
    let displayed = (childTransitions.leaving + inOrder).map {
      (z: $0.node.zIndex, node: childTransitions.displayedNode(of: $0))
    }
    return displayed.enumerated()
      .sorted { a, b in (a.element.z, a.offset) < (b.element.z, b.offset) }
      .map(\.element.node)
  }

  /// Animates the removal of the children that are elements of `gone`, and calls `completion` when it ends. Returns nil if
  /// they are removed at once.
  package func beginRemoval(_ gone: ViewList, completion: @escaping () -> Void) -> PendingRemoval? {
    guard inputs.runtime.allowsAnimation else { return nil }
    return makeChildTransitions().beginRemoval(gone, under: transaction, completion: completion)
  }

  /// Whether the children that are elements of `gone` have an identity transition. Only the first of them is checked.
  package func hasIdentityTransition(_ gone: ViewList) -> Bool {
    guard store.transitionCount > 0 else { return false }
    var first: ObjectIdentifier?
    gone.forEach(nil) { element, _ in first = first ?? ObjectIdentifier(element) }
    let child = children.first { $0.identity == first }
    return (child?.node as? any ChildTransition)?.properties.isIdentity ?? false
  }

  private func animateInsertion(_ new: [Child]) {
    if inputs.runtime.allowsAnimation { container?.didInsertChildren() }
    guard inputs.runtime.allowsAnimation || store.transitionCount > 0 else { return }
    let inserted = new.filter { child in
      guard let element = child.element as? ViewElement, isDynamic(element) else { return false }
      return element.inputs.bag[SkipsTransitionKey.self] != inputs.runtime.updateNumber
    }
    guard !inserted.isEmpty else { return }
    makeChildTransitions().animateInsertion(inserted, under: transaction)
  }

  private func makeChildTransitions() -> ChildTransitionController {
    if let childTransitions { return childTransitions }
    let controller = ChildTransitionController(self)
    childTransitions = controller
    return controller
  }

  /// Whether transitions that move their view are replaced by fades (M073).
  var prefersFades: Bool {
    let graph = inputs.runtime.graph
    return graph.untracked { graph.value(inputs.environment).prefersCrossFadeTransitions }
  }

  /// Wraps a child in a fade; nil if the child draws nothing.
  func makeFade(of child: Child) -> (any ChildTransition)? {
    var inputs = inputs
    if let subgraph = child.subgraph { inputs.subgraph = subgraph }
    return store.make.fade(child.node, inputs)
  }

  /// Updates the outputs that include children being removed. Call when only those have changed.
  func childTransitionsChanged() {
    guard !inputs.subgraph.isRemoved else { return }
    for entry in reductions where entry.includesRemoved { entry.observer.childrenChanged(self) }
  }
}

extension ChildList: DeferredListUpdate {
  /// Called when removals have finished.
  package func applyListUpdate() { childTransitionsChanged() }
}

/// Updates a combined output when the children of its container change.
package protocol ChildListObserver: AnyObject {
  func childrenChanged(_ children: ChildList)
}
