import Foundation
import WaggleGraph

/// What edits in the view that has the focus: it gets keys before shortcuts do (M151).
protocol FocusedEditor: AnyObject {
  func focusChanged(_ isFocused: Bool)
  /// Called when a key moved the focus here.
  func focusedByKey()
  /// False if the key does nothing here.
  func edit(_ press: KeyPress) -> Bool
  /// Whether the editor loses the focus where a pointer is pressed beside it.
  var endsWithPress: Bool { get }
  /// The selected text; nil for none, or for a secret.
  var selectedText: String? { get }
}

extension FocusedEditor {
  var endsWithPress: Bool { false }
}

extension TextInputNode: FocusedEditor {
  func focusChanged(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    history.close()
    guard !inputs.subgraph.isRemoved else { return }
    readParameters()
    // A pointer puts the caret elsewhere afterwards.
    if isFocused { cursor = TextCursor(at: buffer.length) }
    cursorChanged()
    if !isFocused {
      endComposing()
      commit()
    }
    latest.current.editingChanged(isFocused, ObjectIdentifier(self))
    reportSelection()
    showCaretSoon()
  }

  /// All of a field is selected, so that typing replaces it.
  func focusedByKey() {
    readParameters()
    guard !kind.isMultiline else { return }
    setCursor(TextCursor(0..<buffer.length))
  }

  func edit(_ press: KeyPress) -> Bool {
    guard press.phase != .up, style != nil, style.isEnabled else { return false }
    guard let command = EditingCommand(press, isMultiline: kind.isMultiline) else { return false }
    return perform(command)
  }

  /// False if the command does nothing here.
  func perform(_ command: EditingCommand) -> Bool {
    switch command {
    case .insert(let string): replace(cursor.range, with: string, isTyped: true)
    case .newline: replace(cursor.range, with: "\n", isTyped: true)
    case .submit: return submitByKey()
    case .delete(let step, let forwards): delete(step, forwards: forwards)
    case .kill: delete(.paragraph, forwards: true)
    case .move(let step, let forwards, let extends):
      guard kind.isMultiline || step != .page else { return false }
      move(step, forwards: forwards, extends: extends)
    case .moveSideways(let step, let right, let extends):
      moveSideways(step, right: right, extends: extends)
    case .selectAll: setCursor(TextCursor(0..<buffer.length))
    case .copy: copy()
    case .cut:
      copy()
      if kind != .secure, !cursor.range.isEmpty { replace(cursor.range, with: "") }
    case .paste:
      clipboard.read { [weak self] text in
        guard let self, let text, !inputs.subgraph.isRemoved else { return }
        replace(cursor.range, with: text)
      }
    case .undo: return undo()
    case .redo: return redo()
    case .transpose: transpose()
    }
    return true
  }

  /// Return continues to the default button where no view handles the submission (M150).
  private func submitByKey() -> Bool {
    let isDone = submitted(leaves: !kind.isMultiline)
    return isHandled || latest.current.commit != nil || isDone
  }

  private var clipboard: TextClipboard { runtime.store() }

  private func copy() {
    guard kind != .secure, !cursor.range.isEmpty else { return }
    clipboard.text = buffer[cursor.range]
  }

  // MARK: Motion

  func setCursor(_ new: TextCursor) {
    guard new != cursor else { return showCaretSoon() }
    cursor = new
    history.close()
    cursorChanged()
    reportSelection()
    showCaretSoon()
  }

  func move(_ step: EditingCommand.Step, forwards: Bool, extends: Bool) {
    var new = cursor
    if !extends, !cursor.range.isEmpty, step == .character {
      new = TextCursor(at: forwards ? cursor.range.upperBound : cursor.range.lowerBound)
    } else {
      (new.head, new.isUpstream, new.goal) = destination(of: step, forwards: forwards)
      if !extends { new.anchor = new.head }
    }
    setCursor(new)
  }

  private func destination(of step: EditingCommand.Step, forwards: Bool) -> (Int, Bool, Double?) {
    let head = cursor.head
    switch step {
    case .character: return (forwards ? buffer.after(head) : buffer.before(head), false, nil)
    case .word:
      return (forwards ? buffer.wordEnd(after: head) : buffer.wordStart(before: head), false, nil)
    case .lineEdge: return lineEdge(forwards: forwards)
    case .paragraph: return (paragraphEdge(forwards: forwards), false, nil)
    case .document: return (forwards ? buffer.length : 0, false, nil)
    case .line: return line(forwards ? 1 : -1)
    case .page: return line((forwards ? 1 : -1) * max(pageHeight / lineHeight - 1, 1))
    }
  }

  private func lineEdge(forwards: Bool) -> (Int, Bool, Double?) {
    let caret = caretRect(at: cursor.head, isUpstream: cursor.isUpstream)
    let index = buffer.paragraph(at: cursor.head)
    let lines = typeset(buffer.paragraphs[index], placedParagraphs().request)
    let line = Int(
      ((caret.minY - placedParagraphs().tops[index]) / lines.lineHeight).rounded(),
      within: 0...lines.lines.count - 1)
    let range = lines.lines[line]
    let character = forwards ? range.upperBound : range.lowerBound
    let offset = buffer.starts[index] + buffer.paragraphs[index].offset(of: character)
    return (offset, forwards && line < lines.lines.count - 1, nil)
  }

  private func paragraphEdge(forwards: Bool) -> Int {
    let index = buffer.paragraph(at: cursor.head)
    return buffer.starts[index] + (forwards ? buffer.paragraphs[index].ownLength : 0)
  }

  /// The same place some lines further; the start or the end of the text where there is no such line.
  private func line(_ count: CGFloat) -> (Int, Bool, Double?) {
    let caret = caretRect(at: cursor.head, isUpstream: cursor.isUpstream)
    let x = cursor.goal.map { CGFloat($0) } ?? caret.minX
    let y = caret.midY + count.rounded() * lineHeight
    if y < 0 { return (0, false, Double(x)) }
    if y > placedParagraphs().height { return (buffer.length, false, Double(x)) }
    let (offset, isUpstream) = offset(atContent: CGPoint(x: x, y: y))
    return (offset, isUpstream, Double(x))
  }

  func isRightToLeft(at offset: Int) -> Bool {
    let index = buffer.paragraph(at: offset)
    let lines = typeset(buffer.paragraphs[index], placedParagraphs().request)
    return lines.isRightToLeft(
      at: buffer.paragraphs[index].character(at: offset - buffer.starts[index]))
  }

  // MARK: Deleting

  private func delete(_ step: EditingCommand.Step, forwards: Bool) {
    guard cursor.range.isEmpty else { return replace(cursor.range, with: "") }
    var end = destination(of: step, forwards: forwards).0
    // At a line's edge, the line break is deleted.
    if end == cursor.head { end = destination(of: .character, forwards: forwards).0 }
    let range = min(end, cursor.head)..<max(end, cursor.head)
    replace(range, with: "", isTyped: step == .character)
  }

  /// Swaps the characters around the caret.
  private func transpose() {
    guard cursor.range.isEmpty, buffer.length > 1 else { return }
    let middle = cursor.head == buffer.length ? buffer.before(cursor.head) : cursor.head
    let (start, end) = (buffer.before(middle), buffer.after(middle))
    guard start < middle, middle < end else { return }
    replace(start..<end, with: buffer[middle..<end] + buffer[start..<middle])
  }
}
