public import Waggle

/// A field in which one edits a text.
///
/// The text is written at each edit, so that the program may change it while one types: the field then shows what the
/// binding says (C060, C061). With a format each edit that is a value is written, and what one types is left as it is until
/// the editing ends; with a formatter, and on a Mac, the value is written then.
///
/// ```swift
/// struct Account: View {
///   @State private var name = ""
///   @State private var age = 7
///
///   var body: some View {
///     VStack {
///       TextField("Name", text: $name)
///         .onChange(of: name) { name = String(name.prefix(20)) }
///         .onSubmit { print("Hello, \(name)") }
///       TextField("Age", value: $age, format: .number)
///         .keyboardType(.numberPad)
///     }
///     .textFieldStyle(.roundedBorder)
///   }
/// }
/// ```
nonisolated public struct TextField<Label: View>: View, PathNamed {
  fileprivate typealias Styled =
    StyledControl<TextField<_TextFieldStyleLabel>, StyleSlot<_TextFieldStyleLabel, Label>>
  // As in `Styled`, so that the field's value is also that of the control.
  let content: TextFieldContent
  let label: Label

  init(_ content: TextFieldContent, prompt: Text?, label: Label) {
    self.label = label
    self.content = content.named(by: label, prompt)
  }

  init(_ content: TextFieldContent, label: Label) {
    self.label = label
    self.content = content
  }

  /// The field in the nearest style, read aloud by its label (C155).
  @MainActor @preconcurrency
  public var body: some View {
    Styled(
      TextField<_TextFieldStyleLabel>(content, label: _TextFieldStyleLabel()),
      StyleSlot(_TextFieldStyleLabel.self) { label }
    )
    .modifier(FieldName(title: content.title, hasLabel: Self.hasLabel))
  }

  private static var hasLabel: Bool { Label.self != EmptyView.self }

  /// Makes the field as its body would be, without a node for the body.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    assert(
      MemoryLayout<Self>.size == MemoryLayout<Styled>.size, "a field is laid out as its control")
    var inner = inputs.below(named: Self.self)
    if Label.self != _TextFieldStyleLabel.self {
      inner.bag[HasWordsAlone.self] = Label.self == Text.self || Label.self == EmptyView.self
    }
    let styled = Styled._makeView(view: view.part(at: 0, as: Styled.self), inputs: inner)
    let content = view.part(at: 0, as: TextFieldContent.self)
    return _ViewOutputs(
      styled.node.named(by: content, inner) { $0.name(hasLabel: hasLabel, in: $1) })
  }

  /// A list of one element, the field.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    _ViewListOutputs(ElementOf(view: view, inputs: Styled.elementInputs(inputs)))
  }

  /// Always 1.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// Whether the label of the field around is texts, or nothing: then the field has no view for it.
enum HasWordsAlone: InputKey {
  static var defaultValue: Bool { false }
}

/// What a field edits, and how.
struct TextFieldContent {
  enum Kind { case line, growing, secure }

  /// The text; nil where a value is edited.
  var text: Binding<String>?
  /// The value that is edited; nil for a text.
  var value: FormattedValue?
  var kind = Kind.line
  /// What the field is called.
  var title: Text?
  /// What is shown while there is no text; nil shows the title.
  var prompt: Text?
  var selection: Binding<TextSelection?>?
  var editingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(_ text: Binding<String>, _ kind: Kind = .line) {
    self.text = text
    self.kind = kind
  }

  init(_ text: Binding<String>, _ axis: Axis) {
    self.init(text, axis == .vertical ? .growing : .line)
  }

  init(_ value: FormattedValue) { self.value = value }

  /// What the field is called, in an environment; nil where its label names it.
  func name(hasLabel: Bool, in environment: EnvironmentValues) -> Text? {
    fieldName(title, hasLabel: hasLabel, around: environment.labelAround)
  }

  func named<Label: View>(by label: Label, _ prompt: Text?) -> TextFieldContent {
    var copy = self
    copy.title = Text(readingOut: label)
    copy.prompt = prompt
    return copy
  }
}
