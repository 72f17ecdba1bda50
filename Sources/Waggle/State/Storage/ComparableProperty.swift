import WaggleGraph

/// A property whose changes are known, for `_printChanges()`.
protocol ComparableProperty {
  associatedtype Compared

  /// What differs after a change. Read outside of rules.
  var compared: Compared { get }
}

extension ComparableProperty {
  /// Whether the property has another value than that in the record, which then has the new one.
  func isChanged(since record: inout AnyObject?, _ graph: Graph) -> Bool {
    let new = compared
    let old = record as? Record<Compared>
    record = Record(new)
    return old.map { !graph.areEqual($0.value, new) } ?? true
  }
}

private final class Record<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension State: ComparableProperty {
  var compared: Value { wrappedValue }
}

extension Binding: ComparableProperty {
  var compared: Value { wrappedValue }
}

extension AppStorage: ComparableProperty {
  var compared: Value { wrappedValue }
}

extension SceneStorage: ComparableProperty {
  var compared: Value { wrappedValue }
}

extension Environment: ComparableProperty {
  var compared: Value {
    nonisolated(unsafe) let property = self
    return onMainActor { property.wrappedValue }
  }
}

/// An object and how often it has changed.
struct ObjectState: Equatable {
  private let object: ObjectIdentifier?
  private let changes: Int

  init<Object>(_ observer: ObjectObserver<Object>?) {
    object = (observer?.object).map(ObjectIdentifier.init)
    changes = observer?.changes.number ?? 0
  }
}

extension ObservedObject: ComparableProperty {
  var compared: ObjectState { ObjectState(observer) }
}

extension StateObject: ComparableProperty {
  var compared: ObjectState { ObjectState(observer) }
}

extension EnvironmentObject: ComparableProperty {
  var compared: ObjectState { ObjectState(source?.observer) }
}
