public import Observation
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
  public var wrappedValue: Value {
    if let rule { return rule.value }
    return source.read(EnvironmentValues()) ?? source.stopWithoutObject(at: "")
  }
}

extension Environment.Source {
  /// The value in an environment; nil where an object is missing.
  fileprivate func read(_ values: EnvironmentValues) -> Value? {
    switch self {
    case .keyPath(let keyPath):
      // A copy of the whole environment is kept and passed on as it is now.
      let values = Value.self == EnvironmentValues.self ? values.withoutSource() : values
      return values[keyPath: keyPath]
    case .object(let find, _): return find(values)
    }
  }

  fileprivate func stopWithoutObject(at path: String) -> Value {
    guard case .object(_, let name) = self else { fatalError("a key path finds a value") }
    return require(
      nil, "No observable object of type \(name) is in the environment", path: path,
      cure: "Set it on an ancestor with .environment(_:).")
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
      switch source {
      case .keyPath(let keyPath): rule = EnvironmentValueRule(context(), at: keyPath)
      case .object(let find, _):
        let source = source
        rule = EnvironmentValueRule(context(), read: find, missing: source.stopWithoutObject)
      }
      slot = rule
    }
    self.rule = rule
  }
}

extension Environment: ModelHolder { var contents: Value? { rule?.newestValue } }

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
