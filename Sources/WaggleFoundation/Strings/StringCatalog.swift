import Foundation

/// A string catalogue of Xcode (`.xcstrings`), as it is: all languages of a table in one file of JSON.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Key]

  struct Key: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable { let value: String }

  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  /// The languages that it has a string for, in the order of their names, and the source's.
  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { languages, key in
      languages.formUnion((key.localizations ?? [:]).keys)
    }
  }

  /// What a key has in a language.
  func entry(_ key: String, in language: String) -> StringEntry? {
    guard let found = strings[key]?.localizations?[language], let form = found.form else {
      return nil
    }
    return StringEntry(
      form: form, variables: (found.substitutions ?? [:]).compactMapValues(\.plural),
      language: language)
  }
}

extension StringCatalog.Localization {
  /// The string, or its plurals.
  fileprivate var form: StringEntry.Form? {
    if let stringUnit { return .format(stringUnit.value) }
    if let plural = variations?.plural {
      return .plural(StringEntry.Plural(forms: plural.compactMapValues(\.string)))
    }
    return variations?.device.flatMap(Self.anyDevice)?.form
  }

  /// The string, or that of the device which comes nearest.
  private var string: String? {
    stringUnit?.value ?? variations?.device.flatMap(Self.anyDevice)?.string
  }

  /// No device of these is meant here: what is written for others, or for a phone.
  fileprivate static func anyDevice(_ devices: [String: Self]) -> Self? {
    devices["other"] ?? devices["iphone"] ?? devices.min { $0.key < $1.key }?.value
  }
}

extension StringCatalog.Substitution {
  fileprivate var plural: StringEntry.Plural? {
    let forms =
      variations?.plural
      ?? variations?.device.flatMap(StringCatalog.Localization.anyDevice)?.variations?.plural
    return forms.map {
      StringEntry.Plural(
        argument: argNum.map { $0 - 1 }, specifier: formatSpecifier,
        forms: $0.compactMapValues { $0.stringUnit?.value })
    }
  }
}
