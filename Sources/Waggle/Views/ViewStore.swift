/// What the views of one host share.
package final class ViewStore: RuntimeStore {
  /// Makes the nodes of later rooms.
  let nodeFactory: NodeFactory
  /// How many views with a z index were created: while there are none, z order is not computed.
  @exclusivity(unchecked) var zIndexCount = 0
  /// Whether a modifier has set or changed a whole environment, with `\.self`: it may have any value of another place.
  @exclusivity(unchecked) package var replacesEnvironments = false
  /// How many `transition` modifiers were created.
  @exclusivity(unchecked) package var transitionCount = 0
  /// The transitions to begin at the end of this update.
  @exclusivity(unchecked) private var batches: [TransitionBatch] = []
  /// True while `removingViews` runs.
  @exclusivity(unchecked) private var isRemovingViews = false
  /// The list updates to apply after `removingViews`, each once.
  @exclusivity(unchecked) private var deferredUpdates: [ObjectIdentifier: any DeferredListUpdate] =
    [:]
  /// How many rows without elements lazy containers have made in their current pass.
  package var emptyRowsMade = 0
  private var tuples: [ObjectIdentifier: [TuplePart]] = [:]

  package init(nodeFactory: NodeFactory) { self.nodeFactory = nodeFactory }

  package func close() { batches = [] }

  /// The elements of a tuple of views, looked up once per type; nil if one is not a view.
  func parts<T>(of tuple: T.Type) -> [TuplePart]? {
    let key = ObjectIdentifier(tuple)
    if let cached = tuples[key] { return cached }
    let parts = TuplePart.parts(of: tuple)
    tuples[key] = parts
    return parts
  }
}

// MARK: Insertions and removals

extension ViewStore {
  package var hasTransitionBatches: Bool { !batches.isEmpty }

  /// Begins the transitions of a batch at the end of the current update.
  func add(_ batch: TransitionBatch) { batches.append(batch) }

  /// Removes and returns the batches that are to begin now.
  package func takeTransitionBatches() -> [TransitionBatch] {
    defer { batches = [] }
    return batches
  }

  /// Runs `body`, in which insertions and removals of views may end, and then the list updates that were deferred
  /// meanwhile, each once.
  package func removingViews(_ body: () -> Void) {
    guard !isRemovingViews else { return body() }
    isRemovingViews = true
    body()
    isRemovingViews = false
    if !deferredUpdates.isEmpty { applyDeferredUpdates() }
  }

  private func applyDeferredUpdates() {
    let due = deferredUpdates
    deferredUpdates = [:]
    for update in due.values { update.applyListUpdate() }
  }

  /// Applies a list update at the end of the removals that are running; at once if none are.
  func afterRemovals(_ update: any DeferredListUpdate) {
    if !isRemovingViews { return update.applyListUpdate() }
    deferredUpdates[ObjectIdentifier(update)] = update
  }
}
