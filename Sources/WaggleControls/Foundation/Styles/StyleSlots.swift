package import Waggle

/// The views of a control that its style lays out.
nonisolated protocol StyleSlots {
  /// - Parameter outside: the inputs at the place of use, as they would be outside of the control.
  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs)
  /// Gives the slots the views that they have outside of the control.
  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs)
}

/// The view that `Slot` stands for; several views are laid out in a row.
nonisolated struct StyleSlot<Slot, Content: View>: StyleSlots {
  private let content: Content

  init(_ slot: Slot.Type, @ViewBuilder content: () -> Content) { self.content = content() }

  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    let content = slots.part(at: 0, as: Content.self)
    inputs.bag[SlotKey<Slot>.self] = { used in
      _ViewOutputs(content.makePart(in: HStackLayout(), outside(used)))
    }
  }

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {
    inputs.bag[SlotKey<Slot>.self] = outer.bag[SlotKey<Slot>.self]
  }
}

/// Two slots, or more when nested.
nonisolated struct StyleSlotPair<First: StyleSlots, Second: StyleSlots>: StyleSlots {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    First.fill(slots.part(at: 0, as: First.self), in: &inputs, outside: outside)
    let offset = byteOffset(of: Second.self, after: First.self)
    Second.fill(slots.part(at: offset, as: Second.self), in: &inputs, outside: outside)
  }

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {
    First.restore(&inputs, from: outer)
    Second.restore(&inputs, from: outer)
  }
}

/// No slots, for a control of which the style lays out nothing.
nonisolated struct NoStyleSlots: StyleSlots {
  static func fill(
    _ slots: _GraphValue<Self>, in inputs: inout _ViewInputs,
    outside: @escaping (_ViewInputs) -> _ViewInputs
  ) {}

  static func restore(_ inputs: inout _ViewInputs, from outer: _ViewInputs) {}
}

/// Makes the view of a slot of the control whose style's body is being made.
private enum SlotKey<Slot>: InputKey {
  static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil }
}

/// A part of a style's configuration that stands for a view of the control.
package protocol StyleSlotView: PrimitiveView {
  /// What names the slot.
  associatedtype Slot = Self
}

extension StyleSlotView {
  /// Makes the control's own view; several are laid out in a row.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    inputs.maker(inputs.bag[SlotKey<Slot>.self], of: Self.self)(inputs)
  }
}

extension _ViewInputs {
  /// What makes the views of a slot, which exists only in the body of a style.
  func maker<Make>(_ make: Make?, of slot: Any.Type) -> Make {
    require(
      make,
      "\(String(reflecting: slot).drop { $0 != "." }.dropFirst()) is used outside of the body of its style",
      path: scope?.path ?? "",
      cure: "Use it only in the makeBody(configuration:) that received it.")
  }
}
