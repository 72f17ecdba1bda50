import Synchronization
package import WaggleGraph

/// The environment of a window, and what the sources inside it share.
package final class EnvironmentRoot {
  package let attribute: Attribute<EnvironmentValues>
  private let reference: RuntimeReference
  /// Changes with each source that becomes stale, and with each key that one sets for the first time.
  @exclusivity(unchecked) var epoch: UInt32 = 1
  /// The values of the window when they were last set, for other threads.
  @exclusivity(unchecked) private var last: TypedBag
  @exclusivity(unchecked) private var isWaking = false
  private let lock = Mutex(())

  package init(_ values: EnvironmentValues, in runtime: Runtime) {
    reference = runtime.reference
    let values = values.withoutSource()
    last = values.values
    attribute = runtime.graph.makeInput(values, in: runtime.rootSubgraph)
  }

  /// Nil once the tree was dropped.
  var runtime: Runtime? {
    guard let runtime = reference.runtime, runtime.graph.isAlive(attribute.node) else { return nil }
    return runtime
  }

  /// Sets the values of the window.
  package func set(_ values: EnvironmentValues, in graph: Graph) {
    let values = values.withoutSource()
    synchronized { last = values.values }
    graph.set(attribute, to: values)
  }

  /// The values of the window.
  func values(_ reads: Bool) -> TypedBag {
    guard reads, let runtime else { return last }
    return runtime.valueForReader(attribute).values
  }

  /// The runtime where the graph may be used; see `reading`.
  @inline(__always)
  var usableRuntime: Runtime? { reference.isOnMainActor ? runtime : nil }

  /// Calls `look` with true where it may use the graph, which is on the main actor and until the tree is dropped; else with
  /// false, while nothing is set.
  func reading<Result>(isTracked: Bool, _ look: (Bool) -> Result) -> Result {
    guard let runtime = usableRuntime else { return synchronized { look(false) } }
    return isTracked ? look(true) : runtime.graph.untracked { look(true) }
  }

  /// Keeps other threads from reading while values are set.
  func synchronized<Result>(_ work: () -> Result) -> Result {
    lock.withLock { _ in UncheckedSendable(work()) }.value
  }

  /// Wakes all that reads an environment of the window, after the effects of a queue.
  func wakeReaders(after queue: ContentQueue) {
    guard !isWaking else { return }
    isWaking = true
    queue.add(self)
  }
}

extension EnvironmentRoot: DeferredListUpdate {
  package func applyListUpdate() {
    isWaking = false
    if let runtime { runtime.graph.touch(attribute.node) }
  }
}
