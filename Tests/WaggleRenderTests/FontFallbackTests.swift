import CCairoPango
import Foundation
import Testing
import Waggle
import WaggleRender

/// Which font a character is set in.
@MainActor struct FontFallbackTests {
  /// The families of a text's runs, and their strings.
  private func families(
    _ string: String, _ font: FontDescriptor = font12, _ han: StyledText.HanForms? = nil
  ) -> [String] {
    var asked = text(string, font: font)
    asked.hanForms = han
    return Bench.fonts.runsWithFallbacks(asked).map {
      "\(Bench.fonts.resolvedFont($0.font).family): \($0.string)"
    }
  }

  @Test(arguments: [
    ("سلام", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("नमस्ते", "Noto Sans Devanagari"),
    ("স্বাগত", "Noto Sans Bengali"), ("ਸਤਿ", "Noto Sans Gurmukhi"), ("નમસ્તે", "Noto Sans Gujarati"),
    ("ନମସ୍କାର", "Noto Sans Oriya"), ("வணக்கம்", "Noto Sans Tamil"), ("నమస్కారం", "Noto Sans Telugu"),
    ("ನಮಸ್ಕಾರ", "Noto Sans Kannada"), ("നമസ്കാരം", "Noto Sans Malayalam"),
    ("ආයුබෝවන්", "Noto Sans Sinhala"), ("สวัสดี", "Noto Sans Thai"), ("ສະບາຍດີ", "Noto Sans Lao"),
    ("བཀྲ་ཤིས", "Noto Serif Tibetan"), ("မင်္ဂလာပါ", "Noto Sans Myanmar"),
    ("გამარჯობა", "Noto Sans Georgian"), ("Բարեւ", "Noto Sans Armenian"),
    ("ሰላም", "Noto Sans Ethiopic"), ("ជំរាបសួរ", "Noto Sans Khmer"), ("ᏣᎳᎩ", "Noto Sans Cherokee"),
    ("ᠮᠣᠩᠭᠣᠯ", "Noto Sans Mongolian"), ("ހެލޯ", "Noto Sans Thaana"), ("ⵣⵓⵍ", "Noto Sans Tifinagh"),
    ("你好", "Noto Sans CJK SC"), ("さくら", "Noto Sans CJK JP"), ("안녕", "Noto Sans CJK KR"),
    ("😀", "Noto Color Emoji"), ("Жизнь", "Inter"), ("Ωδή", "Inter"), ("Đặng Thị", "Inter"),
  ])
  func `C022: a script uses its own family, whatever else is installed`(
    string: String, family: String
  ) {
    #expect(families(string) == ["\(family): \(string)"])
  }

  @Test
  func `Han characters have the forms of the locale, or of the text if the locale implies none`() {
    let expected: [(StyledText.HanForms, String)] = [
      (.japanese, "JP"), (.korean, "KR"), (.simplified, "SC"), (.traditional, "TC"),
      (.hongKong, "HK"),
    ]
    for (forms, name) in expected {
      #expect(families("直", font12, forms) == ["Noto Sans CJK \(name): 直"])
    }
    #expect(families("直すこと") == ["Noto Sans CJK JP: 直すこと"])
    #expect(families("直 정직") == ["Noto Sans CJK KR: 直 정직"])
  }

  @Test
  func `serif and monospaced designs have their own families for other scripts`() {
    let serif = FontDescriptor(size: 10, design: .serif)
    #expect(families("हिन्दी", serif) == ["Noto Serif Devanagari: हिन्दी"])
    #expect(families("你好", serif) == ["Noto Serif CJK SC: 你好"])
    #expect(families("ᏣᎳᎩ", serif) == ["Noto Sans Cherokee: ᏣᎳᎩ"])
    #expect(families("Ada", serif) == ["Noto Serif: Ada"])
    let monospaced = FontDescriptor(size: 10, design: .monospaced)
    #expect(families("你好", monospaced) == ["Noto Sans Mono CJK SC: 你好"])
    #expect(families("Ada", monospaced) == ["DejaVu Sans Mono: Ada"])
  }

  @Test func `a mixed line is cut where the family changes, and spaces stay with their neighbours`()
  {
    #expect(
      families("Ada 你好 😀 नमस्ते") == [
        "Inter: Ada ", "Noto Sans CJK SC: 你好", "Inter:  ", "Noto Color Emoji: 😀", "Inter:  ",
        "Noto Sans Devanagari: नमस्ते",
      ])
    #expect(families("สวัสดี ชาวโลก") == ["Noto Sans Thai: สวัสดี ชาวโลก"])
    #expect(families("「直す」、") == ["Noto Sans CJK JP: 「直す」、"])
  }

  @Test(arguments: [
    "👨‍👩‍👧", "👩🏽‍🚀", "🇩🇪", "1️⃣", "👍🏿", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "⌚", "☺️",
  ])
  func `an emoji of many scalars is one glyph`(emoji: String) {
    let runs = Bench.fonts.runsWithFallbacks(text(emoji))
    #expect(runs.count == 1 && runs[0].font.fallback == FallbackFamily.emoji)
    #expect(Bench.engine.colorGlyphCount(of: runs) == 1)
  }

  @Test func `characters with text presentation stay text: digits, a plain heart, a text selector`()
  {
    #expect(families("12 #*") == ["Inter: 12 #*"])
    #expect(!families("❤").joined().contains("Emoji"))
    #expect(!families("☺\u{FE0E}").joined().contains("Emoji"))
    let pair = families("❤️☺\u{FE0E}")
    #expect(pair.count == 2 && !pair[1].contains("Emoji"), "\(pair)")
  }

  @Test func `a script has its own weights: bold is bold`() {
    for string in ["你好", "नमस्ते", "สวัสดี"] {
      let regular = Bench.layout(text(string, font: FontDescriptor(size: 40)))
      let bold = Bench.layout(text(string, font: FontDescriptor(size: 40, weight: 700)))
      let inks = [regular, bold].map { ink(of: $0) }
      #expect(Double(inks[1]) > Double(inks[0]) * 1.1, "\(string)")
    }
  }

  private func ink(of layout: TextLayout) -> Int {
    let pixels = try? Bench.pixels(DisplayNode(.text(layout, at: .zero)), width: 200, height: 60)
    return pixels.map { pixels in
      (0..<60).reduce(0) { sum, y in
        sum + (0..<200).reduce(0) { $0 + 255 - Int(pixels[$1, y] & 0xFF) }
      }
    } ?? 0
  }

  @Test(arguments: ["你好", "สวัสดีที่นี่", "नमस्ते", "😀", "བཀྲ་ཤིས", "Ada 你好 😀 नमस्ते", "سلام"])
  func `L157: glyphs of other families change neither the height nor the baseline of a line`(
    string: String
  ) {
    let font = FontDescriptor(size: 17, lineHeight: 22)
    let plain = Bench.layout(text("Ada", font: font))
    let other = Bench.layout(text(string, font: font))
    #expect(other.size.height == plain.size.height)
    #expect(other.firstBaseline == plain.firstBaseline && other.lastBaseline == plain.lastBaseline)
    let two = Bench.layout(text("\(string)\n\(string)", font: font))
    #expect(two.size.height == 44)
  }

  @Test(arguments: [13, 17, 34, 64] as [CGFloat], [1, 2] as [CGFloat])
  func `emoji are coloured, as large as the text, and as transparent as its colour`(
    size: CGFloat, scale: CGFloat
  ) throws {
    func strongest(_ alpha: Double) throws -> Int {
      var word = text("😀", font: FontDescriptor(size: size))
      word.runs[0].color = ResolvedColor(red: 0, green: 0, blue: 1, opacity: alpha)
      let side = Int(size * 1.5)
      let node = DisplayNode(.text(Bench.layout(word), at: .zero))
      let picture = try Bench.pixels(node, width: side, height: side, scale: scale)
      let yellow = picture.pixels.map { Int($0 >> 16 & 0xFF) - Int($0 & 0xFF) }
      #expect(yellow.min()! > -60, "the text's own colour is not seen")
      let lit = yellow.count { $0 > 30 }
      let share = Double(lit) / Double(size * size * scale * scale)
      #expect(alpha < 1 || (share > 0.6 && share < 1.4), "\(share)")
      return yellow.max()!
    }
    let (full, half) = try (strongest(1), strongest(0.5))
    #expect(full > 150 && abs(half * 2 - full) < 30)
  }

  @Test func `an emoji is embedded in an SVG and a PDF once, at its full size`() throws {
    let words = [13, 17, 34].map { (size: CGFloat) in
      DisplayNode(.text(Bench.layout(text("😀a😀", font: FontDescriptor(size: size))), at: .zero))
    }
    let list = DisplayList(DisplayNode(.group(words)))
    let size = CGSize(width: 200, height: 60)
    let svg = String(
      decoding: try Bench.rasterizer.svgData(list, size: size, background: nil), as: UTF8.self)
    #expect(svg.components(separatedBy: "<image ").count == 2)
    #expect(svg.firstMatch(of: /<image [^>]*width="13[0-9]"/) != nil)
    let pdf = try Bench.rasterizer.pdfData(list, size: size, background: nil)
    // The picture and its mask.
    #expect(
      String(decoding: pdf, as: UTF8.self).components(separatedBy: "/Subtype /Image").count == 3)
  }

  @Test func `Latin text loads Inter alone`() {
    let fonts = FontSystem()
    let engine = TextEngine(fonts: fonts)
    _ = engine.layout(text("Grüße, Ωδή, Жизнь, Đặng – “quoted” … €"), width: nil, height: nil)
    #expect(fonts.loadedFamilies == ["Inter"])
    _ = engine.layout(text("你"), width: nil, height: nil)
    #expect(fonts.loadedFamilies == ["Inter", "Noto Sans CJK SC"])
  }

  @Test func `the machine's configuration of fonts is not read`() throws {
    let fonts = FontSystem()
    try #require(fonts.problem == nil)
    #expect(FcConfigGetFonts(FcConfigGetCurrent(), FcSetSystem)?.pointee.nfont ?? 0 == 0)
  }

  @Test(arguments: ["light", "semibold", "italic", "name"])
  func `Inter's other faces are read when a text first needs one`(_ kind: String) {
    let fonts = FontSystem()
    let engine = TextEngine(fonts: fonts)
    let plain = engine.layout(text("Bees"), width: nil, height: nil).lines[0].width
    #expect(fonts.loadedFaces.map(\.weight) == [400])
    var font = FontDescriptor(size: 17)
    switch kind {
    case "light": font.weight = 300
    case "semibold": font.weight = 600
    case "italic": font.italic = true
    default: font.family = "Inter"
    }
    let resolved = fonts.resolvedFont(font)
    #expect(resolved.faces.count == 18)
    #expect(fonts.loadedFaces.count == 18)
    #expect(engine.layout(text("Bees"), width: nil, height: nil).lines[0].width == plain)
    #expect(fonts.loadedFamilies == ["Inter"])
  }

  @Test func `the order in which texts are laid out does not matter`() throws {
    let strings = ["你好", "Ada ☃ ✂ → ∀", "नमस्ते", "😀", "直す", "ℵ 𝔸 ♬"]
    func widths(_ strings: [String]) -> [String: CGFloat] {
      let engine = TextEngine(fonts: FontSystem())
      return strings.reduce(into: [:]) {
        $0[$1] = engine.layout(text($1), width: nil, height: nil).lines[0].width
      }
    }
    #expect(widths(strings) == widths(strings.reversed()))
  }

  @Test func `Thai and Japanese break between words and characters, not before a full stop`() {
    let thai = Bench.lines("ภาษาไทยเป็นภาษาที่สวยงามมาก", 60)
    #expect(thai.count > 2 && thai.joined() == "ภาษาไทยเป็นภาษาที่สวยงามมาก")
    #expect(thai.contains { $0.hasSuffix("ภาษา") || $0.hasSuffix("ไทย") || $0.hasSuffix("เป็น") })
    for width in stride(from: 20, to: 90, by: 7) {
      let lines = Bench.lines("吾輩は猫である。名前はまだ無い。「どこで生れたか」とんと見当がつかぬ。", CGFloat(width))
      #expect(!lines.dropFirst().contains { $0.hasPrefix("。") || $0.hasPrefix("」") })
      #expect(!lines.contains { $0.hasSuffix("「") })
    }
  }

  @Test func `L154: a truncated line ends in the requested font's ellipsis, whatever the fallback`()
  {
    let cut = Bench.layout(text("吾輩は猫である。名前はまだ無い。"), 60, 12)
    #expect(cut.lines[0].runs.last?.string == "…" && cut.lines[0].runs.last?.font.fallback == 0)
    #expect(cut.lines[0].width <= 60)
  }
}
