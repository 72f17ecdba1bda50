/// A value that a view owns; it lives as long as the view's identity.
///
/// A body that reads it runs again when it changes (R184). Setting an equal value does nothing (R185). Setting it
/// while views are updated is refused with W-MUTATE (R188). Any thread may read and set it: what is set is read there at
/// once, and the main actor shows it (R292).
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }  // shows Count: 0
///   }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // The location is first: its place does not depend on the type of the value, so that unspecialized code, which most
  // reads are, need not look up the layout of the rest.
  @usableFromInline var location: AnyLocation<Value>?
  @usableFromInline var initial: InitialValue

  /// A state that starts as `wrappedValue` when the view appears for the first time.
  @inlinable
  public init(wrappedValue value: Value) {
    initial = InitialValue(value)
  }

  /// A state that starts as `value`.
  @inlinable
  public init(initialValue value: Value) {
    initial = InitialValue(value)
  }

  /// The current value. In a view that is not displayed, it is the initial value and cannot be set.
  public var wrappedValue: Value {
    get {
      if let location { return location.get() }
      return initial.value
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return constant }
    return Binding(location: location)
  }

  /// Apart, as is `makeLocation`: code that reads `initial` first looks up its layout.
  @inline(never)
  private var constant: Binding<Value> { .constant(initial.value) }

  /// The initial value. Only a new view reads it, so two are always equal and a new one does not run a body (R184).
  @usableFromInline
  struct InitialValue: Equatable {
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
    // A slot belongs to one field of one type, so the object in it is of the type that this method put there.
    location = unsafeDowncast(
      slot ?? makeLocation(&slot, field, context()), to: StateLocation<Value>.self)
  }

  @inline(never)
  private func makeLocation(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: PropertyContext
  ) -> AnyObject {
    let made = StateLocation(
      initial.value, name: field.name, runtime: context.runtime, subgraph: context.subgraph)
    slot = made
    context.runtime.stateKeeper?.adopt(made, field, context)
    context.runtime.programStates?.adopt(made, field, context)
    return made
  }
}

extension State: ModelHolder { var contents: Value? { location?.newestValue } }
