extension View {
  /// Hides the scroll views in this view from the modifiers around it that read the first one, such as the bars of a page:
  /// a control that scrolls is not the content of a page.
  package nonisolated func scrollsUnread() -> some View { modifier(UnreadScrolling()) }
}

nonisolated private struct UnreadScrolling: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[ScrollReaders.self] = []
    return body(_Graph(), inner)
  }
}
