extension Gesture {
  /// This gesture, or else another (M118).
  @inlinable
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > { ExclusiveGesture(self, other) }
}

/// Two gestures of which one comes true, rather the first (M118).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that came true tells.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// The gesture that is asked first.
  public var first: First
  /// The gesture that has its turn where the first fails.
  public var second: Second

  /// `first`, or else `second`.
  @inlinable
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<ExclusiveGesture<First, Second>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let (first, second) = pair(First.self, Second.self, of: gesture, inputs)
    return _GestureOutputs(
      MapRecognizer(ExclusiveRecognizer(first, second)) {
        switch $0 {
        case .first(let value): .first(value)
        case .second(let value): .second(value)
        }
      })
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
