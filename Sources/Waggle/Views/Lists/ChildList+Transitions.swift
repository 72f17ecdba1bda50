import WaggleGraph

extension ChildList {
  /// The transaction of this update as the container sees it: children are inserted and removed under it (M064).
  package var transaction: Transaction {
    inputs.transactionTransform?.transaction ?? Transaction.current
  }

  /// The removed children that are still drawn while their removal is animated, oldest first.
  package var removedChildren: [Child] { childTransitions?.removedChildren ?? [] }

  /// The children that are drawn where they are, in order.
  var visibleInOrder: [Child] { container?.displayed(inOrder) ?? inOrder }

  /// The nodes to draw, in order. Among equal z indices, children being removed come first (M067).
  package var displayedInOrder: [ViewNode] {
    let children = visibleInOrder
    guard let childTransitions else { return children.map(\.node) }
    let displayed = (childTransitions.removedChildren + children).map {
      (z: $0.node.zIndex, node: childTransitions.displayedNode(of: $0))
    }
    return displayed.enumerated()
      .sorted { a, b in (a.element.z, a.offset) < (b.element.z, b.offset) }
      .map(\.element.node)
  }

  /// Animates the removal of the children that are elements of `removed`, and calls `completion` when it ends. Returns
  /// nil if they are removed at once.
  package func beginRemoval(_ removed: ViewList, completion: @escaping () -> Void)
    -> PendingRemoval?
  {
    guard inputs.runtime.allowsAnimation else { return nil }
    return makeChildTransitions().beginRemoval(removed, under: transaction, completion: completion)
  }

  /// Whether the children that are elements of `removed` have an identity transition. Checks only the first of them.
  package func hasIdentityTransition(_ removed: ViewList) -> Bool {
    guard store.transitionCount > 0 else { return false }
    var first: ObjectIdentifier?
    removed.forEach(nil) { element, _ in first = first ?? ObjectIdentifier(element) }
    let child = children.first { $0.identity == first }
    return (child?.node as? any ChildTransition)?.properties.isIdentity ?? false
  }

  /// Whether the element's child is being inserted or removed with a transition. Then `action` is called when that has ended,
  /// unless the child is freed before.
  func awaitTransition(of element: ViewElement, _ action: @escaping () -> Void) -> Bool {
    childTransitions?.awaitTransition(of: ObjectIdentifier(element), action) ?? false
  }

  /// Starts the transitions of new children that can be inserted and removed.
  func animateInsertion(_ new: [Child]) {
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
  var prefersFades: Bool { inputs.environment.current.prefersCrossFadeTransitions }

  /// Wraps a child in a fade; nil if the child draws nothing.
  func makeFade(of child: Child) -> (any ChildTransition)? {
    var inputs = inputs
    if let subgraph = child.subgraph { inputs.subgraph = subgraph }
    return store.nodeFactory.makeFade(child.node, inputs)
  }

  /// Updates the outputs that include children being removed, and what the container derives from them. Call when only
  /// those have changed.
  func childTransitionsChanged() {
    guard !inputs.subgraph.isRemoved else { return }
    container?.removedChildrenChanged()
    for entry in reductions where entry.includesRemoved { entry.observer.childrenChanged(self) }
  }
}

extension ChildList: DeferredListUpdate {
  /// Called when removals have finished.
  package func applyListUpdate() { childTransitionsChanged() }
}
