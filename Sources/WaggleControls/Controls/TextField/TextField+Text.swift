public import Waggle

extension TextField where Label == Text {
  /// A field whose title is looked up in the program's tables; it is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldContent(text), prompt: nil, label: Text(titleKey))
  }

  /// A field whose title is used as it is; it is shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldContent(text), prompt: nil, label: Text(title))
  }

  /// A field with a title, and a prompt that is shown while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldContent(text), prompt: prompt, label: Text(titleKey))
  }

  /// A field with a title, and a prompt that is shown while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldContent(text), prompt: prompt, label: Text(title))
  }

  /// A field that grows along an axis: with `vertical`, by lines (C063).
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(TextFieldContent(text, axis), prompt: nil, label: Text(titleKey))
  }

  /// A field that grows along an axis: with `vertical`, by lines (C063).
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(TextFieldContent(text, axis), prompt: nil, label: Text(title))
  }

  /// A field with a prompt that grows along an axis: with `vertical`, by lines (C063).
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextFieldContent(text, axis), prompt: prompt, label: Text(titleKey))
  }

  /// A field with a prompt that grows along an axis: with `vertical`, by lines (C063).
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextFieldContent(text, axis), prompt: prompt, label: Text(title))
  }
}

extension TextField {
  /// A field whose label consists of any views. The prompt is shown while there is no text; without one, the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(text), prompt: prompt, label: label())
  }

  /// A field whose label consists of any views, and which grows along an axis: with `vertical`, by lines (C063).
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(TextFieldContent(text, axis), prompt: prompt, label: label()) }
}

// MARK: The selection

extension TextFieldContent {
  fileprivate func selecting(_ selection: Binding<TextSelection?>) -> TextFieldContent {
    var copy = self
    copy.selection = selection
    return copy
  }
}

extension TextField where Label == Text {
  /// A field of which the program reads and sets the selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    let content = TextFieldContent(text, axis ?? .horizontal).selecting(selection)
    self.init(content, prompt: prompt, label: Text(titleKey))
  }

  /// A field of which the program reads and sets the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    let content = TextFieldContent(text, axis ?? .horizontal).selecting(selection)
    self.init(content, prompt: prompt, label: Text(title))
  }
}

extension TextField {
  /// A field with any label of which the program reads and sets the selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    let content = TextFieldContent(text, axis ?? .horizontal).selecting(selection)
    self.init(content, prompt: prompt, label: label())
  }
}
