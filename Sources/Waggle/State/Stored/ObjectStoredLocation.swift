import OpenCombine

/// The location of an `@AppStorage` property of an `ObservableObject`: reads and sets the store, and announces each change
/// of the value with the object's `objectWillChange` (R265).
///
/// It lives in the property itself, so as long as the object.
package final class ObjectStoredLocation<Value>: AnyLocation<Value> {
  private let key: String
  private let values: any StoredValues
  private let coder: StorageCoder<Value>
  private let announcer: StoredValueAnnouncer<Value>

  init(
    _ key: String, in values: any StoredValues, _ coder: StorageCoder<Value>, initial: Value,
    object: any ObservableObject
  ) {
    (self.key, self.values, self.coder) = (key, values, coder)
    announcer = StoredValueAnnouncer(object) {
      coder.value(of: values.object(for: key), or: initial)
    } equal: {
      // The encoded forms are numbers, strings, data and dates.
      coder.encode($0) as? AnyHashable == coder.encode($1) as? AnyHashable
    }
    super.init()
    values.add(announcer, for: key)
  }

  deinit {
    let (values, announcer, key) = (values, announcer, key)
    onMainActorSoon { values.remove(announcer, for: key) }
  }

  package override func get() -> Value { announcer.read() }

  /// May be called on any thread. On another than the main actor's, the change is announced soon after it was made.
  package override func set(_ value: Value) {
    if isOnMainActor { announcer.announce(value) }
    values.set(coder.encode(value), for: key)
  }
}

/// Compares a stored value with the one that an object announced last. Main actor only, except for `read`.
private final class StoredValueAnnouncer<Value>: StoredProperty {
  /// The stored value.
  let read: () -> Value
  private let equal: (Value, Value) -> Bool
  private weak var object: (any ObservableObject)?
  private var announced: Value

  init(
    _ object: any ObservableObject, read: @escaping () -> Value,
    equal: @escaping (Value, Value) -> Bool
  ) {
    self.object = object
    self.read = read
    self.equal = equal
    announced = read()
  }

  var isStale: Bool { !equal(announced, read()) }

  func refresh() {
    let value = read()
    if !equal(announced, value) { announce(value) }
  }

  /// Announces that the value is about to be this one.
  func announce(_ value: Value) {
    announced = value
    if let object { send(object) }
  }

  private func send(_ object: some ObservableObject) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// An object has no host; the views with the same key report the problem.
  func report(_ diagnostic: Diagnostic) {}
}
