extension Gesture {
  /// This gesture and another at once (M119).
  @inlinable
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > { SimultaneousGesture(self, other) }
}

/// Two gestures at once: over when both are (M119).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What both tell; nil where one has nothing to tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second

  /// `first` and `second`.
  @inlinable
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows the pointers.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<SimultaneousGesture<First, Second>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let (first, second) = pair(First.self, Second.self, of: gesture, inputs)
    return _GestureOutputs(
      MapRecognizer(SimultaneousRecognizer(first, second)) {
        Value(first: $0.0, second: $0.1)
      })
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
