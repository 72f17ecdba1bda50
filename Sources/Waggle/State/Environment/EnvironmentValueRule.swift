import Synchronization
import WaggleGraph

/// One value that a property reads from a view's environment.
///
/// The rule that the property was connected for keeps it (`EnvironmentReader`). For other readers, such as the closure of a
/// list, it has a node, which stops the propagation when only other values change.
final class EnvironmentValueRule<Value>: KeptEnvironmentValue, ValueRule, @unchecked Sendable {
  private let reference: RuntimeReference
  private let subgraph: Subgraph
  private let environment: EnvironmentSource
  /// The rule that keeps the value; it is alive while it is the one that reads.
  private unowned(unsafe) let reader: EnvironmentReader?
  private let readerNode: NodeID?
  /// Where the value is in an environment; nil for one that is found otherwise.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  /// Finds a value that has no key path; the result is nil for an object that is missing.
  private let find: ((EnvironmentValues) -> Value?)?
  /// Stops with a message that names the view which needs an object.
  private let missing: ((_ path: String) -> Value)?
  private var attribute: Attribute<Value>?
  /// The value when it was last read: the one that the reader keeps, and that which actions that outlive the view see, and
  /// other threads.
  @exclusivity(unchecked) private var last: Value?
  /// Whether the value has been read since the reader read it, and was another one then.
  @exclusivity(unchecked) private var isReplaced = false
  private let lock = Mutex(())

  /// A property's key path does not change while the view lives, so what finds the value is kept from the first time.
  init(_ context: PropertyContext, at keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    (find, missing) = (nil, nil)
    reference = context.runtime.reference
    subgraph = context.subgraph
    environment = context.environment
    reader = context.reader
    readerNode = context.reader?.readerNode
  }

  init(
    _ context: PropertyContext, read: @escaping (EnvironmentValues) -> Value?,
    missing: ((_ path: String) -> Value)? = nil
  ) {
    keyPath = nil
    find = read
    self.missing = missing
    reference = context.runtime.reference
    subgraph = context.subgraph
    environment = context.environment
    reader = context.reader
    readerNode = context.reader?.readerNode
  }

  var name: String { "Environment<\(Value.self)>" }

  /// The path of the view whose code is running; empty in an action, which has no path.
  var currentPath: String { reference.runtime?.breadcrumbs.last?.path ?? "" }

  func value(in graph: Graph) -> Value {
    let value = newest(in: graph.value(environment))
    remember(value, graph)
    return value
  }

  private func newest(in values: EnvironmentValues) -> Value {
    if let keyPath { return value(at: keyPath, in: values) }
    if let value = find!(values) { return value }
    guard let missing else { fatalError("a value that is not an object is there") }
    return missing(currentPath)
  }

  /// The whole environment is kept and passed on as it is now.
  private func value(at keyPath: KeyPath<EnvironmentValues, Value>, in values: EnvironmentValues)
    -> Value
  {
    guard Value.self == EnvironmentValues.self else { return values[keyPath: keyPath] }
    return values.withoutSource()[keyPath: keyPath]
  }

  private func read(_ values: EnvironmentValues) -> Value? {
    if let keyPath { value(at: keyPath, in: values) } else { find!(values) }
  }

  private func remember(_ value: Value, _ graph: Graph) {
    if run != 0, let last, !graph.areEqual(last, value) { isReplaced = true }
    lock.withLock { _ in last = value }
  }

  /// The last value; where none was read, the one in the last environment of the view.
  private var lastValue: Value {
    lock.withLock { _ in UncheckedSendable(last) }.value ?? newest(in: environment.current)
  }

  /// The value; a body that reads it depends on it. Event code gets the newest.
  var value: Value {
    guard reference.isOnMainActor, let runtime = reference.runtime, !subgraph.isRemoved else {
      return lastValue
    }
    guard runtime.hasReader else { return eventValue(runtime) }
    if let reader, let readerNode, runtime.graph.isReading(readerNode) {
      return keptValue(for: reader, runtime.graph)
    }
    if attribute == nil { attribute = runtime.graph.makeRule(self, in: subgraph) }
    return runtime.valueForReader(attribute!)
  }

  private func eventValue(_ runtime: Runtime) -> Value {
    let value = runtime.updating { newest(in: environment.current) }
    remember(value, runtime.graph)
    return value
  }

  override func isChanged(in graph: Graph) -> Bool {
    guard !isReplaced, let last, let value = read(graph.value(environment)) else { return true }
    return !graph.areEqual(last, value)
  }

  /// The newest value, without a dependency; nil after the view was removed, and for an object that is missing.
  var newestValue: Value? {
    guard let graph = reference.runtime?.graph, !subgraph.isRemoved else { return nil }
    return graph.untracked { read(graph.value(environment)) }
  }
}

// MARK: The value that a reader keeps

extension EnvironmentValueRule {
  /// The value for the reader's run: found at its first read, and the same until it ends.
  private func keptValue(for reader: EnvironmentReader, _ graph: Graph) -> Value {
    if run == reader.observationRun, let last { return last }
    let value = graph.comparing { newest(in: graph.value(environment)) }
    note(reader)
    isReplaced = false
    if let last, graph.areEqual(last, value) { return last }
    lock.withLock { _ in last = value }
    return value
  }
}
