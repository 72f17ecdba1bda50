import Foundation
import Waggle

/// A button that is a row by itself: the whole row acts (C086). It is one node around its label, which has the button's frame
/// (C440).
nonisolated struct RowButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let configuration = view.part(at: 0, as: PrimitiveButtonStyleConfiguration.self)
    let label = view.part(at: 0, as: PrimitiveButtonStyleConfiguration.Label.self)
    let row = inputs.makeRowCover { inputs, makePart in
      RowButtonLook.makeControl(configuration, inputs) { inputs in
        _ViewOutputs(
          makePart(inputs) { inputs in
            inputs.makeBadged(true) {
              PrimitiveButtonStyleConfiguration.Label._makeView(view: label, inputs: $0)
            }.node
          })
      }.node
    }
    return _ViewOutputs(row.withLayoutValue(HasBadgeSpace.self, true))
  }
}

nonisolated private let rowParts = [ButtonPart.inFront(where: \.isRinged) { _, _ in RowRing() }]

/// Names the style of buttons that are rows.
enum RowButtonStyle {}

/// How a button looks that is a row by itself: a label in the tint, and a veil over the row that fades when a press ends.
enum RowButtonLook: ControlLook {
  static var plainEdges: Edge.Set { [] }
  static var isWhole: Bool { true }

  static func place(of inputs: _ViewInputs) {}

  static func change(
    _ environment: inout EnvironmentValues, for value: PrimitiveButtonStyleConfiguration,
    in place: ()
  ) { BorderlessButtonLook.change(&environment, for: value, in: .row) }

  static func arrangement(in environment: EnvironmentValues, _ place: ()) -> ControlArrangement {
    ControlArrangement()
  }
  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double { 1 }
  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double { 1 }

  static func animation(isPressed: Bool) -> Animation? {
    BorderlessButtonLook.animation(isPressed: isPressed)
  }

  static func parts(in place: ()) -> [ButtonPart] { rowParts }

  static func hasVeil(_ state: ControlVeilState, in environment: EnvironmentValues) -> Bool {
    state.isPressed || state.isHovered || environment.isShownLink != nil
  }

  static func makeVeil(_ state: ControlVeilState) -> RowVeil {
    RowVeil(isPressed: state.isPressed, isHovered: state.isHovered)
  }

  static func repeats(in environment: EnvironmentValues) -> Bool {
    BorderlessButtonLook.repeats(in: environment)
  }

  static func perform(
    _ value: PrimitiveButtonStyleConfiguration, in environment: EnvironmentValues
  ) {
    BorderlessButtonLook.perform(value, in: environment)
  }
}
