import WaggleGraph

/// A value that belongs to a window and comes back with it (R243).
///
/// All properties of one key in a window show the same value; other windows have their own. A page in a browser gets its
/// values back when it is reloaded, and when the program was started again on the same port (R244). In tests and pictures
/// the values live as long as the tree.
///
/// ```swift
/// struct Reader: View {
///   @SceneStorage("page") private var page = 1
///
///   var body: some View {
///     Button("Page \(page)") { page += 1 }
///   }
/// }
/// ```
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let source: Source
  private var location: StoredLocation<Value>?

  /// The key and the type of a value. Two of the same key are equal, so that a view that gets a new one is not updated (R184).
  private struct Source: Equatable {
    let key: String
    let coder: StorageCoder<Value>
    let initial: Value

    static func == (a: Self, b: Self) -> Bool { a.key == b.key }
  }

  init(_ key: String, _ coder: StorageCoder<Value>, initial: Value) {
    source = Source(key: key, coder: coder, initial: initial)
  }

  /// The stored value; the initial value if there is none. In a view that is not displayed, it is the initial value and
  /// cannot be set.
  public var wrappedValue: Value {
    get { location?.get() ?? source.initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(source.initial) }
    return Binding(location: location)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = Connection(context()) }
    // Only this method fills the slot of this field.
    let connection = unsafeDowncast(slot!, to: Connection.self)
    let source = source
    let key = connection.prefix + source.key
    location = connection.location(key, in: connection.values) {
      StoredLocation(
        key, in: connection.values, source.coder, initial: source.initial, context())
    }
  }

  /// A connection that knows its window's values.
  private final class Connection: StoredConnection<Value> {
    let values: SceneState
    /// What the keys of the view's window begin with.
    let prefix: String

    override init(_ context: PropertyContext) {
      values = context.runtime.store()
      prefix = context.environment.current.sceneStoragePrefix
      super.init(context)
    }
  }
}

extension EnvironmentValues {
  private enum SceneStoragePrefixKey: EnvironmentKey {
    static var defaultValue: String { "" }
  }

  /// What the keys of `@SceneStorage` begin with: empty in the first window of a host, so that others have their own values.
  package var sceneStoragePrefix: String {
    get { self[SceneStoragePrefixKey.self] }
    set { self[SceneStoragePrefixKey.self] = newValue }
  }
}
