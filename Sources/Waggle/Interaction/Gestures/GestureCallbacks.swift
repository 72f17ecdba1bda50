extension Gesture {
  /// Calls `action` once when the gesture ends; never when it fails or is cancelled (M109).
  @inlinable
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Transforms the gesture's values.
  @inlinable
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` when the gesture's value differs from the last one (M109).
  @inlinable
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of `Base`.
  public typealias Value = Base.Value

  @usableFromInline let base: Base
  @usableFromInline let action: (Base.Value) -> Void

  @inlinable
  nonisolated init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<_EndedGesture<Base>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Base.Value> {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      EndedRecognizer(base.recognizer, latest.keep) { latest.current.action($0) })
  }
}

extension Recognizer {
  /// Adds an action for the gesture's end.
  package func ended(_ action: @escaping (Value) -> Void) -> Recognizer<Value> {
    EndedRecognizer(self, {}, action)
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  /// Called before the action is added to others.
  private let prepare: () -> Void
  private let action: (Value) -> Void

  init(
    _ base: Recognizer<Value>, _ prepare: @escaping () -> Void, _ action: @escaping (Value) -> Void
  ) {
    (self.prepare, self.action) = (prepare, action)
    super.init(base)
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    let next = base.update(input)
    if case .ended(let value) = next {
      prepare()
      input.actions.add { [action] in action(value) }
    }
    return next
  }
}

/// A gesture with an action for changes of its value.
nonisolated public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture
where Base.Value: Equatable {
  /// The value of `Base`.
  public typealias Value = Base.Value

  @usableFromInline let base: Base
  @usableFromInline let action: (Base.Value) -> Void

  @inlinable
  nonisolated init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<_ChangedGesture<Base>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Base.Value> {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      ChangedRecognizer(base.recognizer, latest.keep) { latest.current.action($0) })
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  /// Called before the action is added to others.
  private let prepare: () -> Void
  private let action: (Value) -> Void
  private var last: Value?

  init(
    _ base: Recognizer<Value>, _ prepare: @escaping () -> Void, _ action: @escaping (Value) -> Void
  ) {
    (self.prepare, self.action) = (prepare, action)
    super.init(base)
  }

  override func reset() {
    super.reset()
    last = nil
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    let next = base.update(input)
    if !next.isOver, let value = next.value, value != last {
      last = value
      prepare()
      input.actions.add { [action] in withTransaction(.followingGesture) { action(value) } }
    }
    return next
  }
}

/// A gesture with transformed values.
nonisolated public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  @usableFromInline let base: Base
  @usableFromInline let transform: (Base.Value) -> Value

  @inlinable
  nonisolated init(base: Base, transform: @escaping (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<_MapGesture<Base, Value>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(MapRecognizer(base.recognizer) { latest.current.transform($0) })
  }
}
