public import Observation
import Synchronization
import WaggleGraph

/// A value from the view's environment.
///
/// A body that reads it runs again when that value changes, but not when other values do (R184).
///
/// ```swift
/// struct Note: View {
///   @Environment(\.colorScheme) private var colorScheme
///
///   var body: some View {
///     Text(colorScheme == .dark ? "Good night" : "Good day")  // shows Good day
///   }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  fileprivate let source: Source
  private var rule: EnvironmentValueRule<Value>?

  fileprivate enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, name: String)
  }

  /// The value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The current value: in a body the one of this update, in an action or a task the newest. After the view was
  /// removed it is the last one that the view had; in a view that was never displayed, the default.
  public var wrappedValue: Value { rule?.value ?? read(EnvironmentValues(), for: nil) }

  private func read(_ values: EnvironmentValues, for rule: EnvironmentValueRule<Value>?) -> Value {
    switch source {
    case .keyPath(let keyPath):
      // A copy of the whole environment is kept and passed on as it is now.
      let values = Value.self == EnvironmentValues.self ? values.withoutSource() : values
      return values[keyPath: keyPath]
    case .object(let find, let name):
      return require(
        find(values), "No observable object of type \(name) is in the environment",
        path: rule?.currentPath ?? "", cure: "Set it on an ancestor with .environment(_:).")
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The object of that type that an ancestor has set; stops with a message if there is none.
  public init(_ objectType: Value.Type) {
    source = .object({ $0[object: objectType] }, name: "\(objectType)")
  }
}

extension Environment {
  /// The object of that type that an ancestor has set; nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object({ .some($0[object: objectType]) }, name: "\(objectType)")
  }
}

extension Environment {
  /// Takes every name, so that a wrong one is reported by this message.
  @available(
    *, unavailable,
    message:
      "EnvironmentValues has no value of this name, or it is of another type. Declare your own with @Entry in an extension of EnvironmentValues."
  )
  @_disfavoredOverload
  public init(_ keyPath: KeyPath<_UnknownEnvironmentValue, Value>) { fatalError("unavailable") }
}

/// Stands for an environment with values of all names. The compiler would otherwise say of a wrong name that no initialiser
/// matches, and not which name it means.
@dynamicMemberLookup
public struct _UnknownEnvironmentValue {
  private init() {}

  /// A value of some type.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> _UnknownEnvironmentValue {
    fatalError("unavailable")
  }

  /// A value of the type that the property has.
  public subscript<Value>(dynamicMember name: String) -> Value { fatalError("unavailable") }
}

/// Two sources of the same value are equal, so that a body does not run when only the source was created
/// again (R184).
extension Environment.Source: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.keyPath(let a), .keyPath(let b)): a === b || a == b
    case (.object(_, let a), .object(_, let b)): a == b
    default: false
    }
  }
}

extension Environment: Sendable where Value: Sendable {}
extension Environment.Source: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    let rule: EnvironmentValueRule<Value>
    if let slot {
      // Only this method fills the slot of this field.
      rule = unsafeDowncast(slot, to: EnvironmentValueRule<Value>.self)
    } else {
      let copy = self
      rule = EnvironmentValueRule(context()) { copy.read($0, for: $1) }
      slot = rule
    }
    self.rule = rule
  }
}

extension Environment: ModelHolder { var contents: Value? { rule?.newestValue } }

extension EnvironmentValueRule {
  /// The newest value, without a dependency; nil after the view was removed.
  fileprivate var newestValue: Value? {
    guard let graph = reference.runtime?.graph, !subgraph.isRemoved else { return nil }
    return graph.untracked { read(graph.value(environment), self) }
  }
}

/// Reads one value from a view's environment; its node stops the propagation when only other values change.
final class EnvironmentValueRule<Value>: ValueRule, @unchecked Sendable {
  private let reference: RuntimeReference
  private let subgraph: Subgraph
  private let environment: EnvironmentSource
  /// The value in an environment; the rule names the view in the message for an object that is missing.
  private let read: (EnvironmentValues, EnvironmentValueRule<Value>) -> Value
  private var attribute: Attribute<Value>?
  /// The value when it was last read: actions that outlive the view see it, and other threads.
  @exclusivity(unchecked) private var last: Value?
  private let lock = Mutex(())

  /// A property's key path does not change while the view lives, so `read` is kept from the first time.
  init(
    _ context: PropertyContext,
    read: @escaping (EnvironmentValues, EnvironmentValueRule<Value>) -> Value
  ) {
    self.read = read
    reference = context.runtime.reference
    subgraph = context.subgraph
    environment = context.environment
  }

  var name: String { "Environment<\(Value.self)>" }

  /// The path of the view whose code is running; empty in an action, which has no path.
  var currentPath: String { reference.runtime?.breadcrumbs.last?.path ?? "" }

  func value(in graph: Graph) -> Value {
    let value = read(graph.value(environment), self)
    remember(value)
    return value
  }

  private func remember(_ value: Value) { lock.withLock { _ in last = value } }

  /// The last value; where none was read, the one in the last environment of the view.
  private var lastValue: Value {
    lock.withLock { _ in UncheckedSendable(last) }.value ?? read(environment.current, self)
  }

  /// The value; a body that reads it depends on it. Event code gets the newest.
  var value: Value {
    guard reference.isOnMainActor, let runtime = reference.runtime, !subgraph.isRemoved else {
      return lastValue
    }
    guard runtime.hasReader else {
      let value = runtime.updating { read(environment.current, self) }
      remember(value)
      return value
    }
    if attribute == nil { attribute = runtime.graph.makeRule(self, in: subgraph) }
    return runtime.valueForReader(attribute!)
  }
}

// MARK: Objects by type

private struct ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension EnvironmentValues {
  /// The observable object of a type that the nearest ancestor has set; nil if none has.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  package subscript<T: AnyObject & Observable>(object type: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}
