public import Waggle

extension View {
  /// Sets the keys that keyboards on the screen offer for the fields in this view.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputHints.inputMode, type.inputMode)
  }

  /// Says what the text of the fields in this view means, so that it can be filled in; nil for nothing in particular.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputHints.autocomplete, textContentType?.autocomplete)
  }

  /// Sets which letters keyboards on the screen capitalise; nil restores the default.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { environment(\.textInputHints.autocapitalize, autocapitalization?.value) }

  /// Use `textInputAutocapitalization`: sets which letters keyboards on the screen capitalise.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Turns the correction of spelling off in the fields of this view.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Use `autocorrectionDisabled`: turns the correction of spelling off; nil leaves it as it is.
  @available(*, deprecated, message: "Use autocorrectionDisabled(_:).")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }
}

extension EnvironmentValues {
  /// Whether spelling is not corrected in the fields of the view.
  public var autocorrectionDisabled: Bool {
    get { !textInputHints.correctsSpelling }
    set { textInputHints.correctsSpelling = !newValue }
  }
}
