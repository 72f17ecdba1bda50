import WaggleGraph

extension View {
  /// Binds this view's focus to a focus state: the state is `value` while this view or one in it has the focus (M144).
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(_FocusedModifier(location: binding.location, value: value)) }

  /// Binds this view's focus to a focus state: the state is true while this view or one in it has the focus (M144).
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(location: condition.location, value: true))
  }
}

/// A focus state bound around a view, and its value while the focus is inside; linked to the next one outwards.
final class FocusBindingChain: InputKey {
  static var defaultValue: FocusBindingChain? { nil }

  let outer: FocusBindingChain?
  private let read: () -> (location: (any AnyFocusLocation)?, value: AnyHashable)

  init(
    outer: FocusBindingChain?,
    read: @escaping () -> (location: (any AnyFocusLocation)?, value: AnyHashable)
  ) {
    self.outer = outer
    self.read = read
  }

  /// All bindings from here outwards.
  var bindings: [(location: any AnyFocusLocation, value: AnyHashable)] {
    let own = read()
    return (own.location.map { [($0, own.value)] } ?? []) + (outer?.bindings ?? [])
  }
}

/// Binds the focus of a view to a focus state.
nonisolated public struct _FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>?
  let value: Value

  /// Makes the content, its focus bound.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let latest = LatestValue(modifier, inputs)
    var inner = inputs
    let outer = inputs.bag[FocusBindingChain.self]
    inner.bag[FocusBindingChain.self] = FocusBindingChain(outer: outer) {
      (latest.current.location, AnyHashable(latest.current.value))
    }
    return body(_Graph(), inner)
  }
}
