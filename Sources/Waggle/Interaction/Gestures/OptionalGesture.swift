import Foundation

extension Optional: Gesture where Wrapped: Gesture {
  /// The wrapped gesture's value.
  public typealias Value = Wrapped.Value

  /// Never called: a primitive gesture has no body.
  public var body: Never { fatalError("an optional gesture has no body") }

  /// Makes the recognizer of the wrapped gesture, while there is one.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Wrapped?>, inputs: _GestureInputs
  ) -> _GestureOutputs<Wrapped.Value> {
    let latest = LatestValue(gesture, inputs)
    return _GestureOutputs(
      OptionalRecognizer {
        latest.current != nil
      } make: {
        Wrapped._makeGesture(gesture: gesture.part(at: 0, as: Wrapped.self), inputs: inputs)
          .recognizer
      })
  }
}

/// A recognizer of an optional gesture; fails when the gesture becomes nil.
private final class OptionalRecognizer<Value>: Recognizer<Value> {
  private let isPresent: () -> Bool
  private let make: () -> Recognizer<Value>
  private var cached: Recognizer<Value>?

  init(_ isPresent: @escaping () -> Bool, make: @escaping () -> Recognizer<Value>) {
    self.isPresent = isPresent
    self.make = make
  }

  override func reset() {
    super.reset()
    guard isPresent() else { return }
    if cached == nil { cached = make() }
    cached?.reset()
  }

  override func step(_ input: GestureInput) -> GesturePhase<Value> {
    guard isPresent(), let cached else {
      cached?.cancel(input)
      return .failed
    }
    return cached.update(input)
  }

  override func cancelled(_ input: GestureInput) { cached?.cancel(input) }
  override var deadline: TimeInterval? { cached?.deadline }
  override var failureDeadline: TimeInterval? { cached?.failureDeadline }
  override var isDeferred: Bool { cached?.isDeferred ?? false }
  override var tapCount: Int { isPresent() ? cached?.tapCount ?? 0 : 0 }
}
