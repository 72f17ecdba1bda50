import Foundation
package import Waggle

extension TextEngine {
  package func problems(in text: StyledText) -> [TextProblem] {
    let fonts = shaper.fonts
    guard let library = fonts.library else { return [] }
    fonts.adoptRegisteredFonts()
    let names = Set(text.runs.compactMap(\.font.family)).filter { library.font(named: $0) == nil }
    return names.sorted().map { .missingFamily($0, library.familyNames) }
      + library.missingDesigns(in: text)
      + fonts.missingCharacters(in: text).map {
        .missingGlyph($0, in: text.string, cure: library.missingPackage(for: $0))
      }
  }
}

extension FontSystem {
  /// The characters without a glyph in any font, without duplicates, in the order of the text.
  fileprivate func missingCharacters(in text: StyledText) -> [Character] {
    let han = text.hanForms ?? StyledText.HanForms(guessedFrom: text)
    var found: [Character] = []
    for run in text.runs where run.ornament?.image == nil {
      for character in run.string where !character.isASCII || run.font.family != nil {
        guard !character.isWhitespace, !found.contains(character) else { continue }
        if fallback(for: character, run.font, han) == nil { found.append(character) }
      }
    }
    return found
  }
}

extension TextProblem {
  fileprivate static func missingFamily(_ name: String, _ known: [String]) -> TextProblem {
    let near = nearMisses(of: name, known.map { ($0, "\"\($0)\"") })
    return TextProblem(.missingFamily(name, similar: near), subject: "family \(name)")
  }

  /// - Parameter package: the Debian package that has a glyph, if there is one.
  fileprivate static func missingGlyph(
    _ character: Character, in text: String, cure package: String?
  ) -> TextProblem {
    let codes = character.unicodeScalars.map(\.code).joined(separator: " ")
    let excerpt = excerpt(of: text, around: character)
    // One report per script with a missing package, one per character where no package helps.
    return TextProblem(
      .missingGlyph(character, codes, in: excerpt, package: package), subject: package ?? codes)
  }

  /// Some characters around the missing one.
  private static func excerpt(of text: String, around character: Character) -> String {
    guard let index = text.firstIndex(of: character) else { return "" }
    let start = text.index(index, offsetBy: -12, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(index, offsetBy: 12, limitedBy: text.endIndex) ?? text.endIndex
    return (start > text.startIndex ? "…" : "") + text[start..<end]
      + (end < text.endIndex ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// "U+4F60".
  fileprivate var code: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}

extension FontLibrary {
  /// The designs whose families are not installed.
  fileprivate func missingDesigns(in text: StyledText) -> [TextProblem] {
    let fonts = text.runs.map(\.font).filter { $0.family == nil && $0.design != .standard }
    return Set(fonts.map(\.designNumber)).sorted().compactMap { number in
      guard family(number) == nil, let missing = FallbackFamily.numbered(number) else { return nil }
      return TextProblem(
        .missingDesign(fonts.first { $0.designNumber == number }!.design, missing),
        subject: "design \(missing.stem)")
    }
  }

  /// The Debian package of the character's family, if it is not installed.
  fileprivate func missingPackage(for character: Character) -> String? {
    let letter = character.unicodeScalars.first { !Script($0).isCommon }
    let numbers =
      character.isShownAsEmoji
      ? [FallbackFamily.emoji]
      : letter.map { ScriptFamilies.numbers(for: Script($0), .standard, .simplified) } ?? []
    guard let number = numbers.first, coverage(number) == nil else { return nil }
    return FallbackFamily.numbered(number)?.package
  }
}
