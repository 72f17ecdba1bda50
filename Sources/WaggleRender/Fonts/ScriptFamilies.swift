import CCairoPango
import Waggle

/// The families of Debian's `fonts-noto-core` and `fonts-noto-cjk` for each script.
///
/// The choice depends on the script, not on fontconfig's order: Arabic is set in Noto Sans Arabic, whatever else is
/// installed. A character that the requested font lacks is looked for in this order, until a family has it:
/// 1. The families of its script (`numbers`). Those of Chinese, Japanese and Korean have the forms of the locale, and the
///    design if there is one. Other scripts have one family or two, sans serif before serif, or the reverse for a serif
///    design.
/// 2. The families of letters that most scripts use: Inter, and Noto Sans and Serif in the order of the design (`common`).
/// 3. The families of symbols, then those of Chinese, and last the emoji (`common` too).
///
/// `FontSystem.fallback` searches them; before them it tries the family of the design and that of the character before.
enum ScriptFamilies {
  /// The families for a script, best first; empty for characters without a script, such as punctuation.
  static func numbers(
    for script: Script, _ design: FontDescriptor.Design, _ han: StyledText.HanForms
  ) -> [UInt16] {
    if script.isHan { return hanNumbers(design, han) }
    let stems = stems[script.code] ?? []
    return (design == .serif ? stems.reversed() : stems).map { FallbackFamily.number($0) }
  }

  /// The families searched for symbols, and for characters that the script's own family lacks.
  static func common(_ design: FontDescriptor.Design, _ han: StyledText.HanForms) -> [UInt16] {
    let text = ["NotoSans", "NotoSerif"].map { FallbackFamily.number($0) }
    let symbols = [
      "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic", "NotoSansTamilSupplement",
      "NotoSansMayanNumerals", "NotoSansIndicSiyaqNumbers", "NotoSansArabic", "NotoSansDevanagari",
    ]
    return [FallbackFamily.inter] + (design == .serif ? text.reversed() : text)
      + [FallbackFamily.number("DejaVuSans", .dejaVu)] + symbols.map { FallbackFamily.number($0) }
      + hanNumbers(design, han) + [FallbackFamily.emoji]
  }

  private static func hanNumbers(_ design: FontDescriptor.Design, _ han: StyledText.HanForms)
    -> [UInt16]
  {
    let sans = FallbackFamily.number("NotoSansCJK", .han(han.index))
    switch design {
    case .standard, .rounded: return [sans]
    case .serif: return [FallbackFamily.number("NotoSerifCJK", .han(han.index)), sans]
    case .monospaced: return [FallbackFamily.number("NotoSansCJK", .han(han.index + 5)), sans]
    }
  }

  /// The file stems in fonts-noto-core of all families that a text may be set in, sorted.
  static var notoStems: [String] {
    let others = [
      "NotoSans", "NotoSerif", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic",
      "NotoSansTamilSupplement", "NotoSansMayanNumerals", "NotoSansIndicSiyaqNumbers",
    ]
    return Set(stems.values.joined() + others).sorted()
  }

  /// By script, sans serif first.
  private static let stems: [String: [String]] = {
    var result = ["Latn", "Grek", "Cyrl"].reduce(into: [:]) { $0[$1] = ["NotoSans", "NotoSerif"] }
    for (list, designs) in [(both, ["Sans", "Serif"]), (sans, ["Sans"]), (serif, ["Serif"])] {
      for entry in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = entry.split(separator: " ")
        result[String(words[0])] = designs.map { "Noto\($0)\(words[1])" }
      }
    }
    result["Arab"] = ["NotoSansArabic", "NotoNaskhArabic"]
    return result
  }()

  private static let both = """
    Armn Armenian, Bali Balinese, Beng Bengali, Deva Devanagari, Ethi Ethiopic, Geor Georgian,
    Gran Grantha, Gujr Gujarati, Guru Gurmukhi, Hebr Hebrew, Khmr Khmer, Khoj Khojki, Knda Kannada,
    Laoo Lao, Mlym Malayalam, Mymr Myanmar, Sinh Sinhala, Taml Tamil, Telu Telugu, Thai Thai
    """

  private static let sans = """
    Adlm Adlam, Aghb CaucasianAlbanian, Arab Arabic, Armi ImperialAramaic, Avst Avestan, Bamu Bamum,
    Bass BassaVah, Batk Batak, Bhks Bhaiksuki, Brah Brahmi, Bugi Buginese, Buhd Buhid, Cakm Chakma,
    Cans CanadianAboriginal, Cari Carian, Cham Cham, Cher Cherokee, Copt Coptic, Cprt Cypriot,
    Dsrt Deseret, Dupl Duployan, Egyp EgyptianHieroglyphs, Elba Elbasan, Elym Elymaic, Glag Glagolitic,
    Gong GunjalaGondi, Gonm MasaramGondi, Goth Gothic, Hano Hanunoo, Hatr Hatran,
    Hluw AnatolianHieroglyphs, Hmng PahawhHmong, Hung OldHungarian, Ital OldItalic, Java Javanese,
    Kali KayahLi, Khar Kharoshthi, Kthi Kaithi, Lana TaiTham, Lepc Lepcha, Limb Limbu, Lina LinearA,
    Linb LinearB, Lisu Lisu, Lyci Lycian, Lydi Lydian, Mahj Mahajani, Mand Mandaic, Mani Manichaean,
    Marc Marchen, Medf Medefaidrin, Mend MendeKikakui, Merc Meroitic, Mero Meroitic, Modi Modi,
    Mong Mongolian, Mroo Mro, Mtei MeeteiMayek, Mult Multani, Narb OldNorthArabian, Nbat Nabataean,
    Newa Newa, Nkoo NKo, Nshu Nushu, Ogam Ogham, Olck OlChiki, Orkh OldTurkic, Orya Oriya, Osge Osage,
    Osma Osmanya, Palm Palmyrene, Pauc PauCinHau, Perm OldPermic, Phag PhagsPa,
    Phli InscriptionalPahlavi, Phlp PsalterPahlavi, Phnx Phoenician, Plrd Miao,
    Prti InscriptionalParthian, Rjng Rejang, Rohg HanifiRohingya, Runr Runic, Samr Samaritan,
    Sarb OldSouthArabian, Saur Saurashtra, Sgnw SignWriting, Shaw Shavian, Shrd Sharada, Sidd Siddham,
    Sind Khudawadi, Sogd Sogdian, Sogo OldSogdian, Sora SoraSompeng, Soyo Soyombo, Sund Sundanese,
    Sylo SylotiNagri, Syrc Syriac, Tagb Tagbanwa, Takr Takri, Tale TaiLe, Talu NewTaiLue, Tavt TaiViet,
    Tfng Tifinagh, Tglg Tagalog, Thaa Thaana, Tirh Tirhuta, Ugar Ugaritic, Vaii Vai, Wara WarangCiti,
    Wcho Wancho, Xpeo OldPersian, Xsux Cuneiform, Yiii Yi, Zanb ZanabazarSquare
    """

  private static let serif = """
    Ahom Ahom, Dogr Dogra, Hmnp NyiakengPuachueHmong, Tang Tangut, Tibt Tibetan, Yezi Yezidi
    """
}

/// A Unicode script, by its four-letter code in ISO 15924.
struct Script: Hashable {
  /// The letters, the first in the highest byte.
  private let bits: UInt32

  init(_ scalar: Unicode.Scalar) { bits = waggle_script(scalar.value) }

  private init(_ code: StaticString) {
    bits = code.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  var code: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }, as: UTF8.self)
  }

  static let kana: Set = [Script("Hira"), Script("Kana"), Script("Hrkt")]
  static let hangul = Script("Hang")
  static let bopomofo = Script("Bopo")
  private static let eastAsian = kana.union([hangul, bopomofo, Script("Hani")])
  private static let common: Set = [Script("Zyyy"), Script("Zinh"), Script("Zzzz")]

  /// Whether its characters are in the fonts for Chinese, Japanese and Korean.
  var isHan: Bool { Self.eastAsian.contains(self) }

  /// Whether the character has no preference: punctuation, digits, marks, and unassigned characters.
  var isCommon: Bool { Self.common.contains(self) }
}

extension StyledText.HanForms {
  /// The index in Noto's collections.
  var index: Int {
    switch self {
    case .japanese: 0
    case .korean: 1
    case .simplified: 2
    case .traditional: 3
    case .hongKong: 4
    }
  }

  /// For locales without a preference: a text with kana is Japanese, one with Hangul Korean, one with Bopomofo
  /// Taiwanese; all others use simplified forms.
  init(guessedFrom text: StyledText) {
    let scripts = Set(
      text.runs.lazy.flatMap(\.string.unicodeScalars).filter { $0.value >= 0x1100 }.map(Script.init)
    )
    self =
      if !scripts.isDisjoint(with: Script.kana) {
        .japanese
      } else if scripts.contains(.hangul) {
        .korean
      } else {
        scripts.contains(.bopomofo) ? .traditional : .simplified
      }
  }
}
