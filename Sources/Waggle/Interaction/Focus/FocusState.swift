/// A property that reads and sets which view has the focus (M144).
///
/// A write takes effect after the update in which it was made; if no view has the value, the property returns to the
/// actual focus (M145).
///
/// ```swift
/// struct Tabs: View {
///   enum Tab { case day, week }
///   @FocusState private var focus: Tab?
///
///   var body: some View {
///     HStack {
///       Text("Day").focusable().focused($focus, equals: .day)
///       Text("Week").focusable().focused($focus, equals: .week)
///       Button("Next") { focus = focus == .day ? .week : .day }
///     }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let unfocused: Value
  private var location: FocusLocation<Value>?

  private init(unfocused: Value) { self.unfocused = unfocused }

  /// Whether a view has the focus.
  public init() where Value == Bool { self.init(unfocused: false) }

  /// Which of several views has the focus; nil for none.
  public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding to it, for `focused`.
  public var projectedValue: Binding { Binding(unfocused: unfocused, location: location) }

  /// What `focused` takes: reads and sets the focus from another view.
  @propertyWrapper
  public struct Binding {
    let unfocused: Value
    let location: FocusLocation<Value>?

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself, for passing it on.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if let existing = slot as? FocusLocation<Value> { return location = existing }
    let created = FocusLocation(unfocused, field.name, context())
    location = created
    slot = created
  }
}

/// The storage of one focus state, whatever the type of its values.
protocol AnyFocusLocation: AnyObject {
  /// Sets the value to the actual focus; nil where no view bound to the state has it.
  func focusChanged(to value: AnyHashable?)
  /// Whether the state has this value; nil for its value without the focus.
  func isSet(to value: AnyHashable?) -> Bool
}

final class FocusLocation<Value: Hashable>: AnyFocusLocation {
  private let unfocused: Value
  private let storage: StateLocation<Value>
  private let reference: RuntimeReference

  init(_ unfocused: Value, _ name: String, _ context: PropertyContext) {
    self.unfocused = unfocused
    reference = context.runtime.reference
    storage = StateLocation(
      unfocused, name: name, runtime: context.runtime, subgraph: context.subgraph)
  }

  var value: Value { storage.get() }

  /// Requests the focus for the written value.
  func request(_ value: Value) {
    storage.set(value)
    guard reference.isOnMainQueue else { return onMainActorSoon { self.moveFocus(to: value) } }
    moveFocus(to: value)
  }

  private func moveFocus(to value: Value) {
    guard let runtime = reference.runtime, !runtime.isUpdating else { return }
    let requested = value == unfocused ? nil : AnyHashable(value)
    runtime.input.focus.request(FocusRequest(location: self, value: requested))
  }

  func focusChanged(to value: AnyHashable?) { storage.set(converted(value)) }
  func isSet(to value: AnyHashable?) -> Bool { self.value == converted(value) }

  private func converted(_ value: AnyHashable?) -> Value {
    value.flatMap { $0.base as? Value } ?? unfocused
  }
}
