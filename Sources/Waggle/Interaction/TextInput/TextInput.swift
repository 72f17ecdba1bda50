package import Foundation
import WaggleGraph

/// A view in which text is edited; fields and editors are made of it.
///
/// It edits a copy of the text. Each edit is written at once, and the copy is then what the model says (C061). The copy of a
/// text with a format is the user's until it is committed, also where each edit is written (C060).
nonisolated package struct TextInput: PrimitiveView {
  package enum Kind {
    /// One line, which moves sideways so that the caret is seen.
    case field
    /// One line of bullets (C045).
    case secure
    /// Grows with its lines (C063).
    case growing
    /// Fills the width, and is as high as its lines.
    case editor
  }

  package var kind = Kind.field
  /// The text of the model when the body ran.
  package var text: String
  /// The text of the model now.
  package var read: () -> String
  /// Writes an edit.
  package var write: (String) -> Void
  /// For a text with a format: writes what was typed, at an edit; returns whether it could. nil waits for the commit.
  package var writeValue: ((String) -> Bool)?
  /// For a text with a format: writes what was typed, when the editing ends. `write` is not called then.
  package var commit: ((String) -> Void)?
  /// Called with whether the user edits, and with what identifies the input.
  package var editingChanged: (Bool, ObjectIdentifier) -> Void = { _, _ in }
  /// Called when the input has been removed.
  package var disappeared: (ObjectIdentifier) -> Void = { _ in }
  /// Called when the user submits, before the actions of `onSubmit`.
  package var submitted: () -> Void = {}
  package var prompt: Text?
  /// The opacity of an input that is disabled, from 0 to 1.
  package var disabledOpacity = 1.0
  /// Added to the height of each line, in points (C044).
  package var lineExtra: CGFloat = 0
  /// Around the lines.
  package var insets = EdgeInsets()
  /// The least height of an editor.
  package var leastHeight: CGFloat = 0
  package var selection: TextSelectionSource?

  package init(
    text: String, read: @escaping () -> String, write: @escaping (String) -> Void
  ) {
    self.text = text
    self.read = read
    self.write = write
  }

  package nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(TextInputNode(view, inputs))
  }
}
