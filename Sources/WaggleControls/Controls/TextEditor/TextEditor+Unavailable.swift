public import Foundation
public import Waggle

// Editing of text with attributes, and a bar in which one searches a text, which Waggle does not have.

/// Absent: what is selected in a text with attributes.
@available(
  *, unavailable,
  message:
    "Waggle edits plain text. Bind a String and a TextSelection, and show attributes in a Text."
)
public struct AttributedTextSelection: Hashable, Sendable {
  /// Absent.
  public init() { fatalError("unavailable") }
}

extension TextEditor {
  /// Absent: an editor of a text with attributes.
  @available(
    *, unavailable,
    message: "Waggle edits plain text. Bind a String, and show attributes in a Text."
  )
  @_disfavoredOverload
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) { fatalError("unavailable") }
}

extension View {
  /// Absent: shows a bar in which one searches the text.
  @available(
    *, unavailable,
    message:
      "Waggle has no bar that searches a text. Use .searchable, and mark what is found in a Text."
  )
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Prevents searches in the text. It has nothing to do here: there are none.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Prevents replacing what is found in the text. It has nothing to do here: texts are not searched.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
