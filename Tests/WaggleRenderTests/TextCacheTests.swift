import Foundation
import Testing
import Waggle
import WaggleRender

/// What the text engine keeps.
@MainActor @Suite struct TextCacheTests {
  @Test func `Five thousand labels are shaped once, however often they are requested`() {
    let engine = TextEngine(fonts: Bench.fonts)
    let labels = (0..<5_000).map { text("label \($0)") }
    for _ in 0..<3 {
      for label in labels { _ = engine.layout(label, width: 300, height: nil) }
    }
    #expect(engine.paragraphsShaped == 5_000)
  }

  @Test func `Ten thousand labels are laid out once, however often they are requested`() {
    let engine = TextEngine(fonts: Bench.fonts)
    for _ in 0..<3 {
      for index in 0..<10_000 { _ = engine.layout(text("label \(index)"), width: 300, height: nil) }
    }
    #expect(engine.layoutsMade == 10_000)
    #expect(engine.paragraphsShaped == 10_000)
  }

  @Test func `Ten thousand labels in two fonts are shaped once in each, however often it changes`()
  {
    let engine = TextEngine(fonts: Bench.fonts)
    let fonts = [font12, FontDescriptor(size: 13, weight: 700, lineHeight: 15)]
    for round in 0..<6 {
      for index in 0..<10_000 {
        _ = engine.layout(text("label \(index)", font: fonts[round % 2]), width: 300, height: nil)
      }
    }
    #expect(engine.paragraphsShaped == 20_000)
  }

  /// Texts whose layout is made in each of the ways.
  private var texts: [(StyledText, width: CGFloat?)] {
    var several = StyledText(runs: [run("One two "), run("three, "), run("four five")])
    several.runs[1].underline = true
    var shrinking = text("A long line that shrinks")
    shrinking.minimumScaleFactor = 0.5
    shrinking.lineLimit = 1
    var cut = several
    cut.lineLimit = 1
    var tight = several
    tight.allowsTightening = true
    tight.lineLimit = 1
    let mixed = StyledText(runs: [run("שלום "), run("world "), run("עולם 12")])
    return [
      (text("Plain"), nil), (text("Several lines of one colour"), 60), (several, nil),
      (several, 50),
      (shrinking, 70), (cut, 60), (tight, 118), (mixed, nil), (mixed, 50), (text(""), nil),
    ]
  }

  private func tinted(_ text: StyledText, _ shift: Double) -> StyledText {
    var text = text
    for index in text.runs.indices {
      text.runs[index].color = ResolvedColor(
        red: shift, green: Double(index) / 4, blue: index % 2 == 0 ? 0.5 : 1)
    }
    return text
  }

  @Test func `A text in other colours is not laid out again, and is as if it were`() {
    let engine = TextEngine(fonts: Bench.fonts)
    for (text, width) in texts {
      _ = engine.layout(text, width: width, height: nil)
      let made = [engine.layoutsMade, engine.paragraphsShaped]
      for shift in [0, 0.3, 1] {
        let tinted = tinted(text, shift)
        let found = engine.layout(tinted, width: width, height: nil)
        let fresh = TextEngine(fonts: Bench.fonts).layout(tinted, width: width, height: nil)
        #expect(found.text == tinted)
        #expect(found.size == fresh.size && found.scaleFactor == fresh.scaleFactor)
        #expect(found.lines.map(\.runs) == fresh.lines.map(\.runs))
        #expect(found.lines.map(\.x) == fresh.lines.map(\.x))
        for line in found.lines {
          for run in line.runs {
            #expect(tinted.runs.contains { $0.color == run.color && $0.underline == run.underline })
          }
        }
      }
      #expect([engine.layoutsMade, engine.paragraphsShaped] == made, "\(text.string)")
    }
  }
}
