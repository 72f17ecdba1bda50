import WaggleGraph

/// A container's children: the nodes made from a list of views, updated when the list changes.
///
/// Always true: `children` are the list's elements as of the last `update`, in order; an element that stays in the list
/// keeps its node.
package final class ChildList {
  package struct Child {
    /// Identifies the child among its siblings: the list's element, or the node itself if there is no list. Retained,
    /// so that no other object can take its address.
    package let element: AnyObject
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

  /// The combined output for one key, and the object that updates it.
  struct Reduction {
    let key: ObjectIdentifier
    let observer: any ChildListObserver
    let output: Any
    let includesRemoved: Bool
  }

  let list: ViewList?
  package let inputs: _ViewInputs
  let store: ViewStore
  package private(set) var children: [Child] = []
  private var chosenOutputs = TypedBag()
  private(set) var reductions: [Reduction] = []
  /// The keys for which a fixed list of children has no output.
  private var keysWithoutOutput: [ObjectIdentifier] = []
  /// The insertions and removals being animated; nil until the first one.
  var childTransitions: ChildTransitionController?
  /// Whether the list has been made into children before. The first children appear without a transition (M065).
  private(set) var hasUpdated = false

  /// Whether one of the children had a z index when all were last asked for theirs; nil before.
  private(set) var hasZOrder: Bool?

  /// The rows in which the children lie, while they are known: see `ReadingRows`.
  var knownRows: [Int]?
  /// Whether the container forgets the rows when it places its children or they grow.
  var keepsRows = false

  private(set) package var isDynamic: Bool

  /// Whether views of the program can become children later.
  package var awaitsProgramViews: Bool {
    list?.awaitsProgramViews ?? (isDynamic && !choosesOwnViews)
  }

  /// Whether what replaces fixed children is a view of the framework, as another platform's look of a control.
  @exclusivity(unchecked) var choosesOwnViews = false

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
    if case .unchanged = readList(followingEdits: false) { return false }
    return true
  }

  /// What reading the whole list has shown.
  enum Reading {
    case unchanged
    /// Some children replaced others; all others are where they were.
    case edited(ChildEdit)
    case changed
  }

  /// Makes nodes for new elements and drops those of removed ones.
  ///
  /// - Parameter followingEdits: whether the container draws the children as they are listed, so that what observes them can
  ///   follow an edit.
  func readList(followingEdits: Bool) -> Reading {
    guard let list else { return .unchanged }
    defer { hasUpdated = true }
    var elements: [BoundElement] = []
    elements.reserveCapacity(children.count)
    list.forEach(nil) { elements.append(BoundElement(element: $0, around: $1)) }
    inputs.runtime.counts.elementsRead += elements.count
    if elements.count == children.count,
      zip(elements, children).allSatisfy({ ObjectIdentifier($0.element) == $1.identity })
    {
      return .unchanged
    }
    let canBeEdit = followingEdits && hasUpdated && isPlain
    let edit = setElements(elements)
    if isChecking { checkInvariants(elements) }
    if canBeEdit, orderChanged([edit]) { return .edited(edit) }
    orderChanged()
    return .changed
  }

  /// Compares from both ends, so that only the elements between the first and the last difference are looked up.
  private func setElements(_ elements: [BoundElement]) -> ChildEdit {
    let restored = childTransitions?.childrenWillChange(elements) ?? [:]
    let isSame = { (old: Int, new: Int) in
      self.children[old].identity == ObjectIdentifier(elements[new].element)
    }
    let (old, new) = (children.count, elements.count)
    let shorter = min(old, new)
    let prefix = (0..<shorter).first { !isSame($0, $0) } ?? shorter
    let rest = shorter - prefix
    let suffix = (0..<rest).first { !isSame(old - 1 - $0, new - 1 - $0) } ?? rest
    return edit(prefix..<old - suffix, by: elements[prefix..<new - suffix], restored)
  }

  func replace(
    _ range: Range<Int>, by elements: ArraySlice<BoundElement>,
    _ restored: [ObjectIdentifier: Child]
  ) {
    var existing = restored
    if !elements.isEmpty {
      existing.reserveCapacity(range.count)
      for child in children[range] { existing[child.identity] = child }
    }
    var new: [Child] = []
    let replaced = elements.map {
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
  func checkInvariants(_ elements: [BoundElement]) {
    checkInvariant(
      children.map(\.identity) == elements.map { ObjectIdentifier($0.element) },
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

  /// Takes the node that an element makes now.
  func replaceNode(of element: ViewElement) {
    let identity = ObjectIdentifier(element)
    guard let index = children.firstIndex(where: { $0.identity == identity }) else { return }
    children[index] = makeChild(BoundElement(element: element, around: nil))
    childTransitions?.childrenReplaced()
    orderChanged()
  }

  /// The element's node, wrapped in its transition if it has one and can be inserted or removed.
  private func makeNode(_ bound: BoundElement) -> ViewNode {
    let node = bound.make().node
    guard store.transitionCount > 0, isDynamic(bound.element),
      let trait = node.transitionTrait
    else { return node }
    return trait.makeTransition(node, bound.element.inputs)
  }

  /// Whether the element can be inserted and removed, in which case it has its own subgraph.
  func isDynamic(_ element: ViewElement) -> Bool {
    element.inputs.subgraph !== inputs.subgraph
  }

  /// Whether any view of the tree has a z index.
  package var hasZIndices: Bool { store.zIndexCount > 0 }

  /// The children in drawing and reduction order: by z index if one is set, otherwise as listed (R049–R051).
  package var inOrder: [Child] {
    guard list != nil, hasZIndices else { return children }
    let indices = children.map { $0.node.zIndex }
    let hasZOrder = indices.contains { $0 != 0 }
    self.hasZOrder = hasZOrder
    guard hasZOrder else { return children }
    return zip(indices, children).enumerated()
      .sorted { a, b in (a.element.0, a.offset) < (b.element.0, b.offset) }
      .map(\.element.1)
  }

  /// Call when the order of the children or their z indices have changed.
  package func orderChanged() {
    knownRows = nil
    for entry in reductions { entry.observer.childrenChanged(self) }
  }

  /// The children's combined output for a key, made on the first request.
  package func output<K: OutputKey>(_ key: K.Type) -> K.Output? { K.combine(self) }

  /// The existing output for a key, or else the one that `make` returns. From then on the observer that `make` returns
  /// with it is notified of changes.
  ///
  /// - Parameters:
  ///   - includesRemoved: whether children whose removal is being animated still contribute.
  ///   - isFirst: whether the observer is notified before those of other keys, which ask it.
  package func output<Output>(
    for key: ObjectIdentifier, includesRemoved: Bool = false, isFirst: Bool = false,
    _ make: () -> (any ChildListObserver, Output)
  ) -> Output {
    if let existing: Output = existingOutput(for: key) { return existing }
    let (observer, output) = make()
    let new = Reduction(
      key: key, observer: observer, output: output, includesRemoved: includesRemoved)
    if isFirst { reductions.insert(new, at: 0) } else { reductions.append(new) }
    return output
  }

  /// The output that was made for a key before. A second request makes no requests to the children:
  /// otherwise each level of nested containers would double the number of requests below it.
  package func existingOutput<Output>(for key: ObjectIdentifier) -> Output? {
    // The outputs of all keys are in one list, and the key determines the type.
    reductions.first { $0.key == key }.map { $0.output as! Output }
  }

  /// Whether no child has an output for a key and none ever will. `check` requests it of the children; it runs at most
  /// once per key.
  package func hasNoOutput(for key: ObjectIdentifier, _ check: () -> Bool) -> Bool {
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

/// Updates a combined output when the children of its container change.
package protocol ChildListObserver: AnyObject {
  func childrenChanged(_ children: ChildList)
  /// Called instead where some children replaced others, and all others are where they were; see `ChildEdit`.
  func childrenEdited(_ children: ChildList, _ edits: [ChildEdit])
}

extension ChildListObserver {
  package func childrenEdited(_ children: ChildList, _ edits: [ChildEdit]) {
    childrenChanged(children)
  }
}
