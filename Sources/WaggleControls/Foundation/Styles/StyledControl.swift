import Waggle

/// A control in the nearest style. A control of the same kind inside the style's body uses the next style outwards.
nonisolated struct StyledControl<Configuration: StyleConfiguration, Slots: StyleSlots>:
  PrimitiveView
{
  private let configuration: Configuration
  private let slots: Slots

  init(_ configuration: Configuration, _ slots: Slots) {
    self.configuration = configuration
    self.slots = slots
  }

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let slots = view.part(
      at: byteOffset(of: Slots.self, after: Configuration.self), as: Slots.self)
    var inner = inputs
    let style = inner.enterStyle(Configuration.self, slots)
    if inputs.isWholeRow { inner.isWholeRow = false }
    return style.make(view.part(at: 0, as: Configuration.self), inner)
  }

  /// A list of one element, which knows whether it is a row by itself.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: elementInputs(inputs)))
  }

  /// The inputs of the control as an element of a list, or of a view that is this control alone.
  nonisolated static func elementInputs(_ inputs: _ViewListInputs) -> _ViewListInputs {
    var inner = inputs
    if inputs.expandsBodies, inputs.base.surroundings.context == .row {
      inner.base.isWholeRow = true
    }
    return inner
  }
}

extension _ViewInputs {
  /// Fills a control's slots, and makes the next style outwards the nearest one for what is in the style's body.
  ///
  /// - Returns: the style of the control.
  fileprivate mutating func enterStyle<Configuration: StyleConfiguration, Slots: StyleSlots>(
    _: Configuration.Type, _ slots: _GraphValue<Slots>
  ) -> StyleMaker<Configuration> {
    let outer = self
    let styles = outer.styles(of: Configuration.self)
    Slots.fill(slots, in: &self) { used in
      var used = used
      Slots.restore(&used, from: outer)
      used.bag[StyleStack<Configuration>.self] = styles
      return used
    }
    bag[StyleStack<Configuration>.self] = styles?.outer
    return styles?.maker ?? Configuration.automatic(in: outer)
  }
}
