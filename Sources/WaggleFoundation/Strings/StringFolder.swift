import Foundation

/// The string tables of a folder of resources: `.strings` and `.stringsdict` files of its languages (`de.lproj`), such files
/// outside of a language, and string catalogues (`.xcstrings`).
///
/// A file is read when its table is first asked for in its language, and stays.
final class StringFolder {
  private let path: String
  /// The languages of the folders, by what they are called in lower case with hyphens: "pt-br" is "pt-BR.lproj".
  private var folders: [String: String] = [:]
  private var catalogs: [String: StringCatalog?] = [:]
  private var tables: [Place: [String: StringEntry]] = [:]
  private var orders: [Order: [String]] = [:]
  private let development: String
  /// The files that cannot be read, with the reason.
  private(set) var problems: [(file: String, reason: String)] = []

  /// A file in a language; nil for one outside of a language.
  private struct Place: Hashable {
    let table: String
    let language: String?
  }

  /// A table in a locale.
  private struct Order: Hashable {
    let table: String
    let locale: String
  }

  /// - Parameter names: what is in the folder.
  init(_ path: String, _ names: [String]) {
    self.path = path
    for name in names where name.hasSuffix(".lproj") {
      let language = String(name.dropLast(6))
      folders[Self.normalized(language)] = language
    }
    let info = FileManager.default.contents(atPath: "\(path)/Info.plist")
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    development = (info as? [String: Any])?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// Whether a file or folder of that name is one of strings.
  static func isStrings(_ name: String) -> Bool {
    [".lproj", ".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix)
  }

  /// What a table has for a key: in the best language for the locale, else in the one in which the program was written, else
  /// outside of languages.
  func entry(_ key: String, _ table: String, for locale: String) -> StringEntry? {
    let catalog = catalog(table)
    for language in languages(of: table, catalog, for: locale) {
      if let entry = entries(table, language)[key] ?? catalog?.entry(key, in: language) {
        return entry
      }
    }
    return entries(table, nil)[key]
  }

  /// The languages in which a key is looked up, the best one first: found once for a table and a locale.
  private func languages(of table: String, _ catalog: StringCatalog?, for locale: String)
    -> [String]
  {
    let order = Order(table: table, locale: locale)
    if let known = orders[order] { return known }
    var all = folders
    for language in catalog?.languages ?? [] { all[Self.normalized(language)] = language }
    let source = catalog?.sourceLanguage ?? development
    let best = Self.best(of: all, for: locale)
    let found = ([best == source ? nil : best, source, "Base"] as [String?]).compactMap { $0 }
    orders[order] = found
    return found
  }

  private func catalog(_ table: String) -> StringCatalog? {
    if let known = catalogs[table] { return known }
    var catalog: StringCatalog?
    let file = "\(path)/\(table).xcstrings"
    if let data = FileManager.default.contents(atPath: file) {
      do {
        catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
      } catch {
        problems.append((file, "it is not a string catalogue (\(error.place))"))
      }
    }
    catalogs[table] = .some(catalog)
    return catalog
  }

  private func entries(_ table: String, _ language: String?) -> [String: StringEntry] {
    let place = Place(table: table, language: language)
    if let known = tables[place] { return known }
    let folder: String? =
      if let language {
        folders[Self.normalized(language)].map { "\(path)/\($0).lproj" }
      } else { path }
    var entries: [String: StringEntry] = [:]
    if let folder {
      let written = language == nil || language == "Base" ? development : language!
      for (key, value) in read("\(folder)/\(table).strings") {
        guard let format = value as? String else { continue }
        entries[key] = StringEntry(form: .format(format), language: written)
      }
      for (key, value) in read("\(folder)/\(table).stringsdict") {
        entries[key] = (value as? [String: Any]).flatMap { StringEntry($0, written) }
      }
    }
    tables[place] = entries
    return entries
  }

  private func read(_ file: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return [:] }
    if let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
      as? [String: Any]
    {
      return table
    }
    problems.append((file, "it is not a table of strings"))
    return [:]
  }
}

extension StringFolder {
  private static func normalized(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }

  /// The language of a locale, or one that it is a variant of: for "pt_BR" pt-BR, then pt; for "zh_TW" zh-Hant.
  private static func best(of languages: [String: String], for locale: String) -> String? {
    if languages.isEmpty { return nil }
    let bare = locale.prefix { $0 != "@" && $0 != "." }
    var name = normalized(String(bare))
    while true {
      if let found = languages[name] { return found }
      guard let end = name.lastIndex(of: "-") else { break }
      name = String(name[..<end])
    }
    let wanted = Locale.Language(identifier: String(bare))
    let kin = languages.filter { other in
      let language = Locale.Language(identifier: other.value)
      return language.languageCode == wanted.languageCode
    }
    let alike = kin.filter { Locale.Language(identifier: $0.value).script == wanted.script }
    return (alike.isEmpty ? kin : alike).min { $0.key < $1.key }?.value
  }
}

extension StringEntry {
  /// An entry of a `.stringsdict` file.
  fileprivate init?(_ dictionary: [String: Any], _ language: String) {
    guard let format = dictionary["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = dictionary.compactMapValues { value -> Plural? in
      guard let rule = value as? [String: Any] else { return nil }
      return Plural(
        specifier: rule["NSStringFormatValueTypeKey"] as? String,
        forms: rule.compactMapValues { $0 as? String }
          .filter { !$0.key.hasPrefix("NSStringFormat") })
    }
    self.init(form: .format(format), variables: variables, language: language)
  }
}

extension Error {
  /// Where a file of JSON is not what it should be, in few words.
  fileprivate var place: String {
    let context: DecodingError.Context? =
      switch self as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    guard let context else { return "\(self)" }
    let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }
}
