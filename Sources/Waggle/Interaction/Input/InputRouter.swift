package import Foundation

/// The one door for what somebody does: finds who is meant and has them hear of it.
///
/// It is called within a frame's event, so that what follows is drawn in that frame.
package final class InputRouter {
  private unowned let runtime: Runtime
  /// The view at the root.
  package weak var root: ViewNode?
  package private(set) var focus: FocusEngine!
  let hover = HoverTracker()
  private var sessions: [GestureSession] = []
  package let identities = ElementIdentities()

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    runtime.interaction = self
    focus = FocusEngine { [unowned self] in root?.output(FocusOutput.self)?.entries ?? [] }
  }

  package func handle(_ event: InputEvent) {
    switch event {
    case .pointer(let event): handle(event)
    case .hover(let event): hover.move(to: event.location)
    case .key(let event): handle(event)
    case .scroll: break
    case .windowFocus(let isFocused): if !isFocused { cancelTouches() }
    }
  }

  /// Cancels the gestures that are under way, and forgets the focus and all who follow the pointer: the tree is dropped.
  package func close() {
    cancelTouches()
    focus.close()
    hover.close()
  }

  /// Who is touched at a point.
  package func hit(at point: CGPoint) -> HitTestResult? {
    root?.output(TouchOutput.self)?.hit(point)
  }

  /// After views were updated: what was about to happen to views that have gone, or were disabled, does not (M111, M137).
  /// Costs nothing while nobody touches, hovers or has the focus.
  package func update() {
    for session in sessions { session.dropLostListeners() }
    if hover.hasWork { hover.update() }
    if focus.hasWork { focus.update() }
  }
}

extension Runtime {
  /// Where events of this tree come in.
  package var input: InputRouter? { interaction.map { unsafeDowncast($0, to: InputRouter.self) } }
}

// MARK: Pointers

extension InputRouter {
  private func handle(_ event: PointerEvent) {
    defer { sessions.removeAll(where: \.isOver) }
    guard event.phase == .began else {
      for session in sessions where session.follows(event.id) { session.handle(event) }
      return
    }
    let hit = hit(at: event.location)
    concludeWaiting { !$0.takes(hit) }
    if !join(event, hit) { begin(event, hit) }
    if event.button == 0, let target = hit?.targets.first(where: \.canFocus) {
      focus.move(to: target)
    }
  }

  /// Gestures that wait for a further touch wait in vain where it is on another view.
  private func concludeWaiting(where condition: (GestureSession) -> Bool) {
    for session in sessions where session.isWaiting && condition(session) { session.conclude() }
    sessions.removeAll(where: \.isOver)
  }

  /// Whether the touch belongs to a series that goes on: a further finger, or a further tap. One that ends a series without
  /// being part of it does not.
  private func join(_ event: PointerEvent, _ hit: HitTestResult?) -> Bool {
    guard let session = sessions.first(where: { $0.takes(hit) }) else { return false }
    let wasWaiting = session.isWaiting
    session.handle(event)
    guard wasWaiting, session.isDecided else { return true }
    sessions.removeAll { $0 === session }
    return false
  }

  private func begin(_ event: PointerEvent, _ hit: HitTestResult?) {
    guard let session = hit.flatMap({ GestureSession($0, runtime) }) else { return }
    sessions.append(session)
    session.handle(event)
  }

  /// Takes all touches away; nothing comes of them.
  private func cancelTouches() {
    for session in sessions { session.cancel() }
    sessions = []
  }
}

// MARK: Keys

extension InputRouter {
  /// Who is asked, in this order: `onKeyPress` from the focused view outwards, commands, shortcuts, and what keys do of
  /// themselves (M151).
  private func handle(_ event: KeyPressEvent) {
    let press = KeyPress(
      phase: event.phase, key: event.key, characters: event.characters, modifiers: event.modifiers)
    let responders = focus.focused?.responders
    if responders?.ask(press, commands: false) ?? false { return }
    if responders?.ask(press, commands: true) ?? false { return }
    guard press.phase == .down || press.phase == .repeat else { return }
    if press.phase == .down, performShortcut(press) { return }
    performBuiltIn(press)
  }

  /// The first control with those keys, as drawn, depth first (M150).
  private func performShortcut(_ press: KeyPress) -> Bool {
    let controls = root?.output(ControlOutput.self)?.entries.flatMap(\.targets) ?? []
    let match = controls.first {
      $0.isControl && $0.isEnabled && $0.environment.keyboardShortcut?.matches(press) ?? false
    }
    return match?.activate() ?? false
  }

  private func performBuiltIn(_ press: KeyPress) {
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    switch press.key {
    case .tab where held.subtracting(.shift).isEmpty:
      focus.moveOn(backwards: held.contains(.shift))
    case .return, .space:
      if held.isEmpty, press.phase == .down { focus.focused?.activate() }
    default: break
    }
  }
}
