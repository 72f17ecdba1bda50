import Foundation

// What a screen reader, a page or a test does with an element. Call these within a frame's event.
extension AccessibilityElement {
  private var input: InputRouter { view.layout.runtime.input }

  /// Unique to the element for as long as its view lives.
  package var id: Int { input.identities.number(of: view) }

  /// The control that the element represents: the view itself, or the only control in it.
  private var control: FocusTarget? {
    if let target { return target }
    let inside = view.collected(FocusOutput.self).flatMap(\.targets)
    return inside.count == 1 ? inside[0] : nil
  }

  /// What has the focus where the element has: of a container itself, such as a list, and not what is in it.
  private var focused: FocusTarget? { children.isEmpty ? control : target }

  /// False when the view, or the control that the element represents, is disabled (C156).
  package var isEnabled: Bool {
    !isDisabledByEnvironment && (children.isEmpty ? control?.isEnabled ?? true : true)
  }
  package var isFocusable: Bool { focused?.canFocus ?? false }
  package var isFocused: Bool { isFocusable && focused === input.focus.focused }
  /// The three above, finding the control once.
  package var inputState: (isEnabled: Bool, isFocusable: Bool, isFocused: Bool) {
    let control = focused
    let isFocusable = control?.canFocus ?? false
    return (
      !isDisabledByEnvironment && control?.isEnabled ?? true, isFocusable,
      isFocusable && control === input.focus.focused
    )
  }
  /// Whether the ring of the focus is drawn around it (`focusEffectDisabled`).
  package var showsFocus: Bool { focused?.environment.isFocusEffectEnabled ?? true }
  package var isAdjustable: Bool { actions.adjust != nil }

  /// Whether a press on it does something by itself. The others are read.
  package var canBePressed: Bool {
    if textInput != nil { return false }
    if target?.isControl ?? false || actions[.default] != nil || activationPoint != nil {
      return true
    }
    if [.isButton, .isLink, .isToggle, .isSelectable].contains(where: traits.contains) {
      return true
    }
    return children.isEmpty && (role == .picker || role == .menu || role == .tab)
  }

  /// The names of the named actions.
  package var actionNames: [Text] { actions.all.compactMap(\.kind.name) }

  /// The named actions of a row, by the names that a page shows.
  package var actionLabels: [String] { actionNames.map { $0.string(in: EnvironmentValues()) } }

  /// Performs the action of a row that a page shows by this name.
  package func perform(labelled label: String) {
    guard isEnabled else { return }
    actionNames.first { $0.string(in: EnvironmentValues()) == label }.map(perform(named:))
  }

  /// Performs the default action; without one, activates the control; without one, taps it.
  package func press() {
    guard isEnabled else { return }
    input.focus.pressed = { [weak control] in control }
    if let action = actions[.default] { return action() }
    if let control, control.isControl {
      control.activate()
      return
    }
    tap()
  }

  /// Taps the element with modifier keys, as with Command a row of a list of which several can be selected (C087).
  package func tap(with modifiers: EventModifiers) {
    if isEnabled { tap(modifiers) }
  }

  /// What is scrolled out of view is scrolled in first.
  private func tap(_ modifiers: EventModifiers = []) {
    if view.layout.visiblePart(of: frame).isEmpty { view.layout.scrollIntoView() }
    let point = activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    for phase in [PointerEvent.Phase.began, .ended] {
      let event = PointerEvent(
        id: -1, kind: .touch, phase: phase, location: point, time: view.layout.runtime.time,
        modifiers: modifiers)
      input.handle(.pointer(event))
    }
  }

  /// Raises the value.
  package func increment() { if isEnabled { actions.adjust?(.increment) } }

  /// Lowers the value.
  package func decrement() { if isEnabled { actions.adjust?(.decrement) } }

  /// Performs the action with this name.
  package func perform(named name: Text) {
    actions[AccessibilityActionKind(named: name)]?()
  }

  /// Moves the focus to the element's control, if it can have the focus.
  package func focus() { input.focus.move(to: control) }
}

extension [AccessibilityElement] {
  /// In reading order on each level.
  package var asTree: [AccessibilityElement] {
    inReadingOrder.map {
      var element = $0
      element.children = element.children.asTree
      return element
    }
  }
}
