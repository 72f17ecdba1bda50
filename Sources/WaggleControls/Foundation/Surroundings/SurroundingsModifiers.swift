import Waggle

extension View {
  /// Makes the controls in this view controls in such a place, and changes nothing else. The views of a list stay one.
  nonisolated func controls(in context: ControlSurroundings.Context) -> some View {
    modifier(SurroundingsModifier(context: context))
  }

  /// Makes the controls in this view independent of the rows around it, as in a menu. It must be a single view.
  nonisolated func outsideRows(_ context: ControlSurroundings.Context? = nil) -> some View {
    modifier(OutsideRows(context: context))
  }

  /// Makes this view the text of a header or footer: a label in it is not one of a row (C047). It must be a single view.
  nonisolated func inHeader() -> some View { modifier(PlainLabels()) }

  /// Makes this view the content of a border: a label in it is not one of a row (C047). It must be a single view.
  nonisolated func inBorder() -> some View { modifier(PlainLabels()) }

  /// Makes this view the value of a control: a label in it is not one of a row (C047). It must be a single view.
  nonisolated func inValue() -> some View { modifier(PlainLabels()) }
}

nonisolated private struct SurroundingsModifier: PrimitiveModifier {
  let context: ControlSurroundings.Context

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.surroundings = ControlSurroundings(context: modifier.readOnce(in: inputs).context)
    return body(_Graph(), inner)
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.base.surroundings = ControlSurroundings(
      context: modifier.readOnce(in: inputs.base).context)
    return body(_Graph(), inner)
  }
}

nonisolated private struct OutsideRows: PrimitiveModifier {
  let context: ControlSurroundings.Context?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.leaveRows(to: modifier.readOnce(in: inputs).context)
    return body(_Graph(), inner)
  }
}

nonisolated private struct PlainLabels: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.hasPlainLabels = true
    return body(_Graph(), inner)
  }
}

extension _ViewInputs {
  /// Makes what is made with these inputs independent of rows around it.
  mutating func leaveRows(to context: ControlSurroundings.Context? = nil) {
    surroundings = ControlSurroundings(context: context)
    bag[TakesSectionAdditions.self] = false
    bag[ScrolledContentSurroundings.self] = nil
    isLazyContent = false
  }
}
