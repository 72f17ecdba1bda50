import WaggleGraph

/// Animates the insertion and removal of a container's children. Made for the first of them.
///
/// Always true: a child being removed is in `leaving`, or among the list's children until their next update; a child's
/// fade exists from the start of its first transition to the end of its last.
final class ChildTransitionController {
  private unowned let list: ChildList
  /// The removed children that are still drawn, by identity.
  private var removed: [ObjectIdentifier: Removed] = [:]
  /// The same children, oldest first; nil after a change until requested.
  private var removedInOrder: [ChildList.Child]?
  /// Children that the list has dropped but that are still in `ChildList.children`.
  private var pendingRemovals: [ObjectIdentifier: Removed] = [:]
  /// The number of removals begun so far.
  private var removals = 0
  private var batches: [ObjectIdentifier: TransitionBatch] = [:]
  private var fades: [ObjectIdentifier: any ChildTransition] = [:]
  /// The children whose subgraph has a removal handler.
  private var watched: Set<ObjectIdentifier> = []
  /// The list's children by identity, built for a batch of look-ups; nil in between.
  private var known: [ObjectIdentifier: ChildList.Child]?

  init(_ list: ChildList) { self.list = list }

  private var layout: any ViewMaking { list.inputs.runtime.maker }

  /// A child whose removal is animated, and its number in the order in which removals began.
  private struct Removed {
    let number: Int
    let child: ChildList.Child
  }

  /// The removed children that are still drawn, oldest first. Sorted once after each change.
  var leaving: [ChildList.Child] {
    if let removedInOrder { return removedInOrder }
    let ordered = removed.values.sorted { $0.number < $1.number }.map(\.child)
    removedInOrder = ordered
    return ordered
  }

  /// The node to draw for a child: its fade if it has one, otherwise the child's own node.
  func seen(_ child: ChildList.Child) -> ViewNode { fades[child.identity] ?? child.node }

  /// The transition of a child under a transaction: its own, or else a fade; nil if nothing is animated.
  private func transition(
    of child: ChildList.Child, under transaction: Transaction
  ) -> (any ChildTransition)? {
    let own = child.node as? any ChildTransition
    if transaction.animation == nil, own?.properties.ownsAnimation != true { return nil }
    if let own, !(own.properties.hasMotion && list.prefersFades) { return own }
    if let fade = fades[child.identity] { return fade }
    let fade = list.makeFade(of: child)
    fades[child.identity] = fade
    return fade
  }

  // MARK: Insertion

  /// Starts the transitions of newly inserted children.
  func arrive(_ children: [ChildList.Child], under transaction: Transaction) {
    var transitions: [any ChildTransition] = []
    var arrived: [ObjectIdentifier] = []
    for child in children {
      guard let transition = transition(of: child, under: transaction) else { continue }
      transition.show(.willAppear, under: nil)
      transitions.append(transition)
      arrived.append(child.identity)
      watch(child)
    }
    bring(arrived, transitions, under: transaction)
  }

  private func bring(
    _ arrived: [ObjectIdentifier], _ transitions: [any ChildTransition],
    under transaction: Transaction
  ) {
    guard !transitions.isEmpty else { return }
    weak var brought: TransitionBatch?
    let passage = TransitionBatch(to: .identity, transitions, under: transaction) { [weak self] in
      if let brought { self?.endArrival(arrived, brought) }
    }
    brought = passage
    for identity in arrived { batches[identity] = passage }
    list.inputs.runtime.add(passage)
  }

  /// Ends an insertion for the children that have not begun to be removed since.
  private func endArrival(_ arrived: [ObjectIdentifier], _ passage: TransitionBatch) {
    for identity in arrived where batches[identity] === passage {
      batches[identity] = nil
      fades.removeValue(forKey: identity)?.drop()
    }
    list.inputs.runtime.afterRemovals(list)
  }

  // MARK: Removal

  /// Starts the removal of the children that are elements of `gone`. Returns nil if none of them is animated.
  func beginRemoval(
    _ gone: ViewList, under transaction: Transaction, over: @escaping () -> Void
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
    let passage = TransitionBatch(to: .didDisappear, transitions, under: transaction, over: over)
    for child in children { leave(child, passage) }
    list.inputs.runtime.add(passage)
    return PendingRemoval(self, children.map(\.identity), transitions, passage)
  }

  private func child(_ identity: ObjectIdentifier) -> ChildList.Child? {
    if known == nil {
      known = Dictionary(uniqueKeysWithValues: list.children.map { ($0.identity, $0) })
    }
    return known?[identity]
  }

  private func leave(_ child: ChildList.Child, _ passage: TransitionBatch) {
    let identity = child.identity
    removals += 1
    pendingRemovals[identity] = Removed(number: removals, child: child)
    layout.hold(child.node)
    batches[identity] = passage
    watch(child)
  }

  private func watch(_ child: ChildList.Child) {
    let identity = child.identity
    guard watched.insert(identity).inserted else { return }
    child.subgraph?.onRemoval { [weak self] in self?.forget(identity) }
  }

  /// Called when the child's nodes are freed. O(1), so freeing many children together is cheap.
  private func forget(_ identity: ObjectIdentifier) {
    watched.remove(identity)
    batches[identity] = nil
    fades[identity] = nil
    if let entry = pendingRemovals.removeValue(forKey: identity) {
      layout.release(entry.child.node)
    }
    guard let entry = removed.removeValue(forKey: identity) else { return }
    removedInOrder = nil
    layout.release(entry.child.node)
    list.inputs.runtime.afterRemovals(list)
  }

  // MARK: Updates of the list

  /// Call before the children are updated. Returns the removed children that are in the list again; the others stop
  /// being children.
  func childrenWillChange(_ wanted: [BoundElement]) -> [ObjectIdentifier: ChildList.Child] {
    known = nil
    if pendingRemovals.isEmpty && removed.isEmpty { return [:] }
    removed.merge(pendingRemovals) { _, new in new }
    pendingRemovals = [:]
    removedInOrder = nil
    var back: [ObjectIdentifier: ChildList.Child] = [:]
    for bound in wanted {
      let identity = ObjectIdentifier(bound.element)
      if let entry = removed.removeValue(forKey: identity) { back[identity] = entry.child }
    }
    return back
  }

  /// Keeps children that were being removed: the same instances continue from their current state (R175).
  fileprivate func restore(
    _ identities: [ObjectIdentifier], _ transitions: [any ChildTransition]
  ) {
    for identity in identities {
      if let entry = pendingRemovals.removeValue(forKey: identity) ?? removed[identity] {
        layout.release(entry.child.node)
      }
    }
    bring(identities, transitions, under: list.transaction)
  }
}

/// Children being removed together: the handle with which their removal can be cancelled.
package final class PendingRemoval {
  private weak var childTransitions: ChildTransitionController?
  private let identities: [ObjectIdentifier]
  private let transitions: [any ChildTransition]
  private let passage: TransitionBatch

  fileprivate init(
    _ childTransitions: ChildTransitionController, _ identities: [ObjectIdentifier],
    _ transitions: [any ChildTransition], _ passage: TransitionBatch
  ) {
    self.childTransitions = childTransitions
    self.identities = identities
    self.transitions = transitions
    self.passage = passage
  }

  /// Cancels the removal (R175, M181).
  package func cancel() {
    passage.cancel()
    childTransitions?.restore(identities, transitions)
  }
}
