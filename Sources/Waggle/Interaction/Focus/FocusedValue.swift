public import Observation
import WaggleGraph

/// A value that the focused view, or one around it, supplies; nil where none does (R212).
///
/// The body that reads it runs again when the focus moves to a view with another value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var rule: FocusedValueRule<Value>?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The value; nil if no view supplies it.
  public var wrappedValue: Value? { rule?.value ?? nil }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// The object of this type.
  public init(_ objectType: Value.Type) { read = { $0[FocusedObjectKey<Value>.self] } }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

/// A binding that the focused view, or one around it, supplies; its value is nil where none does, and a write is then
/// ignored (R212).
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// The binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The binding's value.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    nonisolated(unsafe) let property = self
    return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
  }
}

extension View {
  /// Supplies an object while this view or one in it has the focus; nil supplies none (R212).
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(isOfScene: false) {
        if let object { $0[FocusedObjectKey<T>.self] = object }
      })
  }

  /// Supplies an object wherever in the scene the focus is (R213).
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _FocusedValueModifier(isOfScene: true) {
        if let object { $0[FocusedObjectKey<T>.self] = object }
      })
  }
}

private struct FocusedObjectKey<Value>: FocusedValueKey {}

extension FocusedValue: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if slot == nil { slot = FocusedValueRule(context(), read) }
    // The slot is that of this field: this method put the rule there.
    rule = slot.map { unsafeDowncast($0, to: FocusedValueRule<Value>.self) }
  }
}

extension FocusedBinding: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) { binding.connect(&slot, field, context) }
}

/// Reads one focused value; its node stops the propagation when only others change.
final class FocusedValueRule<Value>: ValueRule, @unchecked Sendable {
  private let reference: RuntimeReference
  private let subgraph: Subgraph
  private let read: (FocusedValues) -> Value?
  private var attribute: Attribute<Value?>?

  init(_ context: PropertyContext, _ read: @escaping (FocusedValues) -> Value?) {
    reference = context.runtime.reference
    subgraph = context.subgraph
    self.read = read
  }

  var name: String { "FocusedValue<\(Value.self)>" }

  func value(in graph: Graph) -> Value? {
    reference.runtime.flatMap { read($0.store(FocusedValueStore.self).current) }
  }

  /// The value; a body that reads it depends on it. Event code gets the newest.
  var value: Value? {
    guard let runtime = reference.runtime, !subgraph.isRemoved else { return nil }
    guard runtime.hasReader else { return read(runtime.store(FocusedValueStore.self).current) }
    if attribute == nil { attribute = runtime.graph.makeRule(self, in: subgraph) }
    return runtime.valueForReader(attribute!)
  }
}
