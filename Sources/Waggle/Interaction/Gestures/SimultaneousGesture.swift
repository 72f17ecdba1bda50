extension Gesture {
  /// Recognises this gesture and `other` at the same time (M119).
  @inlinable
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > { SimultaneousGesture(self, other) }
}

/// Two gestures at the same time: over when both are (M119).
///
/// ```swift
/// /// Two fingers turn it and resize it at once.
/// struct Map: View {
///   @State private var angle = Angle.zero
///   @State private var scale: CGFloat = 1
///
///   var body: some View {
///     Color.green
///       .frame(width: 200, height: 200)
///       .rotationEffect(angle)
///       .scaleEffect(scale)
///       .gesture(
///         RotateGesture().simultaneously(with: MagnifyGesture()).onChanged { value in
///           angle = value.first?.rotation ?? .zero
///           scale = value.second?.magnification ?? 1
///         })
///   }
/// }
/// ```
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both; nil where one has none yet.
  public struct Value {
    /// The first gesture's value.
    public var first: First.Value?
    /// The second gesture's value.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// `first` and `second`.
  @inlinable
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer.
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
