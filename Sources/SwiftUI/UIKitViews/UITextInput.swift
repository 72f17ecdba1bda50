import Foundation
import Waggle
import WaggleControls

/// The focus of a field or an editor, which programs ask for and people move.
struct UITextFocus {
  private(set) var isFocused = false
  /// What the program has asked for, and how often it has.
  private(set) var wanted = false
  private(set) var requests = 0

  mutating func ask(for focus: Bool) {
    wanted = focus
    requests += 1
  }

  /// True where it changes.
  mutating func change(to focus: Bool) -> Bool {
    defer { isFocused = focus }
    return isFocused != focus
  }
}

/// Connects the focus of a text input with that of its view.
struct UITextFocusModifier: ViewModifier {
  let view: UIView
  /// The view's focus when this was made.
  let focus: UITextFocus
  @FocusState private var isFocused: Bool

  init(_ view: UIView) { (self.view, focus) = (view, view.focus) }

  func body(content: Content) -> some View {
    content.focused($isFocused)
      .onAppear { if focus.requests > 0 { isFocused = focus.wanted } }
      .onChange(of: focus.requests) { isFocused = focus.wanted }
      .onChange(of: isFocused) { view.adoptFocus(isFocused) }
  }
}

extension UIView {
  /// Takes over where a person has moved the focus.
  fileprivate func adoptFocus(_ isFocused: Bool) {
    if focus.change(to: isFocused) { focusChanged() }
  }

  /// Whether a text that a person has typed takes the place of another: `ask` may refuse it, and then the old one is drawn again.
  func accepts(_ new: String, over old: String, _ ask: (UITextEdit) -> Bool) -> Bool {
    if new == old { return false }
    let isAccepted = ask(UITextEdit(from: old, to: new))
    if !isAccepted { changed() }
    return isAccepted
  }
}

/// An edit: the part of the old text that another one replaces.
struct UITextEdit {
  /// In units of UTF-16, as `NSRange` counts.
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
    let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    replacement = String(newRest.dropLast(suffix))
    range = NSRange(
      location: old.prefix(prefix).utf16.count, length: oldRest.dropLast(suffix).utf16.count)
  }
}
