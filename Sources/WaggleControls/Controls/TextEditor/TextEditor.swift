public import Waggle

/// A view in which one edits a text of many lines. It fills the space that it is given, and scrolls (C046).
///
/// ```swift
/// struct Notes: View {
///   @State private var notes = ""
///
///   var body: some View {
///     TextEditor(text: $notes)
///       .frame(height: 200)
///       .scrollContentBackground(.hidden)
///       .background(.yellow.opacity(0.2))
///   }
/// }
/// ```
nonisolated public struct TextEditor: View, PathNamed {
  private let content: TextEditorContent

  /// An editor of a text; each edit is written (C060).
  public init(text: Binding<String>) { content = TextEditorContent(text: text) }

  /// An editor of which the program reads and sets the selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = TextEditorContent(text: text, selection: selection)
  }

  /// The editor in the nearest style.
  @MainActor @preconcurrency
  public var body: some View {
    StyledControl(TextEditorStyleConfiguration(content: content), NoStyleSlots())
  }
}

/// What an editor edits.
struct TextEditorContent {
  var text: Binding<String>
  var selection: Binding<TextSelection?>?
}
