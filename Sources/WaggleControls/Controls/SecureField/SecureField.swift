public import Waggle

/// A field that shows a bullet for each character of its text (C045). The text is not read aloud, and cannot be copied.
///
/// ```swift
/// struct SignIn: View {
///   @State private var password = ""
///
///   var body: some View {
///     SecureField("Password", text: $password)
///       .textContentType(.password)
///       .submitLabel(.go)
///   }
/// }
/// ```
nonisolated public struct SecureField<Label: View>: View, PathNamed {
  private let label: Label
  private let content: TextFieldContent

  private init(_ content: TextFieldContent, prompt: Text?, label: Label) {
    self.label = label
    self.content = content.named(by: label, prompt)
  }

  /// The field in the nearest style of text fields, read aloud by its label (C155).
  @MainActor @preconcurrency
  public var body: some View { TextField(content, label: label) }
}

extension SecureField {
  /// A field whose label consists of any views. The prompt is shown while there is no text; without one, the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(text, .secure), prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// A field whose title is looked up in the program's tables; it is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldContent(text, .secure), prompt: nil, label: Text(titleKey))
  }

  /// A field whose title is used as it is; it is shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldContent(text, .secure), prompt: nil, label: Text(title))
  }

  /// A field with a title, and a prompt that is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldContent(text, .secure), prompt: prompt, label: Text(titleKey))
  }

  /// A field with a title, and a prompt that is shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldContent(text, .secure), prompt: prompt, label: Text(title))
  }

  /// Use `onSubmit`: calls `onCommit` when the user submits.
  @available(*, deprecated, message: "Use the initialiser without it, with onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var content = TextFieldContent(text, .secure)
    content.onCommit = onCommit
    self.init(content, prompt: nil, label: Text(titleKey))
  }

  /// Use `onSubmit`: calls `onCommit` when the user submits.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use the initialiser without it, with onSubmit(of:_:).")
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var content = TextFieldContent(text, .secure)
    content.onCommit = onCommit
    self.init(content, prompt: nil, label: Text(title))
  }
}
