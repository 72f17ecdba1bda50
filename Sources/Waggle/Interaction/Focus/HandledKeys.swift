/// The keys that views would handle now: a host leaves the others to what surrounds the program.
///
/// Tab, Return, space and the keys that scroll are not among them: they depend on the focus, which a host knows.
package struct HandledKeys: Equatable {
  /// Whether a view may handle any key: it is asked about each, or types letters in a menu.
  package var isAny = false
  /// With whatever modifiers.
  package var keys: Set<KeyEquivalent> = []
  /// With these modifiers alone.
  package var shortcuts: Set<KeyboardShortcut> = []

  package init() {}
}

extension InputRouter {
  /// The keys that views would handle now (C361). Asks the controls where shortcuts are declared.
  package var handledKeys: HandledKeys {
    var handled = HandledKeys()
    for link in focus.focused?.responders?.links ?? [] where link.isEnabled {
      if let keys = link.keys { handled.keys.formUnion(keys) } else { handled.isAny = true }
    }
    if let top = presentations.top {
      handled.keys.insert(.escape)
      handled.isAny = handled.isAny || top.options.isMenu
    }
    if cancelDrag != nil { handled.keys.insert(.escape) }
    for control in controls(withShortcut: { _ in true }) {
      if let shortcut = control.environment.keyboardShortcut { handled.shortcuts.insert(shortcut) }
    }
    return handled
  }

  /// Whether the focus is on the first and on the last view that Tab comes to.
  package var focusEnds: (isFirst: Bool, isLast: Bool) {
    (focus.isAtEnd(backwards: true), focus.isAtEnd(backwards: false))
  }
}
