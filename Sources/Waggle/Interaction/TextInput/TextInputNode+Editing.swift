import Foundation

// Edits by keys and by hosts.
extension TextInputNode {
  /// What an edit may insert: a field has no line breaks, and no text has control characters.
  func filtered(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: { $0.isControl }) else { return string }
    return String(
      String.UnicodeScalarView(
        string.replacing("\r\n", with: "\n").unicodeScalars.compactMap { scalar in
          guard scalar.isControl else { return scalar }
          if scalar == "\n" || scalar == "\t" { return kind.isMultiline ? scalar : " " }
          if Character(scalar).isNewline { return kind.isMultiline ? "\n" : " " }
          return nil
        }))
  }

  /// Replaces a range as the user does, and writes the binding.
  func replace(
    _ range: Range<Int>, with string: String, selecting selection: Range<Int>? = nil,
    isTyped: Bool = false
  ) {
    guard style.isEnabled else { return }
    let string = filtered(string)
    guard !(range.isEmpty && string.isEmpty) else { return }
    let before = cursor.range
    let old = buffer[range]
    buffer.replace(range, with: string)
    let end = buffer.boundary(at: range.lowerBound + string.utf16.count)
    cursor = TextCursor(selection.map { clamped($0) } ?? end..<end)
    history.add(
      TextUndoStep(
        start: range.lowerBound, old: old, new: string, before: before, after: cursor.range,
        time: runtime.time, isOpen: isTyped && (old.isEmpty || string.isEmpty)))
    edited()
  }

  func clamped(_ range: Range<Int>) -> Range<Int> {
    let start = buffer.boundary(at: range.lowerBound)
    return start..<max(start, buffer.boundary(at: range.upperBound))
  }

  /// Call when the user has changed the text: the model is written, and shown afterwards (C060, C061).
  func edited() {
    textChanged()
    if composed == nil { write() }
    reportSelection()
    showCaretSoon()
  }

  /// Writes the text to the model, which may make another text of it.
  private func write() {
    let input = latest.current
    if input.commit != nil { return writeValue(of: input) }
    input.write(buffer.string)
    readModelAgain()
  }

  /// Writes the value of a text with a format, where each edit is written. What was typed stays as it is.
  private func writeValue(of input: TextInput) {
    isUncommitted = true
    isValueWritten = input.writeValue?(buffer.string) ?? false
    answer = input.writeValue == nil ? nil : input.read()
  }

  /// Ends the editing of a text with a format: what was typed is committed, then the model's text is shown (C060).
  func commit() {
    guard isUncommitted else { return }
    isUncommitted = false
    if isEnabled, !isValueWritten { latest.current.commit?(buffer.string) }
    readModelAgain()
  }

  /// Ends a composition that is not done: what was composed so far is written.
  func endComposing() {
    guard composed != nil else { return }
    composed = nil
    if isEnabled { write() } else { readModelAgain() }
  }

  // MARK: Undo

  /// False where there is nothing to take back.
  func undo() -> Bool {
    guard style.isEnabled, let step = history.undo() else { return false }
    apply(step.start, step.new, step.old, selecting: step.before)
    return true
  }

  /// False where there is nothing to do again.
  func redo() -> Bool {
    guard style.isEnabled, let step = history.redo() else { return false }
    apply(step.start, step.old, step.new, selecting: step.after)
    return true
  }

  private func apply(_ start: Int, _ old: String, _ new: String, selecting range: Range<Int>) {
    let end = start + old.utf16.count
    guard end <= buffer.length, buffer[start..<end] == old else { return history.removeAll() }
    buffer.replace(start..<end, with: new)
    cursor = TextCursor(clamped(range))
    edited()
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control character, or one that separates lines.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}

// MARK: The host's input method

extension TextInputNode: TextInputClient {
  package var text: String { buffer.string }
  package var textInputID: Int { runtime.input.identities.number(of: self) }

  package var textInputTraits: TextInputTraits {
    readParameters()
    var traits = TextInputTraits(font: style.font, color: style.template.runs[0].color)
    traits.isSecure = kind == .secure || style.isRedacted
    traits.isMultiline = kind.isMultiline
    traits.isEditable = style.isEnabled
    traits.prompt = style.isRedacted ? nil : style.prompt?.string
    traits.alignment = style.template.alignment
    traits.isRightToLeft = style.isRightToLeft
    let environment = inputs.currentEnvironment
    traits.submitLabel = environment.submitLabel
    environment.textInputHints.apply(to: &traits)
    traits.tint = style.tint
    traits.promptColor = style.prompt?.runs.first?.color
    let metrics = store.measurer.metrics(of: style.font)
    (traits.lineHeight, traits.baseline) = (metrics.lineHeight, metrics.ascender)
    traits.letterSpacing = style.template.runs[0].letterSpacing
    return traits
  }

  package var textBox: CGRect? {
    let (frame, insets) = (frameInRoot, style.insets)
    return CGRect(
      x: frame.minX + style.left, y: frame.minY + insets.top,
      width: max(frame.width - insets.leading - insets.trailing, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
  }

  package var caretBox: CGRect? {
    guard style != nil else { return nil }
    let origin = contentOrigin
    return caretRect(at: cursor.head, isUpstream: cursor.isUpstream)
      .offsetBy(dx: origin.x, dy: origin.y).applying(currentPlacement.toRoot)
  }

  package var selectedRange: Range<Int> { cursor.range }

  package func apply(_ edit: TextEdit) {
    readParameters()
    guard style.isEnabled else { return }
    let range = buffer.range(covering: edit.range)
    let (wasComposing, isComposing) = (composed != nil, edit.isComposing)
    let end = range.lowerBound + edit.replacement.utf16.count
    composed = isComposing ? range.lowerBound..<end : nil
    if range.isEmpty, edit.replacement.isEmpty {
      cursor = TextCursor(clamped(edit.selection))
      if wasComposing, !isComposing { edited() } else { cursorChanged() }
      return
    }
    if wasComposing || isComposing { history.close() }
    replace(range, with: edit.replacement, selecting: edit.selection, isTyped: !isComposing)
  }

  package func select(_ range: Range<Int>) {
    readParameters()
    let range = buffer.range(covering: range)
    guard range != cursor.range else { return }
    cursor = TextCursor(range)
    history.close()
    cursorChanged()
    reportSelection()
  }

  /// Commits, then calls the actions from the innermost outwards; the focus leaves if none of them moved it (C062).
  package func submit() {
    _ = submitted(leaves: !kind.isMultiline)
  }

  /// Whether a view handles the submission.
  var isHandled: Bool { inputs.bag[SubmitChain.self]?.handles(.text) ?? false }

  /// - Returns: whether the key that submits has no further effect, even where no view handles the submission.
  func submitted(leaves: Bool) -> Bool {
    commit()
    let input = latest.current
    input.submitted()
    let focus = runtime.input.focus!
    let moves = focus.moves
    inputs.bag[SubmitChain.self]?.submit(.text)
    // An action may have written to a focus state, which moves the focus after the update.
    guard leaves, focus.moves == moves, !focus.hasRequests, isFocused else { return false }
    return focus.leaveField(isHandled: isHandled)
  }
}
