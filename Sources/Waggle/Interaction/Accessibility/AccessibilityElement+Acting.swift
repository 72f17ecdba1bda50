import Foundation

// What a reader of the screen, a page or a test does with an element. Call it within a frame's event.
extension AccessibilityElement {
  private var input: InputRouter? { view.layout.runtime.input }

  /// Tells the element from all others, as long as its view lives.
  package var id: Int { input?.identities.number(of: view) ?? 0 }

  /// The control that it stands for: its own, or the only one in it.
  private var control: FocusTarget? {
    if let target { return target }
    let inside = view.output(FocusOutput.self)?.entries.flatMap(\.targets) ?? []
    return inside.count == 1 ? inside[0] : nil
  }

  /// False where its view, or the control that it stands for, is disabled (C156).
  package var isEnabled: Bool {
    !isSaidDisabled && (children.isEmpty ? control?.isEnabled ?? true : true)
  }
  package var isFocusable: Bool { children.isEmpty && control?.canFocus ?? false }
  package var isFocused: Bool { isFocusable && control === input?.focus.focused }
  package var isAdjustable: Bool { actions.adjust != nil }

  /// The names of the actions that have one.
  package var actionNames: [Text] { actions.all.compactMap(\.kind.name) }

  /// What a tap would do: its default action, its control's, or a tap on its middle.
  package func press() {
    guard isEnabled else { return }
    if let action = actions[.default] { return action() }
    if let control, control.isControl {
      control.activate()
      return
    }
    tap()
  }

  private func tap() {
    guard let input else { return }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [PointerEvent.Phase.began, .ended] {
      let event = PointerEvent(
        id: -1, kind: .touch, phase: phase, location: middle, time: view.layout.runtime.time)
      input.handle(.pointer(event))
    }
  }

  /// Wants the value higher.
  package func increment() { if isEnabled { actions.adjust?(.increment) } }

  /// Wants the value lower.
  package func decrement() { if isEnabled { actions.adjust?(.decrement) } }

  /// Does the action with a name.
  package func perform(named name: Text) {
    actions[AccessibilityActionKind(named: name)]?()
  }

  /// Takes the focus, where it may.
  package func focus() { input?.focus.move(to: control) }
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
