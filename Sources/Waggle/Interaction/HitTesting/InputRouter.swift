package import Foundation

/// The single entry point for input events: finds the target views and delivers the event to them.
///
/// Called within a frame's event, so that the frame draws the outcome.
///
/// See also `HitTester`, which finds the view, and `GestureSession`, which follows the touches on it.
package final class InputRouter: RuntimeStore {
  unowned let runtime: Runtime
  private let layout: LayoutStore
  let presentations: PresentationStore
  /// What is being typed in a menu.
  @exclusivity(unchecked) var typing = MenuTyping()
  /// The view at the root; nil once the host is gone, which keeps it. Not a weak reference: see `RuntimeReference`.
  @exclusivity(unchecked) package unowned(unsafe) var root: ViewNode?
  @exclusivity(unchecked) package private(set) var focus: FocusEngine!
  package let hover = HoverTracker()
  package let modifierKeys = ModifierKeys()
  let shortcuts: ShortcutDeclarations
  /// How many controls keys have asked for their shortcuts so far.
  @exclusivity(unchecked) package private(set) var shortcutVisits = 0
  /// Scrolls with the fingers on a touchpad.
  private lazy var touchpad = TouchpadScroll(self)
  /// The drag and drop in progress.
  @exclusivity(unchecked) package private(set) var dragging: Dragging!
  @exclusivity(unchecked) private var sessions: [GestureSession] = []
  package let identities = ElementIdentities()
  /// What is kept of what is read aloud, for hosts that compare it.
  package let kept = KeptElements()
  /// The pointers that count as fingers, which drag scroll views. A host adds the mouse if that is its finger.
  @exclusivity(unchecked) package var fingers: Set<PointerEvent.Kind> = [.touch, .pen]

  /// Whether the host has its own text fields, which show the caret and the selection, and follow the pointer, and
  /// the program's do neither.
  @exclusivity(unchecked) package var hasNativeTextFields = false

  /// Performs a shortcut of the program that no view of this window has; nil for none. True if there is one.
  @exclusivity(unchecked) package var passShortcut: ((KeyPress) -> Bool)?

  /// Takes a step of the user back, or does it again. True if there is one.
  @exclusivity(unchecked) package var performUndo: ((UndoCommand) -> Bool)?

  /// Takes back what is being dragged, on Escape and when the window loses the focus (C242).
  @exclusivity(unchecked) package var cancelDrag: (() -> Void)?

  package init(_ runtime: Runtime) {
    self.runtime = runtime
    layout = runtime.store()
    presentations = runtime.store()
    shortcuts = ShortcutDeclarations(runtime)
    focus = FocusEngine(values: runtime.store()) { [unowned self] in
      presentations.soleRoot(over: root)
    } roots: { [unowned self] in
      presentations.roots(over: root, onlyReachable: false)
    } collect: { [unowned self] in
      presentations.collected(FocusOutput.self, in: root, onlyReachable: $0)
    }
    dragging = Dragging(self, runtime)
    layout.nodesInUse = { [unowned self] in nodesInUse }
  }

  /// The views that have the focus or are touched: a lazy container keeps them (L186).
  private var nodesInUse: [LayoutNode] {
    let touched = sessions.flatMap(\.touchedViews) + dragging.views
    guard let focused = focus.focused, !focused.isGone else { return touched }
    return touched + [focused.view.layout]
  }

  package func handle(_ event: InputEvent) {
    runtime.announcements.posting { deliver(event) }
  }

  private func deliver(_ event: InputEvent) {
    if let keys = event.modifiers { modifierKeys.update(to: keys) }
    switch event {
    case .pointer(let event): handle(event)
    case .modifierKeys: break
    case .hover(let event):
      let content = root?.output(HitTestOutput.self)
      layout.searching {
        hover.move(to: event.location, in: presentations.testers(over: content))
      }
    case .key(let event): handle(event)
    case .scroll(let event): scroll(event)
    case .outside(let event): dragging.handle(event)
    case .windowFocus(let isFocused):
      if !isFocused {
        cancelTouches()
        cancelDrag?()
      }
    }
  }

  /// Cancels the gestures in progress, and forgets the focus and all hover listeners, when the tree is dropped.
  package func close() {
    cancelTouches()
    dragging.close()
    cancelDrag = nil
    passShortcut = nil
    performUndo = nil
    focus.close()
    hover.close()
    modifierKeys.close()
  }

  /// The hit-test result at a point.
  package func hit(at point: CGPoint) -> HitTestResult? {
    layout.searching {
      if !presentations.isEmpty, let hit = presentations.hit(point) { return hit }
      return root?.output(HitTestOutput.self)?.hit(point)
    }
  }

  /// What a pointer touches: for a finger or a pen also a control that is near (C053).
  private func hit(by event: PointerEvent) -> HitTestResult? {
    let direct = hit(at: event.location)
    guard event.kind != .mouse, !(direct?.responds ?? false),
      let near = hit(near: event.location), direct?.mayBeBehind(near) ?? true
    else { return direct }
    return near
  }

  private func hit(near point: CGPoint) -> HitTestResult? {
    layout.searching {
      if !presentations.isEmpty, let near = presentations.hit(near: point) { return near }
      return root?.output(HitTestOutput.self)?(.near(point))
    }
  }

  /// Runs after views were updated: cancels the input of views that were dropped or disabled (M111, M137). Free while
  /// no view is touched, hovered over or focused.
  package func update() {
    for session in sessions { session.cancelLostListeners() }
    dragging.update()
    if hover.hasWork { hover.update() }
    if focus.hasWork { focus.update() }
    let values = runtime.store(FocusedValueStore.self)
    if values.isStale { values.update() }
  }
}

extension InputRouter {
  /// Stops if a law of the focus or of a gesture is broken. Only between frames. Costs O(views that can be focused).
  package func checkInvariants() {
    for session in sessions { session.checkInvariants() }
    focus.checkInvariants()
    identities.checkInvariants()
  }
}

extension Runtime {
  /// The router of this tree's events.
  package var input: InputRouter { store() }
}

// MARK: Scrolling

extension InputRouter {
  /// Scrolls the innermost scroll view at the location that can move; what it cannot use goes to the next one outwards
  /// (L160).
  private func scroll(_ event: ScrollEvent) {
    if event.phase != .wheel { return touchpad.handle(event) }
    touchpad.end()
    var delta = event.delta
    for scroll in hit(at: event.location)?.scrollViews ?? [] {
      let rest = scroll.scroll(by: delta)
      if rest != delta { scroll.wheelMoved() }
      delta = rest
    }
  }
}

// MARK: Pointers

extension InputRouter {
  private func handle(_ event: PointerEvent) {
    defer { sessions.removeAll(where: \.isOver) }
    guard event.phase == .began else {
      if dragging.handle(event) { return }
      for session in sessions where session.tracks(event.id) { session.handle(event) }
      return
    }
    focus.isUsingKeys = false
    focus.pressed = nil
    if !presentations.isEmpty, presentations.closes(at: event.location) { return }
    var hit = hit(by: event)
    if !fingers.contains(event.kind) { remember(hit) }
    let pans = mayPan(event)
    // A finger that stops the content has no other effect (L232).
    if pans, hit?.scrollViews.contains(where: \.isFlying) ?? false {
      hit?.listeners = []
      hit?.focusTargets = []
    }
    failWaitingSessions { !$0.accepts(hit) }
    if !join(event, hit) { begin(event, hit, pans: pans) }
    dragging.began(event, hit)
    endSelection(under: hit)
    if event.button == 0, let target = hit?.focusTargets.first(where: \.canFocus),
      target.takesFocus(from: event)
    {
      focus.move(to: target)
    }
  }

  /// Remembers what a mouse has pressed.
  private func remember(_ hit: HitTestResult?) {
    focus.pressed = { [weak focus, weak view = hit?.view] in
      view.flatMap { focus?.target(around: $0.layout) }
    }
  }

  /// Takes the focus from a text that is selected, unless it is pressed itself.
  private func endSelection(under hit: HitTestResult?) {
    guard let editor = focus.focused?.editor, editor.endsWithPress else { return }
    if hit?.listeners.contains(where: { $0 === editor }) ?? false { return }
    focus.move(to: nil)
  }

  /// Whether a pointer may drag scroll views.
  private func mayPan(_ event: PointerEvent) -> Bool {
    guard !layout.isScrolledByHost else { return false }
    return fingers.contains(event.kind) && event.button == 0
  }

  /// Fails the gestures that wait for a further touch where `condition` holds.
  private func failWaitingSessions(where condition: (GestureSession) -> Bool) {
    for session in sessions where session.isWaiting && condition(session) { session.failWaiting() }
    sessions.removeAll(where: \.isOver)
  }

  /// Adds the touch to a session in progress, as a further finger or tap. False if there is none, or if the touch only
  /// made it fail.
  private func join(_ event: PointerEvent, _ hit: HitTestResult?) -> Bool {
    guard let session = sessions.first(where: { $0.accepts(hit) }) else { return false }
    let wasWaiting = session.isWaiting
    session.handle(event)
    guard wasWaiting, session.isDecided else { return true }
    sessions.removeAll { $0 === session }
    return false
  }

  private func begin(_ event: PointerEvent, _ hit: HitTestResult?, pans: Bool) {
    guard let session = hit.flatMap({ GestureSession($0, runtime, pans: pans) }) else { return }
    sessions.append(session)
    session.handle(event)
  }

  /// Whether another pointer is down than the one with a number.
  func hasOtherTouches(than pointer: Int) -> Bool {
    sessions.contains { $0.hasOtherTouches(than: pointer) }
  }

  /// Whether a pointer has opened a menu and is still down.
  func hasOpenedMenu(by pointer: Int) -> Bool {
    sessions.contains { $0.tracks(pointer) && $0.hasOpenedMenu }
  }

  /// Whether a pointer may begin to drag a view: it neither scrolls, nor has a gesture inside the view recognised it.
  func yields(_ pointer: Int, to inner: [any GestureListener]) -> Bool {
    !sessions.contains { $0.tracks(pointer) && $0.keepsTouch(from: inner) }
  }

  /// Cancels the gestures of a pointer that drags now, and closes the menu that it has opened.
  func giveUp(_ pointer: Int) {
    for session in sessions where session.tracks(pointer) {
      if session.hasOpenedMenu, let menu = presentations.top, menu.options.isMenu {
        menu.requestClose()
      }
      session.cancel()
    }
    sessions.removeAll { $0.tracks(pointer) }
  }

  /// What something that is dragged is over; nil outside of the window.
  func dropHit(at point: CGPoint) -> HitTestResult? {
    layout.searching {
      if !presentations.isEmpty, let hit = presentations.hit(point, .drop(point)) { return hit }
      return root?.output(HitTestOutput.self)?(.drop(point))
    }
  }

  /// Cancels all touches.
  private func cancelTouches() {
    touchpad.end()
    dragging.endPress()
    for session in sessions { session.cancel() }
    sessions = []
  }
}

// MARK: Keys

extension InputRouter {
  /// Asks in this order: `onKeyPress` from the focused view outwards, the text that is edited there, commands, keyboard
  /// shortcuts, and the default behaviour of keys (M151).
  private func handle(_ event: KeyPressEvent) {
    focus.isUsingKeys = true
    focus.pressed = nil
    let press = KeyPress(
      phase: event.phase, key: event.key, characters: event.characters, modifiers: event.modifiers)
    if press.key == .escape, press.phase == .down, let cancel = cancelDrag {
      cancelTouches()
      return cancel()
    }
    let responders = focus.focused?.responders
    if responders?.handle(press, commands: false) ?? false { return }
    if focus.focused?.editor?.edit(press) ?? false { return }
    if responders?.handle(press, commands: true) ?? false { return }
    guard press.phase == .down || press.phase == .repeat else { return }
    if press.phase == .down, performShortcut(press) || passShortcut?(press) ?? false { return }
    performBuiltIn(press)
  }

  /// The controls that keys reach, in drawing order, depth first.
  private var controls: [FocusTarget] {
    let controls = presentations.collected(ControlOutput.self, in: root).flatMap(\.targets)
    shortcutVisits += controls.count
    return controls
  }

  /// The enabled controls that have a shortcut for which `condition` holds. Asks the controls where one is declared; all of them
  /// where a whole environment was replaced.
  func controls(withShortcut condition: (KeyboardShortcut) -> Bool) -> [FocusTarget] {
    func isMet(_ control: FocusTarget) -> Bool {
      control.isControl && control.isEnabled
        && control.environment.keyboardShortcut.map(condition) ?? false
    }
    if runtime.store(ViewStore.self).replacesEnvironments { return controls.filter(isMet) }
    let declared = shortcuts.controls(where: condition)
    shortcutVisits += declared.count
    guard declared.contains(where: isMet) else { return [] }
    let roots = presentations.roots(over: root, onlyReachable: true)
    return declared.filter { control in
      isMet(control) && roots.contains { $0.lists(control, in: ControlOutput.self) }
    }
  }

  /// Activates the first control with that shortcut (M150).
  package func performShortcut(_ press: KeyPress) -> Bool {
    let matches = controls(withShortcut: { $0.matches(press) })
    guard matches.count > 1 else { return matches.first?.activate() ?? false }
    return controls.first { control in matches.contains { $0 === control } }?.activate() ?? false
  }

  private func performBuiltIn(_ press: KeyPress) {
    let pressed = press.modifiers.subtracting([.capsLock, .numericPad])
    if performMenuKey(press, pressed) { return }
    if let command = UndoCommand(press.key, pressed), performUndo?(command) ?? false { return }
    switch press.key {
    case .tab where pressed.subtracting(.shift).isEmpty:
      focus.moveToNext(backwards: pressed.contains(.shift))
      focus.focused?.view.layout.scrollIntoView()
    case .return where pressed.isEmpty, .space where pressed.isEmpty && focus.focused != nil:
      if press.phase == .down { focus.focused?.activate() }
    case .escape where pressed.isEmpty && presentations.top != nil:
      if let top = presentations.top, top.options.closesOnEscape() { top.requestClose() }
    default: if !adjust(by: press.key, pressed) { scroll(by: press.key, pressed) }
    }
  }

  /// Arrow keys adjust the view that has the focus, if it can be: up and towards the trailing edge increase it.
  private func adjust(by key: KeyEquivalent, _ pressed: EventModifiers) -> Bool {
    let arrows: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow]
    guard pressed.isEmpty, arrows.contains(key), focus.focused != nil else { return false }
    guard let element = adjustableElement else { return false }
    let trailing: KeyEquivalent = element.isRightToLeft ? .leftArrow : .rightArrow
    if key == .upArrow || key == trailing { element.increment() } else { element.decrement() }
    return true
  }
}
