import Foundation
import OpenCombine

/// A value that is kept in `UserDefaults` under a key (R236).
///
/// All properties of one key show the same value, in all windows and sessions of a program. Setting it updates them in the
/// next frame, in the current transaction (R237), and may be done on any thread (R241).
///
/// The store is the one that is given, otherwise that of `defaultAppStorage(_:)`, otherwise `UserDefaults.standard` (R239).
/// A program in a browser writes it to `~/.config/PROGRAM.plist` soon after a change (R242); pictures and tests do not. A
/// value of a type that the property does not have reads as if there were none, and is kept until the property is set.
///
/// ```swift
/// struct Greeting: View {
///   @AppStorage("name") private var name = "Ada"
///
///   var body: some View {
///     Button("Hello, \(name)") { name = "Grace" }
///   }
/// }
/// ```
///
/// In an `ObservableObject` a change of the value, from wherever, is announced with the object's `objectWillChange`, so that
/// the views that follow the object show it (R265).
///
/// Foundation on Linux does not announce what is set with `UserDefaults.set(_:forKey:)`. A frame looks at a few keys, so
/// such a change is seen by the next frame that has another reason to run, or a few frames later in programs with more
/// than 16 keys; to have it shown at once, post `UserDefaults.didChangeNotification` (R240).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let source: Source
  /// nil in what is neither displayed nor an `ObservableObject`.
  private var location: AnyLocation<Value>?

  /// The key and the store of a value. Two that are the same are equal, so that a view that gets a new one is not updated
  /// (R184).
  private struct Source: Equatable {
    let key: String
    /// nil: the store of the environment.
    let store: UserDefaults?
    let coder: StorageCoder<Value>
    let initial: Value

    static func == (a: Self, b: Self) -> Bool {
      guard a.key == b.key else { return false }
      guard let first = a.store, let second = b.store else {
        return a.store == nil && b.store == nil
      }
      return first.isSameDomain(as: second)
    }
  }

  private init(_ source: Source) { self.source = source }

  init(_ key: String, _ store: UserDefaults?, _ coder: StorageCoder<Value>, initial: Value) {
    source = Source(key: key, store: store, coder: coder, initial: initial)
  }

  /// The stored value; the initial value if there is none. May be read and set on any thread (R241).
  public var wrappedValue: Value {
    get {
      location?.get()
        ?? source.coder.value(of: detached.object(for: source.key), or: source.initial)
    }
    nonmutating set {
      if let location { return location.set(newValue) }
      detached.set(source.coder.encode(newValue), for: source.key)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let copy = self
    return Binding(
      location: ClosureLocation(
        get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value }))
  }

  /// The value of a property of an object. If that is an `ObservableObject`, it announces changes from the first use of the
  /// property on.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value {
    get { property(of: object, storage).wrappedValue }
    set { property(of: object, storage).wrappedValue = newValue }
  }

  /// The store of a property that is in no view that is displayed.
  private var detached: DefaultsStore {
    DefaultsStores.shared.store(of: source.store ?? .standard)
  }
}

extension AppStorage {
  /// The property, connected on the main actor. Another thread gets one of the same place, without the location, which the
  /// main actor may just be setting.
  private static func property<Object: AnyObject>(
    of object: Object, _ storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> AppStorage<Value> {
    guard isOnMainActor else {
      return AppStorage(object[keyPath: storage.appending(path: \.source)])
    }
    if object[keyPath: storage].location == nil { connect(object, storage) }
    return object[keyPath: storage]
  }

  private static func connect<Object: AnyObject>(
    _ object: Object, _ storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) {
    guard let observable = object as? any ObservableObject else { return }
    let source = object[keyPath: storage].source
    object[keyPath: storage].location = ObjectStoredLocation(
      source.key, in: DefaultsStores.shared.store(of: source.store ?? .standard), source.coder,
      initial: source.initial, object: observable)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = Connection(context()) }
    // Only this method fills the slot of this field.
    let connection = unsafeDowncast(slot!, to: Connection.self)
    let defaults = source.store ?? connection.defaultStore(context)
    let store = DefaultsStores.shared.store(of: defaults)
    let source = source
    location = connection.location(source.key, in: store) {
      StoredLocation(source.key, in: store, source.coder, initial: source.initial, context())
    }
  }

  /// A connection that can find the store of the environment.
  private final class Connection: StoredConnection<Value> {
    private var rule: EnvironmentValueRule<UserDefaults>?

    /// The store of the environment; the body that calls this depends on it.
    func defaultStore(_ context: () -> PropertyContext) -> UserDefaults {
      if rule == nil {
        rule = EnvironmentValueRule(context()) { $0.defaultAppStorage }
      }
      return rule!.value
    }
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
