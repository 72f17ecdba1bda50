public import Waggle

/// The appearance of forms.
///
/// ```swift
/// struct Framed: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Form(configuration)
///       .padding()
///       .border(.tint)
///   }
/// }
///
/// Form {
///   Text("Clover")
/// }
/// .formStyle(Framed())
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the form's view.
  associatedtype Body: View
  /// What a style gets to lay out: the content.
  typealias Configuration = FormStyleConfiguration

  /// The form's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style gets to lay out: the content.
nonisolated public struct FormStyleConfiguration {
  /// The form's own views, to be laid out by the style.
  nonisolated public struct Content {
    init() {}
  }

  init() {}

  /// The form's own views; `Group(sections:)` finds its sections.
  public var content: Content { Content() }
}

extension View {
  /// Sets the style of the forms in this view; the nearest one applies (C094).
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyles<S>>(style: style))
  }
}

private enum FormStyles<Style: FormStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: FormStyleConfiguration)
    -> some View
  { style.makeBody(configuration: configuration) }
}

extension FormStyleConfiguration: ListStyleConfiguration {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    StyleMaker(constant: AutomaticFormStyle(), in: inputs) { $0.makeBody(configuration: $1) }
  }
}

extension FormStyleConfiguration.Content: StyleListSlotView {}
