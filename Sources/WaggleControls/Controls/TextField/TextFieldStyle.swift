public import Waggle

/// The appearance of text fields.
///
/// A style lays out the field that it is given, which it cannot replace.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     VStack(spacing: 4) {
///       configuration
///       Divider()
///     }
///   }
/// }
///
/// TextField("Name", text: .constant("Ada")).textFieldStyle(Underlined())
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the field's view.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel

  /// The field's view.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field in a style.
nonisolated public struct _TextFieldStyleLabel {
  init() {}
}

extension _TextFieldStyleLabel: StyleSlotView {}

extension View {
  /// Sets the style of the text fields in this view; the nearest one applies (C044).
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextFieldStyles<S>>(style: style))
  }
}

private enum TextFieldStyles<Style: TextFieldStyle>: StyleKind {
  @MainActor static func makeBody(_ style: Style, _ configuration: TextField<_TextFieldStyleLabel>)
    -> some View
  { style._body(configuration: configuration) }
}

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
  static func automatic(in inputs: _ViewInputs) -> StyleMaker<Self> {
    if inputs.surroundings.context == nil {
      return StyleMaker(PlatformTextField.self, of: DefaultTextFieldStyle.self)
    }
    return StyleMaker(TextFieldInput.self, of: DefaultTextFieldStyle.self)
  }
}
