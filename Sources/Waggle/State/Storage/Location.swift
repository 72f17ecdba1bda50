import Synchronization
package import WaggleGraph

/// Where a value is read and written. Subclasses override `get()` and `set(_:)`.
@usableFromInline
package class AnyLocation<Value> {
  package init() {}
  /// The current value; a rule that reads it depends on it.
  package func get() -> Value { fatalError("a location without a value") }
  package func set(_ value: Value) {}
  /// Whether both read and write the same value, even if they were created separately.
  package func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
  /// For the location of a part: how the whole value is stored. nil for others.
  package var storageKind: StorageKind? { nil }
  /// Whether `get()` and `set(_:)` may be called on any thread, and a value that was set is read at once.
  package var isThreadSafe: Bool { false }
  /// The newest value, without a dependency; nil where reading it takes a rule.
  var newestValue: Value? { nil }
}

/// How a value is stored.
package enum StorageKind {
  /// A value in the graph.
  case state
  /// A property of an object, or what closures read.
  case other
}

/// The storage of one `@State`; lives as long as the view's identity. Any thread may read and write it (R292).
///
/// See also `BodyRule`, which depends on the value, and `ContentQueue`, which runs it.
package final class StateLocation<Value>: AnyLocation<Value> {
  private let lock = Mutex(())
  /// Whether a value that another thread set has still to be taken to the main actor. Behind the lock.
  @exclusivity(unchecked) private var isPending = false
  /// The newest value, which event code and other threads read (R186). Behind the lock.
  @exclusivity(unchecked) private var newest: Value
  @exclusivity(unchecked) private var id = OptionalNodeID()
  private let reference: RuntimeReference
  private let subgraph: Subgraph
  private let name: String

  package init(_ value: Value, name: String, runtime: Runtime, subgraph: Subgraph) {
    newest = value
    self.name = name
    reference = runtime.reference
    self.subgraph = subgraph
  }

  package override var isThreadSafe: Bool { true }

  /// The value that views read. Created on the first read: writing a state that no view reads updates nothing
  /// (R184). Main actor only.
  private var node: Attribute<Value>? { id.value.map { Attribute($0) } }

  private var current: Value {
    get { lock.withLock { _ in UncheckedSendable(newest) }.value }
    set {
      // The old value is dropped after the lock is free: its end may write this state.
      var value = newValue
      lock.withLock { _ in swap(&newest, &value) }
    }
  }

  override var newestValue: Value? { current }

  /// The value for those who keep it over a change of the code; nil once the view is gone.
  var savedState: SavedState? { subgraph.isRemoved ? nil : SavedState(current) }

  /// The value for the states of the program's other windows.
  var sharedValue: Value { current }

  /// Takes the value that was set in another window. Main actor only.
  func receive(_ value: Value) {
    current = value
    if let runtime = reference.runtime, !subgraph.isRemoved { schedule(value, runtime) }
  }

  /// Begins with another value. Called before anything reads the state.
  func begin(with value: Value) { newest = value }

  package override func get() -> Value {
    guard reference.isOnMainActor, let runtime = reference.runtime, runtime.hasReader,
      !subgraph.isRemoved
    else { return current }
    return runtime.valueForReader(node ?? makeNode(runtime))
  }

  private func makeNode(_ runtime: Runtime) -> Attribute<Value> {
    let input = runtime.graph.makeInput(current, in: subgraph)
    id = OptionalNodeID(input.node)
    return input
  }

  package override func set(_ value: Value) {
    guard reference.isOnMainQueue else { return setInBackground(value) }
    guard let runtime = reference.runtime else {
      current = value
      return
    }
    if runtime.isUpdating {
      return runtime.reportOnce(.mutation(of: name, at: runtime.currentPath))
    }
    if runtime.graph.areEqual(current, value) { return }
    current = value
    show(value, runtime)
  }

  /// Shows a value in the next update, and in the program's other windows.
  private func show(_ value: Value, _ runtime: Runtime) {
    runtime.programStates?.share(value, of: self)
    schedule(value, runtime)
  }

  private func schedule(_ value: Value, _ runtime: Runtime) {
    guard let node else { return }
    runtime.reports.noteWrite(name)
    runtime.schedule { [reference, subgraph] in
      if !subgraph.isRemoved { reference.runtime?.graph.set(node, to: value) }
    }
  }

  /// Sets the value on a thread that is not the main actor's. It is read at once, and shown by the main actor: the newest
  /// where there are several, except that each transaction has its own.
  private func setInBackground(_ value: Value) {
    current = value
    let transaction = BackgroundTransaction.current
    let waits = lock.withLock { _ in
      defer { if transaction == nil { isPending = true } }
      return transaction == nil && isPending
    }
    if waits { return }
    onMainActorSoon { [self] in
      if let transaction { return transaction.perform { showNewest() } }
      lock.withLock { _ in isPending = false }
      showNewest()
    }
  }

  private func showNewest() {
    if let runtime = reference.runtime { show(current, runtime) }
  }
}

/// A location that reads and writes through closures.
package final class ClosureLocation<Value>: AnyLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  package override func get() -> Value { getter() }
  package override func set(_ value: Value) { setter(value, Transaction.current) }
}

/// The location of an object's property.
package final class PropertyLocation<Object: AnyObject, Value>: AnyLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The changes of an `ObservableObject`; nil for other objects.
  private let changes: ObjectChanges?

  init(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    changes: ObjectChanges? = nil
  ) {
    self.object = object
    self.keyPath = keyPath
    self.changes = changes
  }

  package override func get() -> Value {
    changes?.depend()
    return object[keyPath: keyPath]
  }

  package override func set(_ value: Value) { object[keyPath: keyPath] = value }

  package override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? PropertyLocation<Object, Value> else { return false }
    return other.object === object && other.changes === changes && other.keyPath == keyPath
  }

  package override var storageKind: StorageKind? { changes == nil ? nil : .other }
}

/// A location whose value never changes.
package final class ConstantLocation<Value>: AnyLocation<Value> {
  private let value: Value
  package init(_ value: Value) { self.value = value }
  package override func get() -> Value { value }
}
