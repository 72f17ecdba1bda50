import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@MainActor struct TextSizeTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `L142: sizes round up to pixels, first baseline to the nearest, last up`(scale: CGFloat) {
    var two = text("Hello\nworld", font: FontDescriptor(size: 17, lineHeight: 20.3))
    two.scale = scale
    let layout = Bench.layout(two)
    let metrics = Bench.engine.metrics(of: two.runs[0].font)
    let width = layout.lines.map(\.width).max()!
    #expect(layout.size.width >= width && layout.size.width - width < 1 / scale)
    #expect(layout.size.height == (40.6 * scale).rounded(.up) / scale)
    #expect(layout.firstBaseline == (metrics.ascender * scale + 0.5).rounded(.down) / scale)
    #expect(
      layout.lastBaseline == ((20.3 + metrics.ascender) * scale - 1e-6).rounded(.up) / scale)
  }

  @Test
  func `L155: reserved lines take space, and the last baseline is that of the last real line`() {
    var reserved = text("a")
    reserved.minimumLines = 3
    let layout = Bench.layout(reserved)
    #expect(layout.size.height == 36)
    #expect(layout.lastBaseline == Bench.layout(text("a")).lastBaseline)
  }

  @Test func `L157: line spacing is added between lines, and one line is unaffected`() {
    var spaced = text("a\nb\nc")
    spaced.lineSpacing = 4
    #expect(Bench.layout(spaced).size.height == 44)
    #expect(Bench.layout(spaced, nil, 44).strings.count == 3)
    spaced.runs[0].string = "a"
    #expect(Bench.layout(spaced).size.height == 12)
    spaced.lineSpacing = -4
    spaced.runs[0].string = "a\nb"
    #expect(Bench.layout(spaced).size.height == 24)
  }

  @Test func `L157: the tallest run sets the height of a mixed line`() {
    let tall = FontDescriptor(size: 20, lineHeight: 30)
    let mixed = StyledText(runs: [run("a"), run("b", font: tall), run("\nc")])
    let layout = Bench.layout(mixed)
    #expect(layout.size.height == 42)
    #expect(layout.lines[0].baseline == Bench.engine.metrics(of: tall).ascender)
  }

  @Test func `L158: alignment moves lines inside the reported width, a single line never`() {
    var aligned = text("wide line\nx")
    let leading = Bench.layout(aligned, 300)
    aligned.alignment = .trailing
    let trailing = Bench.layout(aligned, 300)
    aligned.alignment = .center
    let center = Bench.layout(aligned, 300)
    #expect(leading.size == trailing.size && leading.size == center.size)
    let slack = leading.size.width - leading.lines[1].width
    #expect(leading.lines[1].x == 0 && trailing.lines[1].x == slack)
    #expect(center.lines[1].x == slack / 2)
    var single = text("one")
    single.alignment = .trailing
    #expect(Bench.layout(single, 300).lines[0].x == 0)
  }

  @Test(arguments: [3, -3] as [CGFloat])
  func `L158: a baseline offset grows the text by its absolute value`(offset: CGFloat) {
    var raised = text("a")
    raised.runs[0].baselineOffset = offset
    #expect(Bench.layout(raised).size.height == 15)
  }

  @Test func `L158: tracking is added after each character`() {
    var tracked = text("abcd")
    tracked.runs[0].tracking = 2
    #expect(abs(Bench.layout(tracked).lines[0].width - Bench.width("abcd") - 8) < 1e-6)
  }

  @Test func `L158: concatenated parts are one paragraph`() {
    let parts = StyledText(runs: [run("he"), run("llo wor"), run("ld")])
    let whole = Bench.layout(text("hello world"))
    #expect(Bench.layout(parts).lines.count == 1)
    #expect(abs(Bench.layout(parts).lines[0].width - whole.lines[0].width) < 0.5)
  }

  @Test func `C022: a line has the platform's ascent and descent, and what is more is half above`()
  {
    let own = 17 * SystemFontMetrics.height
    let natural = Bench.engine.metrics(of: FontDescriptor(size: 17, lineHeight: own))
    #expect(abs(natural.ascender - 17 * 1950 / 2048) < 1e-9)
    #expect(abs(natural.descender - 17 * 494 / 2048) < 1e-9)
    let higher = Bench.engine.metrics(of: FontDescriptor(size: 17, lineHeight: own + 4))
    #expect(abs(higher.ascender - natural.ascender - 2) < 1e-9)
    #expect(abs(higher.descender - natural.descender - 2) < 1e-9)
  }

  @Test func `C022: another family has the ascent and descent of its file`() {
    let natural = Bench.engine.metrics(of: FontDescriptor(size: 17, family: "Noto Serif"))
    let higher = Bench.engine.metrics(
      of: FontDescriptor(size: 17, family: "Noto Serif", lineHeight: natural.lineHeight + 4))
    #expect(abs(natural.ascender - 17 * 1950 / 2048) > 0.1)
    #expect(abs(higher.ascender - natural.ascender - 2) < 1e-9)
  }

  @Test func `C022: tabular digits are equally wide`() {
    let tabular = FontDescriptor(size: 17, tabularDigits: true)
    let widths = "0123456789".map { Bench.layout(text(String($0), font: tabular)).lines[0].width }
    #expect(Set(widths).count == 1)
  }

  @Test func `widths scale with the size, without hinting or rounding`() {
    let small = Bench.layout(text("scaling", font: FontDescriptor(size: 10))).lines[0].width
    let large = Bench.layout(text("scaling", font: FontDescriptor(size: 40))).lines[0].width
    #expect(abs(large - 4 * small) < 0.05)
  }

  @Test func `the same layout request is computed once`() {
    let engine = TextEngine(fonts: Bench.fonts)
    let question = text("asked again and again")
    let first = engine.layout(question, width: 40, height: nil)
    #expect(engine.layout(question, width: 40, height: nil) === first)
    #expect(engine.layout(question, width: 40, height: .infinity) === first)
    let made = engine.layoutsMade
    // Whatever is wider than the text has the text's own answer.
    for width in 200..<300 { _ = engine.layout(question, width: CGFloat(width), height: 500) }
    #expect(engine.layoutsMade == made)
  }

  @Test func `invalid sizes are laid out without a trap`() {
    for size in [CGFloat.nan, 0, -5, .infinity, 1e9] {
      let layout = Bench.layout(text("x", font: FontDescriptor(size: size)))
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    }
    #expect(Bench.layout(text("")).size == .zero)
    #expect(Bench.layout(StyledText(runs: [])).size == .zero)
    #expect(Bench.lines("a\0b") == ["ab"])
    #expect(Bench.layout(text("مرحبا بالعالم hello 你好 👩‍👩‍👧"), 30).lines.count > 1)
  }
}
