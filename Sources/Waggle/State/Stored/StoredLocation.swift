import WaggleGraph

/// The location of a property whose value is stored under a key, outside of the tree: lives as long as its view shows that
/// key.
///
/// `current` is what the views show; it equals the value of `node`, or will in the next frame. Event code reads the store.
package final class StoredLocation<Value>: AnyLocation<Value>, StoredProperty {
  let key: String
  let values: any StoredValues
  private let coder: StorageCoder<Value>
  private let initial: Value
  private let reference: RuntimeReference
  private let subgraph: Subgraph
  @exclusivity(unchecked) private var current: Value
  /// Created on the first read by a view.
  @exclusivity(unchecked) private var node: Attribute<Value>?

  init(
    _ key: String, in values: any StoredValues, _ coder: StorageCoder<Value>, initial: Value,
    _ context: PropertyContext
  ) {
    (self.key, self.values, self.coder, self.initial) = (key, values, coder, initial)
    reference = context.runtime.reference
    subgraph = context.subgraph
    current = coder.value(of: values.object(for: key), or: initial)
    super.init()
    values.add(self, for: key)
  }

  /// Ends the observation of the store.
  func stop() { values.remove(self, for: key) }

  private var runtime: Runtime? { reference.runtime }

  private var stored: Value { coder.value(of: values.object(for: key), or: initial) }

  package override func get() -> Value {
    guard reference.isOnMainActor, let runtime, runtime.hasReader, !subgraph.isRemoved else {
      return stored
    }
    return runtime.valueForReader(node ?? makeNode(runtime))
  }

  private func makeNode(_ runtime: Runtime) -> Attribute<Value> {
    let input = runtime.graph.makeInput(current, in: subgraph)
    node = input
    return input
  }

  /// May be called on any thread.
  package override func set(_ value: Value) {
    if reference.isOnMainActor, let runtime, runtime.isUpdating {
      return runtime.reportOnce(.mutation(of: key, at: runtime.currentPath))
    }
    values.set(coder.encode(value), for: key)
  }

  package override var isThreadSafe: Bool { true }

  package override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return other.values === values && other.key == key && !other.subgraph.isRemoved
  }

  var isStale: Bool { runtime.map { !$0.graph.areEqual(current, stored) } ?? false }

  func refresh() {
    guard let runtime, !subgraph.isRemoved else { return }
    let new = stored
    if runtime.graph.areEqual(current, new) { return }
    current = new
    guard let node else { return }
    runtime.reports.noteWrite(key)
    runtime.schedule { [reference, subgraph] in
      if !subgraph.isRemoved { reference.runtime?.graph.set(node, to: new) }
    }
  }

  func report(_ diagnostic: Diagnostic) { runtime?.reportOnce(diagnostic) }
}
