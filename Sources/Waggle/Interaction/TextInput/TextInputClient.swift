package import Foundation

/// A view in which text is edited, as a page, an input method or a test sees it. All calls are made within an event.
///
/// Offsets count UTF-16 code units, as in the DOM. Those that are out of range, or inside a character, are moved to the
/// nearest boundary between characters.
package protocol TextInputClient: AnyObject {
  /// Names the view's text in display lists; unique in the tree.
  var textInputID: Int { get }
  var textInputTraits: TextInputTraits { get }
  /// The rectangle of the lines of text, in the root's space; nil for all of the accessibility element's.
  var textBox: CGRect? { get }
  /// The caret, in the root's space; nil where none is drawn.
  var caretBox: CGRect? { get }
  /// The text as it is edited; for a field with a format this is what was typed.
  var text: String { get }
  /// The selected part of the text; empty at the caret.
  var selectedRange: Range<Int> { get }
  /// The end of the selection that moves: where the caret is.
  var caretOffset: Int { get }
  /// The rectangle of the character at an offset, in the root's space; nil where it is not known.
  func characterBox(at offset: Int) -> CGRect?
  /// The offset that is nearest to a point of the root's space; nil where it is not known.
  func offset(nearest point: CGPoint) -> Int?
  /// The part of the text that is in the line with an offset; nil where lines are not known.
  func lineRange(at offset: Int) -> Range<Int>?
  /// Replaces a part of the text as the user does: filters, limits and bindings apply, so the text may differ
  /// afterwards from what the edit alone would make of it.
  func apply(_ edit: TextEdit)
  func select(_ range: Range<Int>)
  /// What Return does (C062, C063).
  func submit()
}

extension TextInputClient {
  /// The selected text; nil for none, or for a secret.
  var selectedText: String? {
    let range = selectedRange
    guard !range.isEmpty, !textInputTraits.isSecure else { return nil }
    let text = text
    let start = String.Index(utf16Offset: range.lowerBound, in: text)
    return String(text[start..<String.Index(utf16Offset: range.upperBound, in: text)])
  }

  package var textBox: CGRect? { nil }
  package var caretBox: CGRect? { nil }
  package var caretOffset: Int { selectedRange.upperBound }
  package func characterBox(at offset: Int) -> CGRect? { nil }
  package func offset(nearest point: CGPoint) -> Int? { nil }
  package func lineRange(at offset: Int) -> Range<Int>? { nil }
}

/// A replacement of a part of a text, and the selection after it.
package struct TextEdit: Equatable, Sendable {
  /// In the text before the edit.
  package var range: Range<Int>
  package var replacement: String
  /// In the text after the edit.
  package var selection: Range<Int>
  /// Whether an input method is still composing: the binding is not written, or changed, until it is done (C061).
  package var isComposing: Bool

  package init(
    replacing range: Range<Int>, with replacement: String, selecting selection: Range<Int>,
    isComposing: Bool = false
  ) {
    self.range = range
    self.replacement = replacement
    self.selection = selection
    self.isComposing = isComposing
  }
}

/// What a keyboard needs to know of a view in which text is edited.
package struct TextInputTraits: Equatable {
  /// Whether bullets are shown in place of the text (C045).
  package var isSecure = false
  /// Whether Return inserts a line (C063).
  package var isMultiline = false
  /// Whether the text can be changed.
  package var isEditable = true
  /// The text that is shown while there is none.
  package var prompt: String?
  /// The value of HTML's `inputmode`; nil for text.
  package var inputMode: String?
  /// The value of HTML's `autocomplete`; nil for off.
  package var autocomplete: String?
  /// The value of HTML's `autocapitalize`.
  package var autocapitalize = "sentences"
  package var correctsSpelling = true
  package var submitLabel = SubmitLabel.return
  package var font: FontDescriptor
  package var color: ResolvedColor
  /// The colour of the prompt; nil for a part of `color`.
  package var promptColor: ResolvedColor?
  /// The colour of the caret and the selection; nil for the page's.
  package var tint: ResolvedColor?
  /// The distance of two lines; nil for the height of the text's box, of one line.
  package var lineHeight: CGFloat?
  /// The distance from the top of the text's box to the first baseline; nil for the browser's.
  package var baseline: CGFloat?
  /// Added after each character, in points.
  package var letterSpacing: CGFloat = 0
  package var alignment = StyledText.Alignment.leading
  package var isRightToLeft = false

  package init(font: FontDescriptor, color: ResolvedColor) {
    self.font = font
    self.color = color
  }
}

extension InputRouter {
  /// The view with the focus, if text is edited in it.
  package var textInput: (any TextInputClient)? {
    let editor = focus.focused?.editor as? any TextInputClient
    return editor.flatMap { $0.textInputTraits.isEditable ? $0 : nil }
  }

  /// The text that the user has selected, where the focus is; nil for none, or for a secret.
  package var selectedText: String? { focus.focused?.editor?.selectedText }

  /// Whether text is edited at a point in the root's space.
  package func isTextInput(at point: CGPoint) -> Bool {
    hit(at: point)?.listeners.contains { $0.isEnabled && $0 is any TextInputClient } ?? false
  }
}
