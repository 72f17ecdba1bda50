package import WaggleGraph

/// Where views find their environment: the values that the nearest modifier around them sets, then those that are set
/// around it, and at last those of the window.
///
/// Always true: who reads the value of a key depends on the nearest source that sets the key, and on no source further in or
/// out. So a change of a value wakes those who read it, however many views are between.
///
/// A modifier's source has one node in the graph. Its keys are known once that has run; a look-up runs the stale ones that it
/// passes. A key that a source has set once remains one of its keys, so that only the first time wakes all that reads an
/// environment (`EnvironmentRoot.wakeReaders`).
package class EnvironmentSource: Rule {
  /// The source around this one; nil for the window's.
  final let outer: EnvironmentSource?
  final let root: EnvironmentRoot

  /// The source's own node; the window's is that of the root.
  @exclusivity(unchecked) private final var ownNode = NodeID(index: .max, generation: .max)
  /// What the source sets.
  @exclusivity(unchecked) private final var values = TypedBag()
  /// Where other keys are found: around this source, unless it replaces the whole environment.
  @exclusivity(unchecked) private final var next: EnvironmentSource?
  /// The keys that were set in an earlier run and are not now.
  @exclusivity(unchecked) private final var formerKeys: [ObjectIdentifier] = []
  /// The bits of all keys that are set here or around: a key whose bit is missing is the window's.
  @exclusivity(unchecked) private final var reach: UInt64 = 0
  /// The root's epoch for which `reach` holds, and for which all sources around are up to date.
  @exclusivity(unchecked) private final var epoch: UInt32 = 0
  /// Whether the source may hide all that is around it.
  @exclusivity(unchecked) private final var isReplacing: Bool
  @exclusivity(unchecked) private final var hasRun = false
  @exclusivity(unchecked) private final var depth: Int32 = 0
  @exclusivity(unchecked) private final unowned(unsafe) var queue: ContentQueue?

  /// The values of a window.
  init(_ root: EnvironmentRoot) {
    self.root = root
    outer = nil
    isReplacing = false
  }

  /// Values set inside of `outer`. The subclass attaches it to the graph.
  init(inside outer: EnvironmentSource, isReplacing: Bool = false) {
    self.outer = outer
    self.isReplacing = isReplacing
    root = outer.root
    next = outer
  }

  /// The node that everything reads that reads the environment.
  package final var node: NodeID { root.attribute.node }

  /// The environment for event code: no rule that reads its values depends on them.
  package final var current: EnvironmentValues { EnvironmentValues(self, isTracked: false) }

  /// Computes what the source sets: values in `outer`, or in another source where the whole environment is replaced.
  func makeValues(in graph: Graph) -> EnvironmentValues { EnvironmentValues(outer!) }

  // MARK: The node

  /// Makes the node. While it is stale it waits in `queue`, so that keys which are set for the first time are noticed.
  ///
  /// - Parameter comparing: whether `isAffected` decides if a change of `source` is a reason to run.
  final func attach(
    to graph: Graph, reading source: NodeID? = nil, in subgraph: Subgraph, _ queue: ContentQueue,
    depth: Int, comparing: Bool = false
  ) {
    self.queue = queue
    self.depth = Int32(clamping: depth)
    ownNode = graph.makeEffect(self, inputs: source.map { [node, $0] } ?? [node], in: subgraph)
    if comparing { graph.compareInputs(of: ownNode) }
  }

  package final var name: String { "environment" }

  package final func becameStale(_ node: NodeID) {
    root.epoch &+= 1
    queue?.add(node, depth: Int(depth))
  }

  /// Whether the change of an input may be a reason to compute the values again.
  package func isAffected(by input: NodeID, in graph: Graph) -> Bool { true }

  /// Computes the values again, for a reason that the graph does not see.
  final func invalidate(in graph: Graph) {
    if graph.isAlive(ownNode) { graph.invalidate(ownNode) }
  }

  package final func update(_ graph: Graph, _ node: NodeID) -> Bool {
    let new = makeValues(in: graph)
    if hasRun, new.source === next, new.values.isEqual(to: values, by: graph) { return false }
    if hasRun { noteKeys(of: new) }
    hasRun = true
    isReplacing = isReplacing || new.source !== outer
    root.synchronized {
      values = new.values
      next = new.source
    }
    return true
  }

  /// Looks for keys that this source sets for the first time. Those who have found them further out are woken.
  private func noteKeys(of new: EnvironmentValues) {
    let (before, now) = (values.keys, new.values.keys)
    let isFirst =
      !isReplacing && new.source !== outer
      || now.contains { !before.contains($0) && !formerKeys.contains($0) }
    for key in before where !now.contains(key) && !formerKeys.contains(key) {
      formerKeys.append(key)
    }
    formerKeys.removeAll(where: now.contains)
    guard isFirst, let queue else { return }
    root.epoch &+= 1
    root.wakeReaders(after: queue)
  }
}

// MARK: Finding values

extension EnvironmentSource {
  /// The values among which that of a key is; nil where the key has its default.
  ///
  /// Costs O(sources around), and O(1) for a key that none of them sets.
  func values(with key: ObjectIdentifier, isTracked: Bool) -> TypedBag? {
    guard let runtime = root.usableRuntime else {
      return root.synchronized { valuesWithoutUpdate(with: key) }
    }
    return isTracked
      ? values(with: key, in: runtime) : runtime.graph.untracked { values(with: key, in: runtime) }
  }

  private func values(with key: ObjectIdentifier, in runtime: Runtime) -> TypedBag? {
    runtime.noteRead(root.attribute.node)
    var source = self
    while let setter = source.nearest(setting: key) {
      setter.noteRead(in: runtime)
      if setter.values.contains(key) { return setter.values }
      guard let next = setter.next else { return nil }
      source = next
    }
    return runtime.valueForReader(root.attribute).values
  }

  /// The values of the window, where no source sets a key of a filter (`TypedBag.filter`); nil where one may. It is one look-up
  /// for all the keys.
  func windowValues(ifNoneSets filter: UInt64, isTracked: Bool) -> TypedBag? {
    guard isTracked, let runtime = root.usableRuntime else { return nil }
    runtime.noteRead(root.attribute.node)
    refresh()
    return reach & filter == 0 ? runtime.valueForReader(root.attribute).values : nil
  }

  /// The same where the graph cannot be used: no key is one that was set once.
  private func valuesWithoutUpdate(with key: ObjectIdentifier) -> TypedBag? {
    var source = self
    while let setter = source.nearestWithoutUpdate(setting: key) {
      if setter.values.contains(key) { return setter.values }
      guard let next = setter.next else { return nil }
      source = next
    }
    return root.values(false)
  }

  /// All values, nearest first. Reads each source.
  func allValues(skipping skipped: EnvironmentSource?, isTracked: Bool) -> TypedBag {
    root.reading(isTracked: isTracked) { reads in
      var bags: [TypedBag] = []
      var source: EnvironmentSource? = self
      while let found = source, found.outer != nil {
        let isSkipped = found === skipped
        if !isSkipped {
          if reads { found.refresh() }
          found.noteRead(reads)
          bags.append(found.values)
        }
        source = isSkipped ? found.outer : found.next
      }
      if source != nil { bags.append(root.values(reads)) }
      return bags.reversed().reduce(TypedBag()) { $1.merged(over: $0) }
    }
  }

  /// The nearest source that sets a key, or has set it once; nil where that is the window's.
  private func nearest(setting key: ObjectIdentifier) -> EnvironmentSource? {
    refresh()
    let bit = TypedBag.bit(key)
    var source = Unmanaged.passUnretained(self)
    while true {
      let step: (isFound: Bool, outer: Unmanaged<EnvironmentSource>?) =
        source._withUnsafeGuaranteedRef { source in
          guard let outer = source.outer, source.reach & bit != 0 else { return (false, nil) }
          let isFound =
            source.isReplacing || source.values.contains(key) || source.formerKeys.contains(key)
          return (isFound, .passUnretained(outer))
        }
      if step.isFound { return source.takeUnretainedValue() }
      guard let outer = step.outer else { return nil }
      source = outer
    }
  }

  private func nearestWithoutUpdate(setting key: ObjectIdentifier) -> EnvironmentSource? {
    var source = self
    while let outer = source.outer {
      if source.next !== outer || source.values.contains(key) { return source }
      source = outer
    }
    return nil
  }

  private func noteRead(_ reads: Bool) {
    if reads, let runtime = root.runtime { noteRead(in: runtime) }
  }

  private func noteRead(in runtime: Runtime) {
    if runtime.graph.isAlive(ownNode) { runtime.noteRead(ownNode) }
  }

  /// Brings this source and those around it up to date, outermost first. O(1) while none of the window has changed.
  @inline(__always)
  private func refresh() { if epoch != root.epoch { refreshAll() } }

  private func refreshAll() {
    let now = root.epoch
    guard let outer else { return epoch = now }
    if outer.epoch != now { outer.refreshOutermostFirst() }
    refreshAlone(now)
  }

  private func refreshOutermostFirst() {
    let now = root.epoch
    var stale: [EnvironmentSource] = []
    var source = self
    while source.epoch != now {
      stale.append(source)
      guard let outer = source.outer else { break }
      source = outer
    }
    for source in stale.reversed() { source.refreshAlone(now) }
  }

  private func refreshAlone(_ now: UInt32) {
    if let graph = root.runtime?.graph, graph.isAlive(ownNode) { graph.update(ownNode) }
    let former = formerKeys.reduce(0) { $0 | TypedBag.bit($1) }
    reach = isReplacing ? .max : values.filter | former | (outer?.reach ?? 0)
    epoch = now
  }
}

extension Graph: ValueComparison {
  /// The environment at a source. The rule that runs depends on each value that it reads.
  package func value(_ source: EnvironmentSource) -> EnvironmentValues {
    _ = value(source.root.attribute)
    return EnvironmentValues(source)
  }
}
