import Waggle

extension View {
  /// Has the stack keep the screens that bindings of links in the bars of this view show: what is in a bar is outside of its
  /// screen, and reports nothing to the stack (C430).
  nonisolated func keepsDestinationsOfBars() -> some View { modifier(KeepsDestinationsOfBars()) }
}

nonisolated private struct KeepsDestinationsOfBars: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[BarItemSurroundings.self] = { inputs, content in
      let keeps = _GraphValue.constant(onMainActor { KeepsDestinations() }, in: inputs)
      return KeepsDestinations._makeView(modifier: keeps, inputs: inputs, body: content)
    }
    return body(_Graph(), inner)
  }
}

nonisolated private struct KeepsDestinations: ViewModifier {
  @Environment(\.stackContext) private var around

  @MainActor func body(content: Content) -> some View {
    content.onPreferenceChange(DestinationsKey.self) { [around] declared in
      guard let around else { return }
      for destination in declared.presented where destination.keeper == nil {
        around.stack.keep(destination, on: around.screen)
      }
    }
  }
}
