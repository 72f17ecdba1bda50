/// A value that follows a gesture, and returns to its initial value when the gesture ends, fails or is removed
/// (R194).
///
/// ```swift
/// struct Knob: View {
///   @GestureState private var isPressed = false
///
///   var body: some View {
///     Circle()
///       .fill(isPressed ? Color.red : Color.gray)
///       .gesture(
///         DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in
///           isPressed = true
///         })
///   }
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  fileprivate let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void
  fileprivate var location: StateLocation<Value>?

  /// A value that starts as `wrappedValue`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// A value that starts as `initialValue`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value that is reset under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that is reset under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that is reset under the transaction that `reset` makes from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// A value that is reset under the transaction that `reset` makes from the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value. Only `updating` changes it.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that starts as nil, and is reset under a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that starts as nil, and is reset under the transaction that `reset` makes from the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: ConnectableProperty {
  package mutating func connect(
    _ slot: inout AnyObject?, _ field: PropertyField, _ context: () -> PropertyContext
  ) {
    if let existing = slot as? StateLocation<Value> { return location = existing }
    let context = context()
    let created = StateLocation(
      initial, name: field.name, runtime: context.runtime, subgraph: context.subgraph)
    location = created
    slot = created
  }
}

extension GestureState {
  /// Lets `body` change the value.
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var transaction = Transaction.followingGesture
    var value = location.get()
    body(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  /// Resets the value to its initial one.
  fileprivate func resetValue() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    withTransaction(transaction) { location.set(initial) }
  }
}

extension Gesture {
  /// Calls `body` to change a gesture state while the gesture is in progress; the state is reset afterwards
  /// (M109–M111).
  @inlinable
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of `Base`.
  public typealias Value = Base.Value

  /// The gesture whose values update the state.
  public var base: Base
  /// The state to update.
  public var state: GestureState<State>
  /// Updates the state from a value of the gesture.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// `base`, updating `state`.
  @inlinable
  public nonisolated init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<GestureStateGesture<Base, State>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Base.Value> {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      UpdatingRecognizer(
        base.recognizer, prepare: latest.keep,
        update: { value in
          let current = latest.current
          current.state.update { current.body(value, &$0, &$1) }
        },
        reset: { latest.current.state.resetValue() }))
  }
}

/// Updates a state while a gesture is in progress, and resets it once.
private final class UpdatingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  /// Called before an action is added to others.
  private let prepare: () -> Void
  private let update: (Value) -> Void
  private let resetState: () -> Void
  private var hasUpdated = false

  init(
    _ base: Recognizer<Value>, prepare: @escaping () -> Void, update: @escaping (Value) -> Void,
    reset: @escaping () -> Void
  ) {
    self.prepare = prepare
    self.update = update
    resetState = reset
    super.init(base)
  }

  override func reset() {
    super.reset()
    hasUpdated = false
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    let next = base.update(input)
    if next.isOver {
      resetOnce(input)
    } else if let value = next.value, input.event != nil || next.isActive != phase.isActive {
      hasUpdated = true
      prepare()
      input.actions.add { [update] in update(value) }
    }
    return next
  }

  override func cancelled(_ input: GestureInput) {
    super.cancelled(input)
    resetOnce(input)
  }

  private func resetOnce(_ input: GestureInput) {
    guard hasUpdated else { return }
    hasUpdated = false
    input.actions.add(resetState)
  }
}
