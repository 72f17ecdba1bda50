import Waggle

extension View {
  /// Makes the scroll views in this view independent of what the views around it put around scroll views.
  nonisolated func ownScrollViews() -> some View {
    modifier(OwnScrollViews()).environment(\.scrollsYieldAtTop, false)
  }
}

nonisolated private struct OwnScrollViews: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[ScrollViewSurroundings.self] = nil
    return body(_Graph(), inner)
  }
}
