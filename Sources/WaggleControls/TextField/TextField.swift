import Foundation
public import Waggle

/// A field in which one edits a text.
///
/// The text is written at each edit, so that the program may change it while one types: what the binding says afterwards
/// is what the field shows (C060, C061).
///
/// ```swift
/// struct Name: View {
///   @State private var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .textFieldStyle(.roundedBorder)
///       .onChange(of: name) { name = String(name.prefix(20)) }
///   }
/// }
/// ```
nonisolated public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let content: TextFieldContent

  init(_ content: TextFieldContent, prompt: Text?, label: Label) {
    self.label = label
    self.prompt = prompt
    self.content = content
  }

  /// The field in the nearest style, read aloud by its label (C155).
  @MainActor @preconcurrency
  public var body: some View {
    TextFieldBody(content: content, prompt: prompt ?? label as? Text)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

/// What a field edits.
struct TextFieldContent {
  var text: Binding<String>
  var axis = Axis.horizontal
}

struct TextFieldBody: View {
  let content: TextFieldContent
  let prompt: Text?

  var body: some View { input }

  private var input: TextInput {
    let text = content.text
    var input = TextInput(
      text: text.wrappedValue, read: { text.wrappedValue }, write: { text.wrappedValue = $0 })
    input.kind = content.axis == .vertical ? .growing : .field
    input.prompt = prompt
    input.lineExtra = 1.5
    return input
  }
}

extension TextField where Label == Text {
  /// A field whose title is looked up in the program's tables; it is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldContent(text: text), prompt: nil, label: Text(titleKey))
  }

  /// A field whose title is used as it is; it is shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldContent(text: text), prompt: nil, label: Text(title))
  }
}
