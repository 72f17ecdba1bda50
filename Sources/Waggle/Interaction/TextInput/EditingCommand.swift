/// What a key does in a text.
enum EditingCommand: Equatable {
  enum Step { case character, word, line, lineEdge, paragraph, page, document }

  /// Moves the caret, forwards or backwards; extends the selection or ends it.
  case move(Step, forwards: Bool, extends: Bool)
  /// Like `move` by one character, towards the right or the left.
  case moveSideways(Step, right: Bool, extends: Bool)
  case delete(Step, forwards: Bool)
  case insert(String)
  case newline
  case submit
  case selectAll, cut, copy, paste, undo, redo, transpose
  /// Deletes to the end of the line and keeps it for `yank`.
  case kill

  /// nil for a key that does nothing in a text.
  init?(_ press: KeyPress, isMultiline: Bool) {
    let pressed = press.modifiers.subtracting([.capsLock, .numericPad])
    if let command = Self.motion(press.key, pressed) {
      self = command
    } else if let command = Self.edit(
      press.key, pressed, isMultiline: isMultiline)
    {
      self = command
    } else if let command = Self.letter(press.key, pressed) {
      self = command
    } else {
      guard pressed.subtracting([.shift, .option]).isEmpty, press.characters.isTyped else {
        return nil
      }
      self = .insert(press.characters)
    }
  }

  private static func motion(_ key: KeyEquivalent, _ pressed: EventModifiers) -> EditingCommand? {
    let extends = pressed.contains(.shift)
    let pressed = pressed.subtracting(.shift)
    let byWord = pressed == .option || pressed == .control
    switch key {
    case .leftArrow, .rightArrow:
      let right = key == .rightArrow
      if pressed.isEmpty { return .moveSideways(.character, right: right, extends: extends) }
      if byWord { return .moveSideways(.word, right: right, extends: extends) }
      return pressed == .command ? .moveSideways(.lineEdge, right: right, extends: extends) : nil
    case .upArrow, .downArrow:
      let down = key == .downArrow
      if pressed.isEmpty { return .move(.line, forwards: down, extends: extends) }
      if byWord { return .move(.paragraph, forwards: down, extends: extends) }
      return pressed == .command ? .move(.document, forwards: down, extends: extends) : nil
    case .home, .end:
      let isWhole = pressed == .command || pressed == .control
      guard pressed.isEmpty || isWhole else { return nil }
      return .move(isWhole ? .document : .lineEdge, forwards: key == .end, extends: extends)
    case .pageUp, .pageDown:
      return pressed.isEmpty ? .move(.page, forwards: key == .pageDown, extends: extends) : nil
    default: return nil
    }
  }

  private static func edit(_ key: KeyEquivalent, _ pressed: EventModifiers, isMultiline: Bool)
    -> EditingCommand?
  {
    let plain = pressed.subtracting(.shift)
    switch key {
    case .delete, .deleteForward, "\u{7F}":
      let forwards = key == .deleteForward
      if plain.isEmpty { return .delete(.character, forwards: forwards) }
      if plain == .option || plain == .control { return .delete(.word, forwards: forwards) }
      return plain == .command ? .delete(.lineEdge, forwards: forwards) : nil
    case .return, "\n", "\u{3}":
      if plain == .command { return .submit }
      if plain == .option || isMultiline && plain.isEmpty {
        return isMultiline ? .newline : .submit
      }
      return pressed.isEmpty || pressed == .shift ? .submit : nil
    default: return nil
    }
  }

  /// The shortcuts of the system, and those of Emacs with Control.
  private static func letter(_ key: KeyEquivalent, _ pressed: EventModifiers) -> EditingCommand? {
    switch UndoCommand(key, pressed) {
    case .undo: return .undo
    case .redo: return .redo
    case nil: break
    }
    let letter = key.character.lowercased()
    switch (letter, pressed) {
    case ("a", .command): return .selectAll
    case ("x", .command): return .cut
    case ("c", .command): return .copy
    case ("v", .command), ("v", [.command, .shift]): return .paste
    case ("a", .control): return .move(.paragraph, forwards: false, extends: false)
    case ("e", .control): return .move(.paragraph, forwards: true, extends: false)
    case ("f", .control): return .move(.character, forwards: true, extends: false)
    case ("b", .control): return .move(.character, forwards: false, extends: false)
    case ("n", .control): return .move(.line, forwards: true, extends: false)
    case ("p", .control): return .move(.line, forwards: false, extends: false)
    case ("d", .control): return .delete(.character, forwards: true)
    case ("h", .control): return .delete(.character, forwards: false)
    case ("k", .control): return .kill
    case ("t", .control): return .transpose
    default: return nil
    }
  }
}

extension String {
  /// Whether a key with these characters types them: they are neither controls nor function keys.
  fileprivate var isTyped: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
      }
  }
}
