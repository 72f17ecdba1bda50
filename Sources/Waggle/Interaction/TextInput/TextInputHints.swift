/// What keyboards of text inputs get from the environment.
package struct TextInputHints: Equatable {
  package var inputMode: String?
  package var autocomplete: String?
  package var autocapitalize: String?
  package var correctsSpelling = true

  package init() {}

  func apply(to traits: inout TextInputTraits) {
    traits.inputMode = inputMode
    traits.autocomplete = autocomplete
    if let autocapitalize { traits.autocapitalize = autocapitalize }
    traits.correctsSpelling = correctsSpelling
  }
}

extension EnvironmentValues {
  private enum HintsKey: EnvironmentKey {
    static var defaultValue: TextInputHints { TextInputHints() }
  }

  package var textInputHints: TextInputHints {
    get { self[HintsKey.self] }
    set { self[HintsKey.self] = newValue }
  }
}
