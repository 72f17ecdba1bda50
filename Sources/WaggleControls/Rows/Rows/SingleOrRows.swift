import Waggle

/// One view, or several where each is to be a row of a form or list.
nonisolated struct SingleOrRows<Single: View, Rows: View>: MultiView {
  private let single: Single
  private let rows: Rows

  init(@ViewBuilder single: () -> Single, @ViewBuilder rows: () -> Rows) {
    self.single = single()
    self.rows = rows()
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    if inputs.expandsBodies, inputs.base.surroundings.context == .row {
      let offset = byteOffset(of: Rows.self, after: Single.self)
      return Rows._makeViewList(view: view.part(at: offset, as: Rows.self), inputs: inputs)
    }
    return _ViewListOutputs(
      ElementOf(view: view.part(at: 0, as: Single.self), inputs: inputs))
  }

  /// Always nil: it depends on the place.
  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
