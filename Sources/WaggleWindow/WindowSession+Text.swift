import Foundation
import Waggle

/// Text from an input method. What is being composed is in the field, and the binding is written when it is done (C061).
extension WindowSession {
  private var textInput: (any TextInputClient)? { host.input.textInput }

  /// Tells the desktop where text is edited, if that has changed.
  func followTextInput() {
    let place = textInput.flatMap { input in
      input.caretBox.map { (caret: $0, id: input.textInputID) }
    }
    if place?.id != textPlace?.id { composed = nil }
    if place?.id == textPlace?.id, place?.caret == textPlace?.caret { return }
    textPlace = place
    embedder?.setTextInput(place?.caret)
  }

  /// An input method has a text.
  package func commit(_ text: String) {
    guard let input = textInput else { return type(text) }
    guard composed != nil || text.count != 1 else { return type(text) }
    let range = composed ?? input.selectedRange
    composed = nil
    edit(replacing: range, with: text, caret: text.utf16.count, isComposing: false)
  }

  /// A single character is a key, which views may handle; more is not typed where no text is edited.
  private func type(_ text: String) {
    guard text.count == 1, let character = text.first else { return }
    let key = KeyEquivalent(character)
    for phase in [KeyPress.Phases.down, .up] {
      handle(.key(KeyPressEvent(key: key, characters: text, phase: phase, time: clock())))
    }
  }

  /// An input method composes a text; an empty one ends that without a text.
  ///
  /// - Parameter caret: where the caret is in it, in characters.
  package func compose(_ text: String, caret: Int) {
    guard let input = textInput else {
      composed = nil
      return
    }
    if composed == nil, text.isEmpty { return }
    let start = (composed ?? input.selectedRange).lowerBound
    let before = text.prefix(caret).utf16.count
    edit(
      replacing: composed ?? input.selectedRange, with: text, caret: before,
      isComposing: !text.isEmpty)
    composed = text.isEmpty ? nil : start..<start + text.utf16.count
  }

  /// The text that is edited, and the bytes of it before the caret; nil for none, or for a secret one.
  package var textAroundCaret: (text: String, caret: Int)? {
    guard let input = textInput, !input.textInputTraits.isSecure else { return nil }
    let before = String.Index(utf16Offset: input.selectedRange.upperBound, in: input.text)
    return (input.text, input.text[..<before].utf8.count)
  }

  /// An input method deletes a part of the text around the caret, given in characters from there.
  package func delete(from start: Int, count: Int) {
    guard let input = textInput else { return }
    let text = input.text
    let caret = text.utf16.prefix(input.selectedRange.upperBound)
    let index = String.Index(utf16Offset: caret.count, in: text)
    guard
      let first = text.index(
        index, offsetBy: start, limitedBy: start < 0 ? text.startIndex : text.endIndex),
      let last = text.index(first, offsetBy: count, limitedBy: text.endIndex)
    else { return }
    edit(
      replacing: first.utf16Offset(in: text)..<last.utf16Offset(in: text), with: "", caret: 0,
      isComposing: false)
  }

  private func edit(replacing range: Range<Int>, with text: String, caret: Int, isComposing: Bool) {
    guard let input = textInput else { return }
    let place = range.lowerBound + caret
    let edit = TextEdit(
      replacing: range, with: text, selecting: place..<place, isComposing: isComposing)
    frame { input.apply(edit) }
  }
}
