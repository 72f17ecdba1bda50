/// A modifier with one observer beside its content; on a list, one for the whole list (R030).
package protocol ContentEffectModifier: PrimitiveModifier {
  nonisolated static func makeEffect(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> any AppearanceObserver
}

extension ContentEffectModifier {
  /// The content; the observer is in its appearance scope.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    inputs.appearanceScope.add(makeEffect(modifier, inputs))
    return outputs
  }

  /// The content's list; there is one observer (R030).
  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = body(_Graph(), inputs).list
    inputs.base.appearanceScope.add(makeEffect(modifier, inputs.base))
    return _ViewListOutputs(list)
  }
}
