import Waggle

/// A form: where it is a row in a program's own style, the views of that (C420).
nonisolated struct FormOrRows<Styled: View, Plain: View>: PrimitiveView {
  private let plain: Plain
  private let styled: Styled

  init(styled: Styled, @ViewBuilder plain: () -> Plain) {
    self.styled = styled
    self.plain = plain()
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  { Plain._makeView(view: view.part(at: 0, as: Plain.self), inputs: inputs) }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard inputs.expandsBodies, inputs.base.surroundings.context == .row,
      let style = inputs.base.listStyles(of: FormStyleConfiguration.self)?.maker.style,
      !(style is any SystemFormStyle.Type)
    else { return Plain._makeViewList(view: view.part(at: 0, as: Plain.self), inputs: inputs) }
    let offset = byteOffset(of: Styled.self, after: Plain.self)
    return Styled._makeViewList(view: view.part(at: offset, as: Styled.self), inputs: inputs)
  }
}
