/// A value that a view owns and that lives as long as the view's identity does.
///
/// A body that reads it runs again when it changes (R184); setting an equal value does nothing (R185); setting it
/// while views are updated is refused with W-MUTATE (R188).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var initial: Value
  @usableFromInline var location: AnyLocation<Value>?

  /// A state that starts as `wrappedValue` when the view appears for the first time.
  @inlinable
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// A state that starts as `value`.
  @inlinable
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value now. Outside of a view that is shown, it is the initial value and cannot be set.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
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
    _ slot: inout AnyObject?, _ name: String, _ context: (String) -> PropertyContext
  ) {
    if let slot {
      location = unsafeDowncast(slot, to: StateLocation<Value>.self)
      return
    }
    let context = context(name)
    let made = StateLocation(
      initial, name: name, runtime: context.runtime, subgraph: context.subgraph)
    location = made
    slot = made
  }
}
