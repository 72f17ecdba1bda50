import Waggle

extension View {
  /// Makes the controls in this view controls in the rows of a form or list. It must be a single view.
  nonisolated func inRows() -> some View { modifier(InRows()) }
}

nonisolated private struct InRows: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.surroundings = ControlSurroundings(context: .row)
    inner.bag[WholeRowButtons.self] = StyleMaker(RowButton.self, of: RowButtonStyle.self)
    inner.bag[TakesSectionAdditions.self] = true
    inner.bag[ScrolledContentSurroundings.self] = { ScrolledInRow.surround($0, $1) }
    return body(_Graph(), inner)
  }
}

/// What scrolls in a row of a form or list is not the row: a link in it has no chevron, and a button does not act for the row
/// (C086).
private struct ScrolledInRow: ViewModifier {
  func body(content: Content) -> some View { content.outsideRows() }

  nonisolated static func surround(
    _ inputs: _ViewInputs, _ content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let modifier = _GraphValue.constant(onMainActor { ScrolledInRow() }, in: inputs)
    return ScrolledInRow._makeView(modifier: modifier, inputs: inputs, body: content)
  }
}
