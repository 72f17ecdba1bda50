public import Foundation

extension AttributedString {
  /// The text for a key in a table of a bundle, with its Markdown; the key itself if it is missing (C610).
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: bundle))
  }

  /// The text of a resource, with its Markdown.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = resource.locale
    self.init()
    for piece in resource.text.pieces(in: environment.formatContext) {
      var part =
        switch piece.content {
        case .string(let string): AttributedString(string)
        case .text(let text): AttributedString(text.string(in: environment))
        }
      if !piece.style.intents.isEmpty { part.inlinePresentationIntent = piece.style.intents }
      part.link = piece.style.destination.flatMap { URL(string: $0) }
      append(part)
    }
  }
}
