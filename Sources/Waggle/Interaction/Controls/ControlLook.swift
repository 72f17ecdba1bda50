package import Foundation
import WaggleGraph

/// How controls of one kind look and act that are one node each (`ControlNode`). It is a type and is chosen when a control is
/// made: no node is spent on it.
///
/// From the inside out a control has: its label, which fades while the control is pressed; space around it; and parts behind
/// and in front of the label, which fade with it while a pointer is over it.
package nonisolated protocol ControlLook {
  /// What describes a control: its action, and what else its look depends on.
  associatedtype Value
  /// What is known of where a control is when it is made, and does not change.
  associatedtype Place
  /// What is drawn behind all else while the control is pressed or a pointer is over it, and until the animation of a press that
  /// has ended is over; see `hasVeil`.
  associatedtype Veil: View = EmptyView

  /// The edges at which the distance of a text in the label does not count (L035).
  static var plainEdges: Edge.Set { get }
  /// Whether a touch anywhere in the frame is for the control; false where only what is drawn is.
  static var isWhole: Bool { get }
  /// Where a control is that is made with these inputs.
  static func place(of inputs: _ViewInputs) -> Place
  /// Changes the environment of the label.
  static func change(_ environment: inout EnvironmentValues, for value: Value, in place: Place)
  /// Where the label is in the control.
  static func arrangement(in environment: EnvironmentValues, _ place: Place) -> ControlArrangement
  /// Whether the control is a container of its label, out of which no guide of an edge comes (L044).
  static var isContainer: Bool { get }
  /// A guide of the control's own, in a control of this size (L041); nil for the label's.
  static func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
  /// The opacity of the label, from 0 to 1.
  static func labelOpacity(isPressed: Bool, in environment: EnvironmentValues) -> Double
  /// The opacity of the whole, from 0 to 1.
  static func opacity(isHovered: Bool, in environment: EnvironmentValues) -> Double
  /// The animation with which a press is shown, or its end.
  static func animation(isPressed: Bool) -> Animation?
  /// What is drawn beside the label, from back to front. It never changes.
  static func parts(in place: Place) -> [ControlPart<Value>]
  /// Whether the veil is drawn. It stays while the animation of a press that has ended is running.
  static func hasVeil(_ state: ControlVeilState, in environment: EnvironmentValues) -> Bool
  static func makeVeil(_ state: ControlVeilState) -> Veil
  /// Whether a control that is held acts again and again (C067).
  static func repeats(in environment: EnvironmentValues) -> Bool
  /// Whether parts depend on the focus other than by a ring.
  static var showsFocus: Bool { get }
  /// Whether keys reach the control; false for a part of a control that handles its own keys.
  static var isFocusable: Bool { get }
  /// Whether `change` decides if the control is enabled, so that control and parts are in the environment of the label.
  static var isInEnvironmentOfLabel: Bool { get }
  /// Whether there is room for a mark beside the label, which a part may draw.
  static var hasRoomForMark: Bool { get }
  /// The room for a mark; nil for none.
  static func mark(in environment: EnvironmentValues) -> ControlArrangement.Mark?
  /// Called when a finger begins to press the control, and when it has ended to.
  static func pressChanged(_ value: Value, isPressed: Bool)
  /// Does what the control is for, in the environment around it.
  static func perform(_ value: Value, in environment: EnvironmentValues)
}

extension ControlLook {
  package static var isContainer: Bool { false }
  package static var showsFocus: Bool { false }
  package static var isFocusable: Bool { true }
  package static var isInEnvironmentOfLabel: Bool { false }
  package static var hasRoomForMark: Bool { false }
  package static func mark(in environment: EnvironmentValues) -> ControlArrangement.Mark? { nil }
  package static func pressChanged(_ value: Value, isPressed: Bool) {}
  package static func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// Makes a control as one node, with the preferences of its label and no others (R016).
  ///
  /// - Cost: four nodes of the graph, three if keys do not reach it, and those of the label. Parts have nodes while they are
  ///   drawn.
  package static func makeControl(
    _ value: _GraphValue<Value>, _ inputs: _ViewInputs,
    label makeLabel: (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let flag = FocusedFlag(inputs, isRead: isFocusable)
    let place = place(of: inputs)
    let graph = Unmanaged.passUnretained(inputs.runtime.graph)
    var inner = inputs.below().withEnvironment(of: value) { environment, value in
      change(&environment, for: value, in: place)
      environment.focusAppearance = graph._withUnsafeGuaranteedRef { flag.read(in: $0) }
    }
    if isWhole { inner.isTouchedAnywhere() }
    var own = inputs
    if isInEnvironmentOfLabel { own.environment = inner.environment }
    let label =
      hasRoomForMark ? MarkedLabelNode.make(in: inner, makeLabel) : makeLabel(inner).node
    return _ViewOutputs(ControlNode<Self>(label, value, place, own, flag))
  }
}

extension _ViewInputs {
  /// Makes what is made with these inputs a part of a view that is touched wherever it is.
  mutating func isTouchedAnywhere() {
    bag[TouchAreaKey.self] = runtime.store(DrawingStore.self).wholeTouchArea
  }
}
