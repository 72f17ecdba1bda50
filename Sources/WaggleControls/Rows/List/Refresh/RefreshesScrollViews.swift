import Waggle

/// Lets the user pull down the scroll views inside.
nonisolated struct RefreshesScrollViews: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[ScrollViewSurroundings.self] = { inputs, content in
      let pull = _GraphValue.constant(onMainActor { PullToRefresh() }, in: inputs)
      return PullToRefresh._makeView(modifier: pull, inputs: inputs, body: content)
    }
    return body(_Graph(), inner)
  }
}
