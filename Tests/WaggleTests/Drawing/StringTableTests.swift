import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// String tables of bundles: languages, plurals, string catalogues.
@MainActor @Suite struct StringTableTests {
  private let assets: TemporaryBundle

  init() throws { assets = try TemporaryBundle() }

  /// A key as it is shown in a locale.
  private func shown(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      Text(key, tableName: table, bundle: assets.bundle)
        .environment(\.locale, Locale(identifier: locale))
    }
    return host.text.joined()
  }

  private let catalogue = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Meadow": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Wiese" } },
          "pt-BR": { "stringUnit": { "state": "translated", "value": "Prado" } },
          "zh-Hant": { "stringUnit": { "state": "translated", "value": "草地" } } } },
        "": {}, "Flower": {}, "Old": { "extractionState": "stale" },
        "home.title": { "extractionState": "manual", "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "My hives" } } } },
        "%lld bees": { "localizations": {
          "en": { "variations": { "plural": {
            "zero": { "stringUnit": { "state": "new", "value": "No bees" } },
            "one": { "stringUnit": { "state": "new", "value": "%lld bee" } },
            "other": { "stringUnit": { "state": "new", "value": "%lld bees" } } } } },
          "pl": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "new", "value": "%lld pszczoła" } },
            "few": { "stringUnit": { "state": "new", "value": "%lld pszczoły" } },
            "many": { "stringUnit": { "state": "new", "value": "%lld pszczół" } },
            "other": { "stringUnit": { "state": "new", "value": "%lld pszczoły." } } } } } } },
        "%@ has %lld hives and %lld bees": { "localizations": { "en": {
          "stringUnit": { "state": "new", "value": "%@: %#@hives@, %#@bees@ (%%)" },
          "substitutions": {
            "hives": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "new", "value": "a hive" } },
              "other": { "stringUnit": { "state": "new", "value": "%arg hives" } } } } },
            "bees": { "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "new", "value": "one bee of %1$@" } },
              "other": { "stringUnit": { "state": "new", "value": "**%arg** bees" } } } } } } } } },
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "new", "value": "Tap here" } },
          "other": { "stringUnit": { "state": "new", "value": "Click here" } } } } } } },
        "%lld wings": { "localizations": { "en": { "variations": { "plural": {
          "several": { "stringUnit": { "state": "new", "value": "%lld WINGS" } } } } } } }
      }
    }
    """

  @Test(arguments: [
    ("de", "Wiese"), ("de_AT", "Wiese"), ("pt_BR", "Prado"), ("pt", "Prado"), ("zh_TW", "草地"),
    ("en", "Meadow"), ("fr", "Meadow"),
  ])
  func `C610: a catalogue has a key in the language of the locale, else as it is in the source`(
    _ locale: String, _ text: String
  ) throws {
    try assets.add(catalogue, as: "Localizable.xcstrings")
    #expect(shown("Meadow", locale) == text)
    #expect(shown("home.title", locale) == "My hives")
    #expect(shown("Flower", locale) == "Flower")
  }

  @Test(arguments: [
    ("en", [0: "No bees", 1: "1 bee", 2: "2 bees"]),
    (
      "pl",
      [1: "1 pszczoła", 3: "3 pszczoły", 5: "5 pszczół", 12: "12 pszczół", 22: "22 pszczoły"]
    ),
  ])
  func `C611: a number has the plural of the language that the words are written in`(
    _ locale: String, _ expected: [Int: String]
  ) throws {
    try assets.add(catalogue, as: "Localizable.xcstrings")
    for (count, text) in expected { #expect(shown("\(count) bees", locale) == text) }
    #expect(shown("\(2) wings", locale) == "2 WINGS")
  }

  @Test func `C611: substitutions take their own numbers, and the others keep theirs`() throws {
    try assets.add(catalogue, as: "Localizable.xcstrings")
    func line(_ hives: Int, _ bees: Int) -> String {
      shown("\("Ada") has \(hives) hives and \(bees) bees", "en")
    }
    #expect(line(1, 1) == "Ada: a hive, one bee of Ada (%)")
    #expect(line(3, 40) == "Ada: 3 hives, 40 bees (%)")
    #expect(line(2, 1) == "Ada: 2 hives, one bee of Ada (%)")
    #expect(shown("Tap", "en") == "Click here")
  }

  @Test func `C610: a language's own folder has its strings and its plurals`() throws {
    try assets.add("\"hive\" = \"Bienenstock\";", as: "de.lproj/Localizable.strings")
    try assets.add("\"hive\" = \"Hive\"; \"comb\" = \"Comb\";", as: "en.lproj/Localizable.strings")
    try assets.add("\"hive\" = \"Other\"; \"wax\" = \"Wax\";", as: "Localizable.strings")
    try assets.add("\"hive\" = \"Ruche\";", as: "fr.lproj/Words.strings")
    try assets.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld in %lld</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@bees@ in %#@hives@</string>
      <key>bees</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>eine Biene</string><key>other</key><string>%lld Bienen</string></dict>
      <key>hives</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>einem Stock</string><key>other</key><string>%lld Stöcken</string></dict>
      </dict></dict></plist>
      """, as: "de.lproj/Localizable.stringsdict")
    #expect(shown("hive", "de_CH") == "Bienenstock" && shown("hive", "en_GB") == "Hive")
    #expect(shown("comb", "de") == "Comb" && shown("wax", "de") == "Wax")
    #expect(shown("hive", "fr", table: "Words") == "Ruche")
    #expect(shown("\(1) in \(5)", "de") == "eine Biene in 5 Stöcken")
    #expect(shown("\(7) in \(1)", "de") == "7 Bienen in einem Stock")
  }

  @Test func `C612: a file that cannot be read is reported once, and its keys are shown`() throws {
    try assets.add("{ \"sourceLanguage\": \"en\", \"strings\": [1] }", as: "Localizable.xcstrings")
    try assets.add("\"half\" = ", as: "Words.strings")
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      Text("hive", bundle: assets.bundle)
      Text("half", tableName: "Words", bundle: assets.bundle)
      Text("comb", bundle: assets.bundle)
    }
    #expect(host.text == ["hive", "half", "comb"])
    let reports = host.diagnostics.filter { $0.id == "W-STRINGS" }
    #expect(reports.count == 2)
    #expect(reports.contains { $0.message.contains("Localizable.xcstrings") })
    #expect(reports.contains { $0.message.contains("Words.strings") })
  }

  @Test func `C610: words follow a locale that changes`() throws {
    try assets.add(catalogue, as: "Localizable.xcstrings")
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      LocalizedMeadow(bundle: assets.bundle)
    }
    #expect(host.text == ["Meadow", "Change"])
    try host.find(label: "Change").tap()
    #expect(host.text == ["Wiese", "Change"])
  }
}

private struct LocalizedMeadow: View {
  @State private var language = "en"
  let bundle: Bundle

  var body: some View {
    VStack {
      Text("Meadow", bundle: bundle)
      Button("Change") { language = "de" }
    }
    .environment(\.locale, Locale(identifier: language))
  }
}
