import Foundation

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
    let (mark, inner) = FocusedFlag.make(in: inputs)
    return _ViewOutputs(PressNode(body(_Graph(), inner).node, modifier, inputs, mark))
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

/// The node of a control that can be pressed.
final class PressNode: GestureListener {
  /// How far outside a control's frame a finger still counts as inside, in points (C034).
  private static let slack: CGFloat = 70

  private let newest: LatestValue<PressModifier>
  private var cachedRecognizer: Recognizer<Void>?
  private var target: FocusTarget!

  init(
    _ content: ViewNode, _ modifier: _GraphValue<PressModifier>, _ inputs: _ViewInputs,
    _ mark: FocusedFlag
  ) {
    newest = LatestValue(modifier, inputs)
    super.init(content, inputs)
    target = FocusTarget(
      self, inputs, mark, takesClicks: false, action: { [newest] in newest.current.action() })
  }

  override func output<K: OutputKey>(_ key: K.Type) -> K.Output? {
    target.answer(key, content) ?? super.output(key)
  }

  override var recognizer: Recognizer<Void> {
    if let cachedRecognizer { return cachedRecognizer }
    let press = MachineRecognizer { [unowned self] in PressMachine { self.isInside($0) } }
    let new = press.pressing { [newest] in newest.current.changed($0) }
      .ended { [newest] _ in newest.current.action() }.silent
    cachedRecognizer = new
    return new
  }

  private func isInside(_ event: PointerEvent) -> Bool {
    guard let point = content.layout.local(event.location) else { return false }
    let slack = event.kind == .touch ? Self.slack : 0
    return CGRect(origin: .zero, size: content.layout.size)
      .insetBy(dx: -slack, dy: -slack).contains(point)
  }
}
