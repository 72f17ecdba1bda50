import Foundation
import Testing
import Waggle
import WaggleRender

@MainActor struct TruncationTests {
  private func line(_ string: String, _ mode: StyledText.Truncation, _ width: CGFloat) -> String {
    var limited = text(string)
    limited.lineLimit = 1
    limited.truncation = mode
    return Bench.layout(limited, width).strings[0]
  }

  @Test func `L154: truncation cuts between characters, without a space at the ellipsis`() {
    #expect(line("ab cdefgh", .tail, Bench.width("ab …")) == "ab…")
    #expect(line("abcdefgh", .tail, Bench.width("abc…") + 0.01) == "abc…")
    #expect(line("abcd efgh", .head, Bench.width("… efgh")) == "…efgh")
    #expect(line("abcdefgh", .middle, Bench.width("ab…gh") + 1) == "ab…gh")
  }

  @Test func `L154: every mode stays within the proposal and keeps the ellipsis`() {
    for mode in [StyledText.Truncation.head, .middle, .tail] {
      for width in stride(from: CGFloat(1), to: 60, by: 3) {
        #expect(line("the quick brown fox jumps", mode, width).contains("…"))
      }
    }
    var limited = text("the quick brown fox")
    limited.lineLimit = 1
    for width in 1...60 {
      #expect(Bench.layout(limited, CGFloat(width)).size.width <= CGFloat(width))
    }
  }

  @Test func `L154: head and middle act on the last line`() {
    var limited = text("aaaa bbbb cccc dddd eeee ffff")
    limited.lineLimit = 2
    limited.truncation = .head
    let strings = Bench.layout(limited, Bench.width("aaaa bbbb") + 1).strings
    #expect(strings[0] == "aaaa bbbb")
    #expect(strings[1].hasPrefix("…") && strings[1].hasSuffix("ffff"))
  }

  @Test
  func `L156: text tightens before it truncates, by at most a 72nd of its size per character`() {
    var tight = text("tightening")
    tight.lineLimit = 1
    let natural = Bench.width("tightening")
    let needed = natural - 0.5
    #expect(Bench.layout(tight, needed).strings[0].hasSuffix("…"))
    tight.allowsTightening = true
    #expect(Bench.layout(tight, needed).strings == ["tightening"])
    let allowed = 10.0 / 72 * 10
    #expect(Bench.layout(tight, natural - allowed - 1).strings[0].hasSuffix("…"))
  }

  @Test func `L156: text shrinks to the largest factor that fits, in five halvings`() {
    // Without a height it is not the system's font, whose tracking depends on the size.
    var small = text("shrinking text", font: FontDescriptor(size: 10))
    small.lineLimit = 1
    small.minimumScaleFactor = 0.5
    let natural = Bench.layout(small).lines[0].width
    #expect(Bench.layout(small, natural + 1).scaleFactor == 1)
    let layout = Bench.layout(small, natural * 0.8)
    #expect(layout.strings == ["shrinking text"])
    #expect(layout.scaleFactor <= 0.8 && layout.scaleFactor > 0.8 - 0.5 / 32 - 1e-9)
    #expect((layout.scaleFactor * 64).rounded() == layout.scaleFactor * 64)
  }

  @Test func `L156: if not even the smallest factor fits, the text truncates at it`() {
    var small = text("shrinking text")
    small.lineLimit = 1
    small.minimumScaleFactor = 0.75
    let layout = Bench.layout(small, Bench.width("shrinking text") / 2)
    #expect(layout.scaleFactor == 0.75)
    #expect(layout.strings[0].hasSuffix("…"))
  }

  @Test func `runs keep their attributes, and the ellipsis has those of the character before it`() {
    var mixed = StyledText(runs: [run("abc "), run("def", font: FontDescriptor(size: 20))])
    mixed.lineLimit = 1
    let line = Bench.layout(mixed, Bench.layout(mixed).size.width - 5).lines[0]
    #expect(line.runs.count == 2)
    #expect(line.runs[1].string.hasSuffix("…") && line.runs[1].font.size == 20)
  }
}
