import Foundation
import WaggleGraph

/// Selects in a text that is not edited: the mouse chooses characters, ⌘C copies them and ⌘A chooses all.
///
/// Always true: something is selected only while the text has the focus of the keys.
final class TextSelecting: GestureListener, FocusedEditor {
  private unowned let text: SelectableText
  private var target: FocusTarget!
  private var clicks = ClickSeries()
  /// Where the selection began, and what was selected by the clicks there.
  private var start = 0..<0
  private(set) lazy var recognizer: Recognizer<Void> = TextPointerRecognizer(self)

  init(_ text: SelectableText, of view: ViewNode) {
    self.text = text
    let (flag, _) = FocusedFlag.make(in: text.inputs)
    target = FocusTarget(view, text.inputs, flag)
    target.editor = self
  }

  var isEnabled: Bool { text.inputs.currentEnvironment.isEnabled }
  var isGone: Bool { text.isGone }
  var mask: GestureMask { .all }
  var rank: _GestureRank { .normal }
  var pointerStyle: PointerStyle? { .horizontalText }
  var endsWithPress: Bool { true }
  var selectedText: String? { text.range.isEmpty ? nil : text.selectedText }

  // MARK: Keys

  func focusChanged(_ isFocused: Bool) { if !isFocused, !isGone { text.range = 0..<0 } }

  func focusedByKey() {}

  func edit(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.subtracting(.capsLock) == .command else {
      return false
    }
    switch press.key {
    case "c":
      guard !text.range.isEmpty else { return false }
      text.runtime.store(TextClipboard.self).text = text.selectedText
    case "a": text.range = 0..<text.characters.count
    default: return false
    }
    return true
  }

  private func select(_ range: Range<Int>) {
    if !range.isEmpty { text.runtime.input.focus.move(to: target) }
    text.range = range
  }
}

extension TextSelecting: TextPointerClient {
  var takesTaps: Bool { false }

  func click(_ event: PointerEvent) {
    guard let point = text.local(event.location) else { return }
    clicks.add(event)
    let (characters, old) = (text.characters, text.range)
    let boundary = characters.boundary(at: point)
    switch clicks.count {
    case 2: start = characters.word(at: boundary)
    case 3: start = characters.paragraph(at: boundary)
    default:
      // Shift extends the selection.
      if event.modifiers.contains(.shift), !old.isEmpty { return drag(event) }
      start = boundary..<boundary
    }
    select(start)
  }

  func drag(_ event: PointerEvent) {
    guard let point = text.local(event.location) else { return }
    let characters = text.characters
    let boundary = characters.boundary(at: point)
    let end = clicks.count == 2 ? characters.word(at: boundary) : boundary..<boundary
    select(min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound))
  }
}

extension SelectableText {
  /// What takes a mouse on the text.
  func listener(in view: ViewNode) -> (any GestureListener)? {
    guard !isRedacted else { return nil }
    let selecting = owner as? TextSelecting ?? TextSelecting(self, of: view)
    owner = selecting
    return selecting
  }
}
