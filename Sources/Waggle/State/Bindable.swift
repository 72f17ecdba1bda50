public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object itself.
  public var wrappedValue: Value

  /// Bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same wrapper, from another one's `$` projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to one property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: PropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's own identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
