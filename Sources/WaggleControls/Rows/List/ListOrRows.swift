import Waggle

/// A list: one view, one row of the form or list that it is in, or the rows of that (C080).
nonisolated struct ListOrRows<SelectionValue, Single: View, Nested: View, Rows: View>: PrimitiveView
{
  private let single: Single
  private let nested: Nested
  private let rows: Rows

  init(
    _: SelectionValue.Type, @ViewBuilder single: () -> Single, @ViewBuilder nested: () -> Nested,
    @ViewBuilder rows: () -> Rows
  ) {
    self.single = single()
    self.nested = nested()
    self.rows = rows()
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { Single._makeView(view: view.part(at: 0, as: Single.self), inputs: inputs) }

  /// Rows without a selection of their own that nothing is around can be those of the outer list.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard inputs.expandsBodies, inputs.base.surroundings.context == .row else {
      return _ViewListOutputs(ElementOf(view: view.part(at: 0, as: Single.self), inputs: inputs))
    }
    let offset = byteOffset(of: Nested.self, after: Single.self)
    guard SelectionValue.self == Never.self, !inputs.isModified else {
      return Nested._makeViewList(view: view.part(at: offset, as: Nested.self), inputs: inputs)
    }
    let mask = MemoryLayout<Rows>.alignment - 1
    let end = (offset + MemoryLayout<Nested>.size + mask) & ~mask
    return Rows._makeViewList(view: view.part(at: end, as: Rows.self), inputs: inputs)
  }
}
