extension Gesture {
  /// Recognises this gesture only if these modifier keys are held when it begins.
  @inlinable
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that begins only while modifier keys are held.
nonisolated public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  /// The value of `Base`.
  public typealias Value = Base.Value

  @usableFromInline let base: Base
  @usableFromInline let modifiers: EventModifiers

  @inlinable
  nonisolated init(base: Base, modifiers: EventModifiers) {
    self.base = base
    self.modifiers = modifiers
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<_ModifiersGesture<Base>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Base.Value> {
    let base = Base._makeGesture(gesture: gesture.part(at: 0, as: Base.self), inputs: inputs)
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      ModifiersRecognizer(base.recognizer) { latest.current.modifiers.isSubset(of: $0) })
  }
}

private final class ModifiersRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let allows: (EventModifiers) -> Bool

  init(_ base: Recognizer<Value>, allows: @escaping (EventModifiers) -> Bool) {
    self.allows = allows
    super.init(base)
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    if let event = input.event, event.phase == .began, !allows(event.modifiers) {
      base.cancel(input)
    }
    return base.update(input)
  }
}
