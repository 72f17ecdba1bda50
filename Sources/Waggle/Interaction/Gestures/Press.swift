import Foundation
import WaggleGraph

extension View {
  /// Makes this view a control: calls `action` when it is pressed and released inside its frame, or activated by a
  /// key; calls `changed` with whether a finger is pressing (M136, M137).
  package nonisolated func onPress(
    changed: @escaping (Bool) -> Void = { _ in }, perform action: @escaping () -> Void
  ) -> some View { modifier(PressModifier(changed: changed, action: action)) }
}

/// Makes a view a control.
nonisolated package struct PressModifier: PrimitiveModifier {
  let changed: (Bool) -> Void
  let action: () -> Void

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
  private let action: () -> Void
  private var isPressing = false

  init(
    _ base: Recognizer<Bool>, changed: @escaping (Bool) -> Void, action: @escaping () -> Void
  ) {
    self.changed = changed
    self.action = action
    super.init(base)
  }

  override func reset() {
    super.reset()
    isPressing = false
  }

  override func step(_ input: GestureInput) -> GesturePhase<Void> {
    let next = base.update(input)
    if case .ended = next {
      report(true, input)
      report(false, input)
      input.actions.add(action)
    } else {
      report(!next.isOver && next.value == true, input)
    }
    return next.map { _ in () }
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
  package func press(
    changed: @escaping (Bool) -> Void, action: @escaping () -> Void
  ) -> Recognizer<Void> { PressRecognizer(self, changed: changed, action: action) }
}

/// The node of a control that can be pressed.
final class PressNode: ModifierNode, GestureListener {
  /// How far outside a control's frame a finger still counts as inside, in points (C034).
  private static let slack: CGFloat = 70

  private let inputs: _ViewInputs
  private let latest: LatestValue<PressModifier>
  private(set) lazy var recognizer = makeRecognizer()
  private lazy var tester = content.output(HitTestOutput.self)?.adding(self)
  private var target: FocusTarget!

  init(
    _ content: ViewNode, _ modifier: _GraphValue<PressModifier>, _ inputs: _ViewInputs,
    _ flag: FocusedFlag
  ) {
    self.inputs = inputs
    latest = LatestValue(modifier, inputs)
    super.init(content)
    target = FocusTarget(self, inputs, flag, action: { [latest] in latest.current.action() })
  }

  var isEnabled: Bool { inputs.currentEnvironment.isEnabled }
  var isGone: Bool { inputs.subgraph.isRemoved }
  var mask: GestureMask { .all }
  var rank: _GestureRank { .normal }

  private func makeRecognizer() -> Recognizer<Void> {
    let recognizer = MachineRecognizer { [unowned self] in PressMachine { self.isInside($0) } }
    return recognizer.press { [latest] in
      latest.current.changed($0)
    } action: { [latest] in
      latest.current.action()
    }
  }

  private func isInside(_ event: PointerEvent) -> Bool {
    guard let point = content.layout.local(event.location) else { return false }
    let slack = event.kind == .touch ? Self.slack : 0
    return CGRect(origin: .zero, size: content.layout.size)
      .insetBy(dx: -slack, dy: -slack).contains(point)
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    if key == HitTestOutput.self { return castOutput(tester, of: HitTestOutput.self, for: key) }
    return target.output(key, content) ?? super.output(key)
  }
}
