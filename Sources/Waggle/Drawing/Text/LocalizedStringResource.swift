public import Foundation

/// A key of a string table with the table and the bundle in which it is looked up, to be shown later.
///
/// ```swift
/// struct Hive: View {
///   var title: LocalizedStringResource = "North hive"
///
///   var body: some View { Text(title) }
/// }
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  let value: String.LocalizationValue
  let fallback: String.LocalizationValue?
  /// The table in which the key is looked up; nil is the one named Localizable.
  public let table: String?
  /// The locale in which values are formatted.
  public var locale: Locale
  private let bundle: Bundle?

  /// The key as it is written in a table.
  public var key: String { value.key.key }

  /// A key; where no table has it, it is the text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    (value, fallback, self.table) = (keyAndValue, nil, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// A key, and the text where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    value = String.LocalizationValue(
      key: LocalizedStringKey(key.description), arguments: defaultValue)
    (fallback, self.table) = (defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// The key `value`, without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// The key of an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var text: LocalizedText {
    LocalizedText(key: value.key, table: table, bundle: bundle, fallback: fallback?.key.key)
  }
}

extension String {
  /// A key of a string table, with the values for the format that it stands for.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Collects the parts of an interpolated literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The key `value`, without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// The key `value`, without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// The key of an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// A key that takes the values of another key.
    init(key: LocalizedStringKey, arguments other: LocalizationValue) {
      self.key = LocalizedStringKey(key: key.key, arguments: other.key.arguments)
    }
  }

  /// The text for a key in a table of a bundle; the key itself if it is missing. Markdown stays as it is written.
  ///
  /// ```swift
  /// Text(verbatim: String(localized: "\(3) hives"))  // shows 3 hives
  /// ```
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: bundle))
  }

  /// The text for a key in a table of a bundle; another text if it is missing. Markdown stays as it is written.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
  }

  /// The text of a resource. Markdown stays as it is written.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = resource.locale
    self = resource.text.pieces(isMarkdown: false, in: environment.formatContext)
      .map { piece in
        switch piece.content {
        case .string(let string): string
        case .text(let text): text.string(in: environment)
        }
      }
      .joined()
  }
}

extension Text {
  /// The text of a resource, in the locale of the view.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.text) }
}
