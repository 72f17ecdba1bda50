import WaggleGraph

/// Animates the insertion and removal of a container's children. Made for the first of them.
///
/// Always true: a child being removed is in `removedChildren`, or among the list's children until their next update; a
/// child's fade exists from the start of its first transition to the end of its last.
final class ChildTransitionController {
  private unowned let list: ChildList
  /// The removed children that are still drawn, by identity.
  private var removed: [ObjectIdentifier: RemovedChild] = [:]
  /// The same children, oldest first; nil after a change until requested.
  private var removedInOrder: [ChildList.Child]?
  /// Children that the list has dropped but that are still in `ChildList.children`.
  private var pendingRemovals: [ObjectIdentifier: RemovedChild] = [:]
  /// The number of removals begun so far.
  private var removalCount = 0
  private var batches: [ObjectIdentifier: TransitionBatch] = [:]
  private var fades: [ObjectIdentifier: any ChildTransition] = [:]
  /// What is called when a child's transition has ended.
  private var waiting: [ObjectIdentifier: () -> Void] = [:]
  /// The children whose subgraph has a removal handler.
  private var observed: Set<ObjectIdentifier> = []
  /// The list's children by identity, built for a batch of look-ups; nil in between.
  private var childrenByIdentity: [ObjectIdentifier: ChildList.Child]?

  init(_ list: ChildList) { self.list = list }

  /// A child whose removal is animated, and its number in the order in which removals began.
  private struct RemovedChild {
    let number: Int
    let child: ChildList.Child
  }

  /// The removed children that are still drawn, oldest first. Sorted once after each change.
  var removedChildren: [ChildList.Child] {
    if let removedInOrder { return removedInOrder }
    let ordered = removed.values.sorted { $0.number < $1.number }.map(\.child)
    removedInOrder = ordered
    return ordered
  }

  /// Whether no child is being inserted or removed with an animation.
  var isIdle: Bool {
    removed.isEmpty && pendingRemovals.isEmpty && batches.isEmpty && fades.isEmpty
  }

  /// The node to draw for a child: its fade if it has one, otherwise the child's own node.
  func displayedNode(of child: ChildList.Child) -> ViewNode { fades[child.identity] ?? child.node }

  /// The transition of a child under a transaction: its own, or else a fade; nil if nothing is animated.
  private func transition(
    of child: ChildList.Child, under transaction: Transaction
  ) -> (any ChildTransition)? {
    let declared = child.node as? any ChildTransition
    if transaction.animation == nil, declared?.properties.ownsAnimation != true { return nil }
    if let declared, !(declared.properties.hasMotion && list.prefersFades) { return declared }
    if let fade = fades[child.identity] { return fade }
    let fade = list.makeFade(of: child)
    fades[child.identity] = fade
    return fade
  }

  // MARK: Insertion

  /// Starts the transitions of newly inserted children.
  func animateInsertion(_ children: [ChildList.Child], under transaction: Transaction) {
    var transitions: [any ChildTransition] = []
    var identities: [ObjectIdentifier] = []
    for child in children {
      guard let transition = transition(of: child, under: transaction) else { continue }
      transition.show(.willAppear, under: nil)
      transitions.append(transition)
      identities.append(child.identity)
      observeRemoval(child)
    }
    animateIn(identities, transitions, under: transaction)
  }

  private func animateIn(
    _ identities: [ObjectIdentifier], _ transitions: [any ChildTransition],
    under transaction: Transaction
  ) {
    guard !transitions.isEmpty else { return }
    weak var weakBatch: TransitionBatch?
    let batch = TransitionBatch(to: .identity, transitions, under: transaction) { [weak self] in
      if let weakBatch { self?.endInsertion(identities, weakBatch) }
    }
    weakBatch = batch
    for identity in identities { batches[identity] = batch }
    list.store.add(batch)
  }

  /// Ends an insertion for the children that have not begun to be removed since.
  private func endInsertion(_ identities: [ObjectIdentifier], _ batch: TransitionBatch) {
    for identity in identities where batches[identity] === batch {
      batches[identity] = nil
      fades.removeValue(forKey: identity)?.drop()
      if let action = waiting.removeValue(forKey: identity) { list.inputs.runtime.schedule(action) }
    }
    list.store.afterRemovals(list)
  }

  /// Whether the child has a transition. Then `action` is called after it, unless the child is freed before.
  func awaitTransition(of identity: ObjectIdentifier, _ action: @escaping () -> Void) -> Bool {
    let isRemoved = pendingRemovals[identity] != nil || removed[identity] != nil
    guard isRemoved || batches[identity] != nil else { return false }
    waiting[identity] = action
    return true
  }

  // MARK: Removal

  /// Starts the removal of the children that are elements of `gone`. Returns nil if none of them is animated.
  func beginRemoval(
    _ gone: ViewList, under transaction: Transaction, completion: @escaping () -> Void
  ) -> PendingRemoval? {
    var children: [ChildList.Child] = []
    var transitions: [any ChildTransition] = []
    gone.forEach(nil) { element, _ in
      guard let child = child(ObjectIdentifier(element)) else { return }
      children.append(child)
      if let transition = transition(of: child, under: transaction) {
        transitions.append(transition)
      }
    }
    guard !transitions.isEmpty else { return nil }
    let batch = TransitionBatch(
      to: .didDisappear, transitions, under: transaction, completion: completion)
    for child in children { markRemoved(child, batch) }
    list.store.add(batch)
    if isChecking { checkInvariants() }
    return PendingRemoval(self, children.map(\.identity), transitions, batch)
  }

  private func child(_ identity: ObjectIdentifier) -> ChildList.Child? {
    if childrenByIdentity == nil {
      childrenByIdentity = Dictionary(uniqueKeysWithValues: list.children.map { ($0.identity, $0) })
    }
    return childrenByIdentity?[identity]
  }

  private func markRemoved(_ child: ChildList.Child, _ batch: TransitionBatch) {
    let identity = child.identity
    removalCount += 1
    pendingRemovals[identity] = RemovedChild(number: removalCount, child: child)
    child.node.freezePosition()
    batches[identity] = batch
    observeRemoval(child)
  }

  private func observeRemoval(_ child: ChildList.Child) {
    let identity = child.identity
    guard observed.insert(identity).inserted else { return }
    child.subgraph?.onRemoval { [weak self] in self?.forget(identity) }
  }

  /// Called when the child's nodes are freed. O(1), so freeing many children together is cheap.
  private func forget(_ identity: ObjectIdentifier) {
    observed.remove(identity)
    batches[identity] = nil
    fades[identity] = nil
    waiting[identity] = nil
    if let entry = pendingRemovals.removeValue(forKey: identity) {
      entry.child.node.unfreezePosition()
    }
    guard let entry = removed.removeValue(forKey: identity) else { return }
    removedInOrder = nil
    entry.child.node.unfreezePosition()
    list.store.afterRemovals(list)
  }

  // MARK: Updates of the list

  /// Call when a child has another node.
  func childrenReplaced() { childrenByIdentity = nil }

  /// Call before the children are updated. Returns the removed children that are in the list again; the others stop
  /// being children.
  func childrenWillChange(_ elements: [BoundElement]) -> [ObjectIdentifier: ChildList.Child] {
    childrenByIdentity = nil
    if pendingRemovals.isEmpty && removed.isEmpty { return [:] }
    removed.merge(pendingRemovals) { _, new in new }
    pendingRemovals = [:]
    removedInOrder = nil
    var restored: [ObjectIdentifier: ChildList.Child] = [:]
    for bound in elements {
      let identity = ObjectIdentifier(bound.element)
      if let entry = removed.removeValue(forKey: identity) { restored[identity] = entry.child }
    }
    return restored
  }

  /// Keeps children that were being removed: the same instances continue from their current state (R175).
  func restore(
    _ identities: [ObjectIdentifier], _ transitions: [any ChildTransition]
  ) {
    for identity in identities {
      if let entry = pendingRemovals.removeValue(forKey: identity) ?? removed[identity] {
        entry.child.node.unfreezePosition()
      }
    }
    animateIn(identities, transitions, under: list.transaction)
  }
}

extension ChildTransitionController {
  /// Stops if a law of the transitions is broken. Costs O(children in transition).
  func checkInvariants() {
    checkInvariant(
      pendingRemovals.keys.allSatisfy { removed[$0] == nil }, "a child is removed once")
    checkInvariant(
      fades.keys.allSatisfy { batches[$0] != nil }, "a fade exists while a transition runs")
    for batch in batches.values { batch.checkInvariants() }
  }
}
