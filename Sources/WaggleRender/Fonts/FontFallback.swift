import CCairoPango
import Foundation
package import Waggle

/// The properties on which the fallback family of a single character depends.
struct FallbackRequest: Hashable {
  let scalar: Unicode.Scalar
  let family: String?
  let design: FontDescriptor.Design
  let han: StyledText.HanForms
}

extension FontSystem {
  /// The runs of a text, split so that each is set in one family: the requested one, or a fallback where that lacks a
  /// glyph.
  ///
  /// Characters are never split. The fallback depends on the character's script, the design and the locale, and on
  /// which Debian packages are installed; a character without a script uses the family of the character before it, if
  /// that has the glyph.
  package func runsWithFallbacks(_ text: StyledText) -> [StyledText.Run] {
    guard library != nil, text.runs.contains(where: \.mayNeedFallback) else { return text.runs }
    let han = text.hanForms ?? StyledText.HanForms(guessedFrom: text)
    return text.runs.flatMap { $0.mayNeedFallback ? pieces($0, han) : [$0] }
  }

  private func pieces(_ run: StyledText.Run, _ han: StyledText.HanForms) -> [StyledText.Run] {
    var builder = FontRunBuilder(run)
    for character in run.string {
      if character.isWhitespace {
        builder.addSpace(character)
      } else {
        let family = fallback(for: character, run.font, han, after: builder.last)
        builder.add(character, family ?? 0)
      }
    }
    return builder.finish()
  }

  /// The number of a family with glyphs for a character, 0 for the requested one; nil if no font has them.
  func fallback(
    for character: Character, _ font: FontDescriptor, _ han: StyledText.HanForms,
    after previous: UInt16 = 0
  ) -> UInt16? {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      return find(character, font, han, after: previous)
    }
    let request = FallbackRequest(
      scalar: scalar, family: font.family, design: font.design, han: han)
    if let cached = fallbackCache[request] { return cached == .max ? nil : cached }
    let found = find(character, font, han, after: previous)
    // The result for a character without a script depends on its neighbour, so it is not cached.
    if found == 0 || !Script(scalar).isCommon { fallbackCache[request] = found ?? .max }
    return found
  }

  private func find(
    _ character: Character, _ font: FontDescriptor, _ han: StyledText.HanForms,
    after previous: UInt16
  ) -> UInt16? {
    let scalars = Array(character.unicodeScalars).filter {
      !$0.properties.isDefaultIgnorableCodePoint
    }
    guard let first = scalars.first, first.properties.generalCategory != .control else { return 0 }
    if character.isShownAsEmoji, let emoji = emoji(first) { return emoji }
    return search(scalars, font, han, after: previous)
  }

  private func emoji(_ scalar: Unicode.Scalar) -> UInt16? {
    library?.coverage(FallbackFamily.emoji)?.contains(scalar) == true ? FallbackFamily.emoji : nil
  }

  /// The first family with all of a character's scalars, else the first with its base scalar.
  private func search(
    _ scalars: [Unicode.Scalar], _ font: FontDescriptor, _ han: StyledText.HanForms,
    after previous: UInt16
  ) -> UInt16? {
    guard let requested = requestedCoverage(font) else { return 0 }
    if requested.contains(scalars) || requested.contains(composed(scalars)) { return 0 }
    let letter = scalars.first { !Script($0).isCommon } ?? scalars[0]
    // An emoji does not make what follows it one.
    let isJoinable = previous != 0 && previous != FallbackFamily.emoji
    let numbers =
      (font.family == nil ? [] : [font.designNumber])
      + (font.design == .rounded ? [FallbackFamily.inter] : []) + (isJoinable ? [previous] : [])
      + ScriptFamilies.numbers(for: Script(letter), font.design, han)
      + ScriptFamilies.common(font.design, han)
    return numbers.first { covers($0, scalars) }
      ?? (requested.contains(scalars[0]) ? 0 : numbers.first { covers($0, [scalars[0]]) })
  }

  private func covers(_ number: UInt16, _ scalars: [Unicode.Scalar]) -> Bool {
    library?.coverage(number)?.contains(scalars) ?? false
  }

  private func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.count > 1 else { return scalars }
    let string = String(String.UnicodeScalarView(scalars))
    return Array(string.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// The coverage of the requested family.
  private func requestedCoverage(_ font: FontDescriptor) -> FontCoverage? {
    guard let library else { return nil }
    return font.family.flatMap(library.coverage(named:)) ?? library.coverage(font.designNumber)
      ?? library.coverage(FallbackFamily.inter)
  }
}

/// Splits a run into runs of one family each, character by character. Spaces between two characters of a fallback
/// family belong to it, all other spaces to the requested font.
private struct FontRunBuilder {
  private let run: StyledText.Run
  private var pieces: [StyledText.Run] = []
  private var spaces = ""
  /// The family of the last character other than a space.
  private(set) var last: UInt16 = 0

  init(_ run: StyledText.Run) { self.run = run }

  mutating func addSpace(_ space: Character) { spaces.append(space) }

  mutating func add(_ character: Character, _ family: UInt16) {
    let joins = family == last && family != FallbackFamily.emoji
    append(spaces, joins ? family : 0)
    spaces = ""
    append(String(character), family)
    last = family
  }

  mutating func finish() -> [StyledText.Run] {
    append(spaces, 0)
    return pieces
  }

  private mutating func append(_ string: String, _ family: UInt16) {
    if string.isEmpty { return }
    if let index = pieces.indices.last, pieces[index].font.fallback == family {
      pieces[index].string += string
      return
    }
    var piece = run
    piece.string = string
    piece.font.fallback = family
    pieces.append(piece)
  }
}

extension StyledText.Run {
  /// False for ASCII letters in a font that is known to have them.
  fileprivate var mayNeedFallback: Bool {
    ornament?.image == nil && (font.family != nil || string.utf8.contains { $0 >= 0x80 })
  }
}

extension Character {
  /// Whether the character is displayed as a colour emoji: by default, or because of a variation selector, a joiner, a skin
  /// tone, a keycap or a regional indicator pair.
  var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if scalars.count == 1 { return first.properties.isEmojiPresentation }
    if scalars.contains("\u{FE0E}") { return false }
    if scalars.contains("\u{FE0F}") { return first.properties.isEmoji }
    if first.value > 0x7F, scalars.contains("\u{200D}") { return first.properties.isEmoji }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && scalars.contains { $0.properties.isEmojiModifier })
  }
}
