extension Gesture {
  /// Recognises this gesture, then `other`, which receives the events after this one has ended (M120).
  @inlinable
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > { SequenceGesture(self, other) }
}

/// Two gestures, one after the other (M120).
///
/// ```swift
/// /// Moves once it has been held for 0.5 seconds.
/// struct Tile: View {
///   @State private var offset = CGSize.zero
///
///   var body: some View {
///     Color.blue
///       .frame(width: 60, height: 60)
///       .offset(offset)
///       .gesture(
///         LongPressGesture().sequenced(before: DragGesture()).onChanged { value in
///           if case .second(true, let drag?) = value { offset = drag.translation }
///         })
///   }
/// }
/// ```
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The state of a sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second's value, if it has one yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that is recognised first.
  public var first: First
  /// The gesture that is recognised after it.
  public var second: Second

  /// `first`, then `second`.
  @inlinable
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer.
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<SequenceGesture<First, Second>>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let (first, second) = pair(First.self, Second.self, of: gesture, inputs)
    return _GestureOutputs(
      MapRecognizer(SequenceRecognizer(first, second)) {
        switch $0 {
        case .first(let value): .first(value)
        case .second(let (value, other)): .second(value, other)
        }
      })
  }
}

/// Makes the recognizers of the two gestures that are a gesture's first fields.
func pair<First: Gesture, Second: Gesture, Both>(
  _ first: First.Type, _ second: Second.Type, of gesture: _GraphValue<Both>,
  _ inputs: _GestureInputs
) -> (Recognizer<First.Value>, Recognizer<Second.Value>) {
  let offset = byteOffset(of: Second.self, after: First.self)
  return (
    First._makeGesture(gesture: gesture.part(at: 0, as: First.self), inputs: inputs).recognizer,
    Second._makeGesture(gesture: gesture.part(at: offset, as: Second.self), inputs: inputs)
      .recognizer
  )
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
