/// A value that a view owns and that lives as long as the view's identity does.
///
/// A body that reads it runs again when it changes (R184); setting an equal value does nothing (R185); setting it
/// while views are updated is refused with W-MUTATE (R188).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var first: First
  @usableFromInline var location: AnyLocation<Value>?

  /// A state that starts as `wrappedValue` when the view appears for the first time.
  @inlinable
  public init(wrappedValue value: Value) {
    first = First(value)
  }

  /// A state that starts as `value`.
  @inlinable
  public init(initialValue value: Value) {
    first = First(value)
  }

  /// The value now. Outside of a view that is shown, it is the initial value and cannot be set.
  public var wrappedValue: Value {
    get { location?.get() ?? first.value }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(first.value) }
    return Binding(location: location)
  }

  /// What the state starts as. Only a new view asks for it, so another one is no reason for a body to run (R184).
  @usableFromInline
  struct First: Equatable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    @usableFromInline
    static func == (a: Self, b: Self) -> Bool { true }
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as nil.
  @inlinable
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if let slot {
      location = unsafeDowncast(slot, to: StateLocation<Value>.self)
      return
    }
    let context = context()
    let made = StateLocation(
      first.value, name: field.name, runtime: context.runtime, subgraph: context.subgraph)
    location = made
    slot = made
  }
}
