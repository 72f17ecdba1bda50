import WaggleGraph

extension View {
  /// Calls `action` with a value computed from the view's geometry: once when the view is first laid out, then whenever
  /// the value has changed (R140).
  ///
  /// The action runs after layout and before the frame is drawn, together with those of `onPreferenceChange`. A value
  /// that has been seen in the frame before is not delivered again, and is reported as W-LOOP.
  ///
  /// ```swift
  /// struct Measured: View {
  ///   @State private var width: CGFloat = 0
  ///
  ///   var body: some View {
  ///     VStack {
  ///       Color.green.frame(width: 80, height: 20)
  ///         .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  ///       Text("\(Int(width)) points wide")  // shows 80 points wide
  ///     }
  ///   }
  /// }
  /// ```
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value; the first time with the same value twice (R140).
  @preconcurrency
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(_GeometryActionModifier(transform: transform, action: action)) }
}

/// Calls an action when a value of the geometry changes.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// The content, observed.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    GeometryObserver(modifier, outputs.node.layout, inputs).attach(inputs)
    return outputs
  }
}
