public import Foundation
package import Waggle

extension FoundElement {
  /// The view in which its text is edited; nil if it is not a text field.
  package var textInput: (any TextInputClient)? { accessibility?.textInput }

  /// Gives the text field the focus and types a text into it, each character as a key would; one frame.
  ///
  /// What the program makes of a character is there before the next one is typed.
  ///
  /// - Throws: an error if the view accepts no text, or cannot have the focus.
  public func type(_ string: String, fileID: String = #fileID, line: Int = #line) throws {
    try edit(
      "\"\(string)\" cannot be typed into the \(self)", CallSite(fileID: fileID, line: line),
      string.map { TypedKey($0) })
  }

  /// Gives the text field the focus, selects all of its text, and deletes it; one frame.
  ///
  /// - Throws: an error if the view accepts no text, or cannot have the focus.
  public func clear(fileID: String = #fileID, line: Int = #line) throws {
    try edit(
      "The \(self) cannot be cleared", CallSite(fileID: fileID, line: line),
      [TypedKey("a", modifiers: .command), TypedKey("\u{08}")])
  }

  private func edit(_ problem: String, _ callSite: CallSite, _ keys: [TypedKey]) throws {
    func fail(_ reason: String) -> TypingError {
      TypingError(problem: problem, reason: reason, callSite: callSite)
    }
    guard isPresent else { throw fail("it is no longer in the tree") }
    guard let accessibility, accessibility.textInput != nil else {
      throw fail("it is not a text field")
    }
    guard isEnabled else { throw fail("it is disabled") }
    guard accessibility.isFocusable else { throw fail("it cannot have the focus") }
    if host.host.framesDrawn == 0 { host.frame() }
    host.host.frame(events: [nil] + keys) { (key: TypedKey?) in
      guard let key else { return accessibility.focus() }
      for phase in [KeyPress.Phases.down, .up] {
        let event = KeyPressEvent(
          key: key.key, modifiers: key.modifiers, phase: phase, time: host.time)
        host.host.input.handle(.key(event))
      }
    }
  }
}

private struct TypedKey {
  var key: KeyEquivalent
  var modifiers: EventModifiers

  init(_ character: Character, modifiers: EventModifiers = []) {
    key = KeyEquivalent(character.isNewline ? "\r" : character)
    self.modifiers = modifiers
  }
}

/// A text could not be typed or cleared.
public struct TypingError: Error, CustomStringConvertible, LocalizedError {
  let problem: String
  let reason: String
  let callSite: CallSite

  /// The problem, its reason, and the line of the test.
  public var description: String {
    "\(problem): \(reason).\nCalled at \(callSite)."
  }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}
