import Foundation
import WaggleGraph

extension View {
  /// Makes this view a control: calls `action` when it is pressed and released inside its frame, or activated by a
  /// key; calls `changed` with whether a finger is pressing (M136, M137).
  ///
  /// - Parameters:
  ///   - isFocusable: whether keys reach the control; false for a part of a control that handles its own keys.
  ///   - repeats: whether `action` is called again and again while the control is held, and not at its release (C067).
  package nonisolated func onPress(
    isFocusable: Bool = true, repeats: Bool = false,
    changed: @escaping (Bool) -> Void = { _ in }, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      PressModifier(
        changed: changed, action: { _ in action() }, isFocusable: isFocusable, repeats: repeats))
  }

  /// Makes this view one that can be pressed, such as a row that is selected, while `isActive` is true; else it is as it
  /// would be without. Keys do not reach it. `action` receives the modifier keys that were held.
  package nonisolated func onPress(
    isActive: Bool, changed: @escaping (Bool) -> Void = { _ in },
    perform action: @escaping (EventModifiers) -> Void
  ) -> some View {
    modifier(
      PressModifier(
        changed: changed, action: action, isFocusable: false, repeats: false, isActive: isActive))
  }
}

/// Makes a view a control.
nonisolated package struct PressModifier: PrimitiveModifier {
  let changed: (Bool) -> Void
  let action: (EventModifiers) -> Void
  let isFocusable: Bool
  let repeats: Bool
  var isActive = true

  /// Makes the content with a press listener.
  package nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (flag, inner) = FocusedFlag.make(in: inputs)
    return _ViewOutputs(PressNode(body(_Graph(), inner).node, modifier, inputs, flag))
  }
}

/// Recognises a press on a control: true while the finger is inside, ended when it is lifted there.
package struct PressMachine: GestureMachine {
  private let isInside: (PointerEvent) -> Bool
  private var touch: PointerEvent?
  private var isPressed = false

  package init(isInside: @escaping (PointerEvent) -> Bool) { self.isInside = isInside }

  package mutating func step(_ input: GestureInput) -> GesturePhase<Bool> {
    guard let event = input.event,
      touch == nil ? event.phase == .began : touch?.id == event.id
    else { return phase }
    switch event.phase {
    case .began:
      guard event.button == 0 else { return .failed }
      touch = event
      isPressed = true
    case .moved: isPressed = isInside(event)
    case .ended: return isInside(event) ? .ended(false) : .failed
    case .cancelled: return .failed
    }
    return phase
  }

  private var phase: GesturePhase<Bool> { touch == nil ? .possible(nil) : .active(isPressed) }
}

/// Calls `changed` when a press begins and when it has ended, and `action` after one that succeeds.
private final class PressRecognizer: WrappingRecognizer<Bool, Void> {
  private let changed: (Bool) -> Void
  private let action: (EventModifiers) -> Void
  private let repeats: () -> Bool
  private var isPressing = false
  private var hold = PressHold()

  init(
    _ base: Recognizer<Bool>, changed: @escaping (Bool) -> Void,
    action: @escaping (EventModifiers) -> Void, repeats: @escaping () -> Bool
  ) {
    self.changed = changed
    self.action = action
    self.repeats = repeats
    super.init(base)
  }

  override func reset() {
    super.reset()
    isPressing = false
    hold = PressHold()
  }

  override func step(_ input: GestureInput) -> GesturePhase<Void> {
    let next = base.update(input)
    if case .ended = next {
      report(true, input)
      end(input)
    } else {
      let isPressed = !next.isOver && next.value == true
      report(isPressed, input)
      if hold.acts(isPressed: isPressed && repeats(), at: input.time) { add(input) }
    }
    return next.map { _ in () }
  }

  override var deadline: TimeInterval? {
    phase.isOver ? nil : earlier(base.deadline, hold.deadline)
  }

  /// What repeats acts within the press, so that what it does is seen as one edit.
  private func end(_ input: GestureInput) {
    let isEdit = repeats()
    if !isEdit { report(false, input) }
    if !hold.hasActed { add(input) }
    if isEdit { report(false, input) }
  }

  private func add(_ input: GestureInput) {
    let modifiers = input.event?.modifiers ?? []
    input.actions.add { [action] in action(modifiers) }
  }

  override func cancelled(_ input: GestureInput) {
    super.cancelled(input)
    report(false, input)
  }

  /// A finger that presses a control may still scroll (L230).
  override var hasRecognized: Bool { false }

  private func report(_ pressing: Bool, _ input: GestureInput) {
    guard pressing != isPressing else { return }
    isPressing = pressing
    input.actions.add { [changed] in changed(pressing) }
  }
}

extension Recognizer<Bool> {
  /// Adds an action for whether a finger is pressing, and one for a press that succeeds.
  package func press(changed: @escaping (Bool) -> Void, action: @escaping () -> Void)
    -> Recognizer<Void>
  { press(changed: changed, repeats: { false }) { _ in action() } }

  /// The same with an action that receives the modifier keys, and that is repeated during the press if `repeats` is true.
  func press(
    changed: @escaping (Bool) -> Void, repeats: @escaping () -> Bool,
    perform action: @escaping (EventModifiers) -> Void
  ) -> Recognizer<Void> {
    PressRecognizer(self, changed: changed, action: action, repeats: repeats)
  }
}

/// When a control that is held acts again: after half a second, then ten times per second, and twice as often after ten
/// times (C067).
private struct PressHold {
  private static let delay = 0.5
  private static let interval = 0.1

  /// The time of the next action; nil while the control is not held.
  private(set) var deadline: TimeInterval?
  private var count = 0

  /// Whether the hold has acted in this press.
  var hasActed: Bool { count > 0 }

  /// Whether the action is due.
  mutating func acts(isPressed: Bool, at time: TimeInterval) -> Bool {
    guard isPressed, time.isFinite else {
      deadline = nil
      return false
    }
    guard let due = deadline else {
      deadline = time + Self.delay
      return false
    }
    guard time >= due - 1e-9 else { return false }
    count += 1
    deadline = max(due, time) + Self.interval / (count > 10 ? 2 : 1)
    return true
  }
}

/// The node of a control that can be pressed.
final class PressNode: ModifierNode, GestureListener {
  private let inputs: _ViewInputs
  private let latest: LatestValue<PressModifier>
  private(set) lazy var recognizer = makeRecognizer()
  private lazy var tester = content.output(HitTestOutput.self)?
    .reachable(content) { [unowned self] in isEnabled }
    .adding(self) { [latest] in latest.current.isFocusable && $0.isInField }
  private var target: FocusTarget!

  init(
    _ content: ViewNode, _ modifier: _GraphValue<PressModifier>, _ inputs: _ViewInputs,
    _ flag: FocusedFlag
  ) {
    self.inputs = inputs
    latest = LatestValue(modifier, inputs)
    super.init(content)
    target = FocusTarget(
      self, inputs, flag, isFocusable: { [latest] in latest.current.isFocusable },
      isActive: { [latest] in latest.current.isActive },
      action: { [latest] in latest.current.action([]) })
  }

  var isEnabled: Bool { inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  var mask: GestureMask { latest.current.isActive ? .all : .subviews }
  var rank: _GestureRank { .normal }
  var pointerStyle: PointerStyle? { inputs.pointerStyleOfControl }

  private func makeRecognizer() -> Recognizer<Void> {
    let recognizer = MachineRecognizer { [unowned self] in
      PressMachine { self.content.layout.isPressed(by: $0) }
    }
    return recognizer.press { [latest] in
      latest.current.changed($0)
    } repeats: { [latest] in
      latest.current.repeats
    } perform: { [latest] in
      latest.current.action($0)
    }
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    return target.output(key, content) ?? super.output(key)
  }
}

extension LayoutNode {
  /// How far outside a control's frame a finger still counts as inside, in points (C034).
  private static var slack: CGFloat { 70 }

  /// Whether a pointer that pressed this control is still on it.
  func isPressed(by event: PointerEvent) -> Bool {
    guard let point = local(event.location) else { return false }
    let slack = event.kind == .touch ? Self.slack : 0
    return CGRect(origin: .zero, size: size).insetBy(dx: -slack, dy: -slack).encloses(point)
  }
}
