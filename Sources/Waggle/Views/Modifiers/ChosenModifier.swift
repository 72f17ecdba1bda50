import WaggleGraph

extension View {
  /// Applies a modifier if there is one when the view is made: a choice that costs nothing. The view around must
  /// have another `id` where there is a modifier and was none before, or the reverse.
  package nonisolated func chosen<M: ViewModifier>(_ modifier: M?) -> some View {
    self.modifier(ChosenModifier(modifier: modifier))
  }
}

/// Another modifier, or none.
nonisolated private struct ChosenModifier<M: ViewModifier>: PrimitiveModifier {
  let modifier: M?

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let first = modifier.readOnce(in: inputs).modifier else { return body(_Graph(), inputs) }
    let present = LastPresent(modifier, { $0.modifier }, last: first)
    return M._makeView(modifier: present.attach(to: inputs), inputs: inputs, body: body)
  }
}
