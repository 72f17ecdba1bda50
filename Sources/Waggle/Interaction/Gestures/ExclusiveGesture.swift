extension Gesture {
  /// Recognises this gesture, or `other` when this one fails (M118).
  @inlinable
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > { ExclusiveGesture(self, other) }
}

/// Two gestures of which one succeeds; the first takes precedence (M118).
///
/// ```swift
/// /// Two taps zoom; one tap, once a second one has not come, selects.
/// struct Thumbnail: View {
///   @State private var isLarge = false
///   @State private var isSelected = false
///
///   var body: some View {
///     Color.orange
///       .frame(width: isLarge ? 200 : 100, height: 100)
///       .border(isSelected ? Color.blue : Color.clear)
///       .gesture(
///         TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
///           switch value {
///           case .first: isLarge.toggle()
///           case .second: isSelected.toggle()
///           }
///         })
///   }
/// }
/// ```
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that succeeded.
  public enum Value {
    /// The first gesture succeeded.
    case first(First.Value)
    /// The second gesture succeeded.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The gesture that is recognised when the first fails.
  public var second: Second

  /// `first`, or `second` when it fails.
  @inlinable
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer.
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
