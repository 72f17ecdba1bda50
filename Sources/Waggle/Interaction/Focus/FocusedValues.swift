import WaggleGraph

/// A key for a value that the focused view, or one around it, supplies to the rest of the program.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the focused view and the views around it supply (R212).
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: String?
/// }
///
/// struct Notes: View {
///   @FocusedValue(\.note) private var note
///
///   var body: some View {
///     VStack {
///       Text("Day").focusable().focusedValue(\.note, "day")
///       Text("Week").focusable().focusedValue(\.note, "week")
///       Text(note ?? "none")  // shows none
///     }
///   }
/// }
/// ```
public struct FocusedValues {
  private var values = TypedBag()

  package init() {}

  /// The value for a key; nil if no view supplies it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values.value(for: key, as: Key.Value?.self) ?? nil }
    set { values.set(newValue, for: key) }
  }
}

extension FocusedValues: Equatable {
  /// Whether both are the same collection; two that were made separately differ.
  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.values.isIdentical(to: b.values)
  }
}

extension View {
  /// Supplies a value while this view or one in it has the focus; the nearest to the focus counts (R212).
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { focusedValue(keyPath, Optional(value)) }

  /// Supplies a value, or none for nil, while this view or one in it has the focus (R212).
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      _FocusedValueModifier(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Supplies a value wherever in the scene the focus is, even nowhere; a focused view's own counts more (R213).
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { focusedSceneValue(keyPath, Optional(value)) }

  /// Supplies a value, or none for nil, wherever in the scene the focus is (R213).
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      _FocusedValueModifier(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }
}

/// Supplies a focused value.
nonisolated public struct _FocusedValueModifier: PrimitiveModifier {
  let isOfScene: Bool
  let write: (inout FocusedValues) -> Void

  /// The content, which the value belongs to.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let supplier = FocusedValueSupplier(modifier, inputs)
    var inner = inputs
    if supplier.isOfScene {
      inputs.appearanceScope.add(supplier)
    } else {
      inner.bag[FocusedValueChain.self] = FocusedValueChain(
        supplier, inputs.bag[FocusedValueChain.self])
    }
    let outputs = body(_Graph(), inner)
    inputs.subgraph.onRemoval { withExtendedLifetime(supplier) {} }
    return outputs
  }
}

/// The suppliers around a view, nearest first.
final class FocusedValueChain: InputKey {
  static var defaultValue: FocusedValueChain? { nil }

  let supplier: FocusedValueSupplier
  let outer: FocusedValueChain?

  init(_ supplier: FocusedValueSupplier, _ outer: FocusedValueChain?) {
    self.supplier = supplier
    self.outer = outer
  }

  /// Writes the values, the outermost first, so that the nearest counts.
  func write(_ values: inout FocusedValues) {
    outer?.write(&values)
    supplier.write(&values)
  }
}
