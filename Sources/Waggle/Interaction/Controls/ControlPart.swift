import WaggleGraph

/// What a control looks like at a moment.
package nonisolated struct ControlState {
  package let environment: EnvironmentValues
  package let isPressed: Bool
  /// Whether a pointer is over the control.
  package let isHovered: Bool
  /// Whether keys have given the control the focus, and it is to show that.
  package let isRinged: Bool
  /// Whether the control has the focus, where its look shows that (`ControlLook.showsFocus`).
  package var isFocused = false
}

/// Where a part of a control is drawn: behind or in front of the label, in the frame of the control, or in the room for a mark.
enum ControlPartPlace { case behind, inFront, mark }

/// A view that a control of one kind draws beside its label, in its frame, such as the shape behind it. What it says by
/// preferences stays in it (R016), and it takes no touches.
package nonisolated struct ControlPart<Value>: @unchecked Sendable {
  let place: ControlPartPlace
  let isShown: @Sendable (ControlState, () -> Value) -> Bool
  let opacity: (@Sendable (ControlState) -> Double)?
  let make: (_GraphValue<Value>, _ViewInputs) -> ViewNode

  /// A part behind the label.
  ///
  /// - Parameters:
  ///   - isShown: whether it is drawn; else it has no nodes. By default it is always.
  ///   - opacity: from 0 to 1, for parts that fade while the control is pressed; nil for 1.
  ///   - view: the view, of what describes the control and of the environment around it. It is not a body: it reads no
  ///     dynamic properties.
  package static func behind<Content: View>(
    where isShown: @escaping @Sendable (ControlState) -> Bool = { _ in true },
    opacity: (@Sendable (ControlState) -> Double)? = nil,
    _ view: @escaping @Sendable (EnvironmentValues, Value) -> Content
  ) -> ControlPart {
    ControlPart(place: .behind, isShown: { state, _ in isShown(state) }, opacity: opacity) {
      makePart(view, $0, $1)
    }
  }

  /// A part behind the label that is drawn if what describes the control asks for it.
  package static func behind<Content: View>(
    for isShown: @escaping @Sendable (EnvironmentValues, Value) -> Bool,
    _ view: @escaping @Sendable (EnvironmentValues, Value) -> Content
  ) -> ControlPart {
    ControlPart(place: .behind, isShown: { isShown($0.environment, $1()) }, opacity: nil) {
      makePart(view, $0, $1)
    }
  }

  /// A part in front of the label.
  package static func inFront<Content: View>(
    where isShown: @escaping @Sendable (ControlState) -> Bool,
    _ view: @escaping @Sendable (EnvironmentValues, Value) -> Content
  ) -> ControlPart {
    ControlPart(place: .inFront, isShown: { state, _ in isShown(state) }, opacity: nil) {
      makePart(view, $0, $1)
    }
  }

  /// A part in the room for a mark, which fades with the label. It appears and goes with the animation of the change.
  package static func mark<Content: View>(
    for isShown: @escaping @Sendable (Value) -> Bool,
    _ view: @escaping @Sendable (EnvironmentValues, Value) -> Content
  ) -> ControlPart {
    ControlPart(place: .mark, isShown: { isShown($1()) }, opacity: nil) { makePart(view, $0, $1) }
  }

  private static func makePart<Content: View>(
    _ view: @escaping (EnvironmentValues, Value) -> Content, _ value: _GraphValue<Value>,
    _ inputs: _ViewInputs
  ) -> ViewNode {
    Content._makeView(view: value.map(with: inputs.environment, in: inputs, view), inputs: inputs)
      .node
  }
}
