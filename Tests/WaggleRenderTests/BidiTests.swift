import Foundation
import Testing
import Waggle
import WaggleRender

@MainActor struct BidiTests {
  /// One font for all letters, which does not kern those that are used here.
  private let font = FontDescriptor(size: 10, family: "DejaVu Sans", lineHeight: 12)

  /// Hebrew letters stand alone: א ב ג ד ה.
  private func text(_ string: String, rightToLeft: Bool = false) -> StyledText {
    var text = StyledText(runs: [run(string, font: font)])
    text.embeddingLevel = EmbeddingLevel(number: rightToLeft ? 1 : 0)
    return text
  }

  /// Whether a line looks as `seen` says, its characters told from left to right. All of `seen` is set from left to
  /// right, whatever it is.
  private func looks(_ line: TextLayout.Line, like seen: String) throws -> Bool {
    func picture(_ runs: [StyledText.Run]) throws -> PixelImage {
      let line = TextLayout.Line(runs: runs, x: 4, baseline: 12, width: 0)
      let layout = TextLayout(
        text: text(""), size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [line])
      return try Bench.pixels(
        DisplayNode(.text(layout, at: .zero)), width: 160, height: 16, scale: 2)
    }
    let forced = try picture([run("\u{202D}\(seen)\u{202C}", font: font)])
    return try picture(line.runs) == forced
  }

  private func width(_ string: String) -> CGFloat { Bench.layout(text(string)).lines[0].width }

  private func looks(
    _ string: String, _ width: CGFloat? = nil, rightToLeft: Bool = false, like seen: [String]
  ) throws -> Bool {
    let layout = Bench.layout(text(string, rightToLeft: rightToLeft), width)
    guard layout.lines.count == seen.count else { return false }
    return try zip(layout.lines, seen).allSatisfy { try looks($0, like: $1) }
  }

  @Test func `UAX 9, P2: the first letter decides, in either layout direction`() throws {
    for outer in [false, true] {
      #expect(try looks("ab אב.", rightToLeft: outer, like: ["ab בא."]))
      #expect(try looks("אב ab.", rightToLeft: outer, like: [".ab בא"]))
      #expect(try looks("1. אב", rightToLeft: outer, like: ["בא .1"]))
    }
  }

  @Test func `UAX 9, P3: without a letter that has a direction, the layout's direction counts`()
    throws
  {
    #expect(try looks("12 - 34!", like: ["12 - 34!"]))
    #expect(try looks("12 - 34!", rightToLeft: true, like: ["!34 - 12"]))
    #expect(try looks("!?", rightToLeft: true, like: ["?!"]))
    // A number looks the same in both directions, and needs no mark.
    #expect(Bench.layout(text("12", rightToLeft: true)).strings == ["12"])
  }

  @Test func `UAX 9, P1: each paragraph has its own direction`() throws {
    #expect(try looks("ab.\nאב.\n12.", rightToLeft: true, like: ["ab.", ".בא", ".12"]))
  }

  @Test func `a wrapped paragraph has one direction for all of its lines`() throws {
    // Each second line begins with a letter of the other direction, or has none.
    let width = self.width("אב אב אב") + 1
    #expect(
      try looks("אב אב אב abc ab! אב", width, like: ["בא בא בא", "בא !abc ab"])
        || looks("אב אב אב abc ab! אב", width, like: ["בא בא בא", "!abc ab", "בא"]))
    let narrow = self.width("abcdef") + 1
    #expect(try looks("abcdef אבגד! 12", narrow, like: ["abcdef", "דגבא", "! 12"]) == false)
    #expect(try looks("abcdef אבג!", narrow, like: ["abcdef", "גבא!"]))
    #expect(try looks("אבגדהו abc!", narrow, like: ["והדגבא", "!abc"]))
    #expect(try looks("אבגדהו 123.", narrow, like: ["והדגבא", ".123"]))
  }

  @Test func `levels come from the whole paragraph, not from the line`() throws {
    // The comma lies between two Hebrew words, the second of which is on the next line: so it is one of theirs.
    let width = self.width("ab אבג,") + 1
    #expect(try looks("ab אבג, דהו", width, like: ["ab ,גבא", "והד"]))
    // A number after Arabic is an Arabic one, even on the next line: the signs between numbers follow.
    let line = self.width("سلام") + 1
    let layout = Bench.layout(text("سلام 1-2", rightToLeft: true), line)
    #expect(layout.lines.count == 2)
    #expect(try looks(layout.lines[1], like: "2-1"))
  }

  @Test func `an embedding that spans lines holds on both`() throws {
    let width = self.width("ab cd") + 1
    #expect(try looks("\u{202E}ab cd ef gh\u{202C}", width, like: ["dc ba", "hg fe"]))
  }

  @Test func `L154: the ellipsis is at the logical end of the line`() throws {
    func cut(_ string: String, _ mode: StyledText.Truncation, _ kept: String) -> TextLayout.Line {
      var text = text(string)
      text.lineLimit = 1
      text.truncation = mode
      return Bench.layout(text, width(kept) + 0.5).lines[0]
    }
    #expect(try looks(cut("אבגד הוזח", .tail, "אבגד…"), like: "…דגבא"))
    #expect(try looks(cut("אבגד הוזח", .head, "…הוזח"), like: "חזוה…"))
    #expect(try looks(cut("ab אבגד הוזח", .tail, "ab אבגד…"), like: "ab דגבא…"))
    #expect(try looks(cut("אב abcd efgh", .tail, "אב abcd…"), like: "…abcd בא"))
    // The line that is left begins with a letter of the other direction.
    #expect(try looks(cut("אב abcd efgh", .head, "…efgh"), like: "efgh…"))
  }

  @Test func `L154: a cut between joined letters fits as it is drawn`() {
    let string = "مرحبا بالعالم نص عربي طويل يقطع على أسطر كثيرة"
    let ideal = width(string)
    for step in 1...30 {
      var text = text(string, rightToLeft: true)
      text.runs[0].font.family = nil
      text.lineLimit = 1
      let room = ideal * CGFloat(step) / 31
      let line = Bench.layout(text, room).lines[0]
      var drawn = text
      drawn.runs = line.runs
      #expect(abs(Bench.layout(drawn).lines[0].width - line.width) < 0.01)
      #expect(line.width <= max(room, width("…")) + 0.5)
    }
  }

  @Test
  func
    `L151: the parts of a word that is broken between joined letters are drawn at their positions`()
  {
    for step in 0...12 {
      var text = text("والاستقلاليةوالمستشفياتوالمدارسوالجامعات", rightToLeft: true)
      text.runs[0].font.family = nil
      let room = CGFloat(24 + step * 3)
      let layout = Bench.layout(text, room)
      #expect(layout.lines.count > 1)
      for line in layout.lines {
        var drawn = text
        drawn.runs = line.runs
        #expect(abs(Bench.layout(drawn).lines[0].width - line.width) < 0.01)
        #expect(line.width <= room + 0.01)
        #expect(abs(line.x + line.width - layout.size.width) < 0.51)
      }
    }
  }

  @Test func `L145: leading lines end at the right where the layout runs to the left`() {
    func edges(_ alignment: StyledText.Alignment) -> [CGFloat] {
      var text = text("abcdefgh ab", rightToLeft: true)
      text.alignment = alignment
      let layout = Bench.layout(text, width("abcdefgh") + 1)
      return layout.lines.map { layout.size.width - $0.x - $0.width }
    }
    #expect(edges(.leading).allSatisfy { abs($0) < 0.01 })
    #expect(edges(.trailing)[1] > 5)
    #expect(abs(edges(.center)[1] - edges(.trailing)[1] / 2) < 0.01)
  }

  @Test func `the visible strings of a text contain only its own marks`() {
    let layout = Bench.layout(text("12 - 34", rightToLeft: true))
    #expect(layout.strings == ["\u{200F}12 - 34"])
    #expect(layout.shownString == "12 - 34")
    #expect(Bench.layout(text("\u{200E}ab")).shownString == "\u{200E}ab")
  }

  @Test func `tracking is not added to marks`() {
    var text = text("12 - 34", rightToLeft: true)
    text.runs[0].tracking = 4
    let runs = Bench.layout(text).lines[0].runs
    #expect(runs.map(\.tracking) == [0, 4])
  }

  @Test func `a left-to-right text gets no marks, in either layout direction`() {
    for outer in [false, true] {
      let layout = Bench.layout(text("one two three — “four”", rightToLeft: outer), 60)
      #expect(layout.strings.joined(separator: " ") == "one two three — “four”")
    }
  }
}
