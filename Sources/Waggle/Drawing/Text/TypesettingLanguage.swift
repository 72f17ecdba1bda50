public import Foundation

/// The language that a text is typeset in: it decides how Han characters are drawn, which differ between Chinese, Japanese
/// and Korean (C667). Letters of other scripts are the same in every language here.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?

  /// The locale's own language.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language, whatever the locale is.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Typesets the texts in this view in a language (C667).
  ///
  /// ```swift
  /// Text("直す").typesettingLanguage(.init(languageCode: .japanese))
  /// ```
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }

  /// Typesets the texts in this view in a language, or in that of the locale (C667).
  @_disfavoredOverload
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.paragraph) { if isEnabled { $0.language = language.language } }
  }
}
