package import Waggle

/// A control whose style makes a list of views from a list of views, such as the rows of a group. The style is also found
/// where it is set on the control among others (C420).
nonisolated struct StyledList<Configuration: ListStyleConfiguration, Slots: StyleSlots>: MultiView {
  private let configuration: Configuration
  private let slots: Slots

  init(_ configuration: Configuration, _ slots: Slots) {
    self.configuration = configuration
    self.slots = slots
  }

  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let slots = view.part(
      at: byteOffset(of: Slots.self, after: Configuration.self), as: Slots.self)
    var inner = inputs
    let style = inner.base.enterListStyle(Configuration.self, slots)
    let list = style.makeList(view.part(at: 0, as: Configuration.self), inner)
    return inputs.keepingStyles(of: Configuration.self, list)
  }

  /// Always nil: it depends on the style.
  nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// The views that `Slot` stands for, as a list.
nonisolated struct StyleListSlot<Slot, Content: View>: StyleSlots {
  private let content: Content

  init(_ slot: Slot.Type, content: Content) { self.content = content }

  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    let content = slots.part(at: 0, as: Content.self)
    inputs.bag[ListSlotKey<Slot>.self] = { used in
      var used = used
      used.base = outside(used.base)
      return Content._makeViewList(view: content, inputs: used)
    }
  }

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {
    inputs.bag[ListSlotKey<Slot>.self] = outer.bag[ListSlotKey<Slot>.self]
  }
}

/// Makes the list of a slot of the control whose style's body is being made.
private enum ListSlotKey<Slot>: InputKey {
  static var defaultValue: ((_ViewListInputs) -> _ViewListOutputs)? { nil }
}

/// A part of a style's configuration that stands for a list of the control's views.
package protocol StyleListSlotView: MultiView {
  /// What names the slot.
  associatedtype Slot = Self
}

extension StyleListSlotView {
  /// Makes the control's own views.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    inputs.base.maker(inputs.base.bag[ListSlotKey<Slot>.self], of: Self.self)(inputs)
  }

  /// Always nil: it depends on the control.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension _ViewInputs {
  /// The same for a control that is a list.
  fileprivate mutating func enterListStyle<Configuration: StyleConfiguration, Slots: StyleSlots>(
    _: Configuration.Type, _ slots: _GraphValue<Slots>
  ) -> StyleMaker<Configuration> {
    let outer = self
    let styles = outer.listStyles(of: Configuration.self)
    Slots.fill(slots, in: &self) { used in
      var used = used
      Slots.restore(&used, from: outer)
      used.setListStyles(styles)
      return used
    }
    setListStyles(styles?.outer)
    return styles?.maker ?? Configuration.automatic(in: outer)
  }
}
