import Foundation
import Testing
import Waggle
import WaggleRender

/// Text that may shrink.
@MainActor @Suite struct ScaleFactorTests {
  private func shrinking(
    _ string: String, size: CGFloat = 60, to minimum: CGFloat = 0.05, lines: Int? = 1
  ) -> StyledText {
    var text = text(string, font: FontDescriptor(size: size))
    text.minimumScaleFactor = minimum
    text.lineLimit = lines
    return text
  }

  /// The layout at a factor, however much room there is.
  private func natural(_ text: StyledText, at factor: CGFloat) -> TextLayout {
    var scaled = text
    scaled.minimumScaleFactor = 1
    for index in scaled.runs.indices { scaled.runs[index].font.size *= factor }
    return Bench.layout(scaled)
  }

  /// Whether all words are whole, in whole lines.
  private func isWhole(_ layout: TextLayout, _ string: String) -> Bool {
    layout.strings.joined(separator: " ") == string
  }

  @Test
  func
    `L156: a text on one line has the largest size that fits both ways, within a tenth of a point`()
  {
    for string in ["A", "7", "é", "AB", "42", "text of some words"] {
      for width in [12, 28, 80, 400] as [CGFloat] {
        for height in [12, 28, 50, 400] as [CGFloat] {
          let text = shrinking(string, to: 0.02)
          let layout = Bench.layout(text, width, height)
          #expect(isWhole(layout, string))
          #expect(layout.size.width <= width && layout.size.height <= height)
          guard layout.scaleFactor < 1 else { continue }
          let next = natural(text, at: layout.scaleFactor + 0.1 / 60 + 1e-9)
          #expect(next.lines[0].width > width || next.size.height > height, "\(string) \(width)")
        }
      }
    }
  }

  @Test func `L156: text that fits stays as it is, and text without a factor overflows`() {
    let text = shrinking("A")
    let whole = natural(text, at: 1).size
    #expect(Bench.layout(text, whole.width, whole.height).scaleFactor == 1)
    #expect(Bench.layout(text, nil, nil).scaleFactor == 1)
    #expect(Bench.layout(text, whole.width, nil).scaleFactor == 1)
    #expect(Bench.layout(shrinking("A", to: 1), 10, 10).size.height == whole.height)
  }

  @Test func `L156: words are whole before they are large`() {
    for lines in [2, 3, nil] {
      let layout = Bench.layout(shrinking("ORANGE BLUEBERRY", lines: lines), 80, 200)
      #expect(layout.strings == ["ORANGE", "BLUEBERRY"])
      #expect(layout.scaleFactor < 1)
    }
    let layout = Bench.layout(shrinking("incomprehensible", lines: nil), 80, nil)
    #expect(layout.strings == ["incomprehensible"])
  }

  @Test func `L156: lines that are too many or too high shrink until all are within the height`() {
    let string = "many words that need several lines in a box"
    for lines in [2, 4, nil] {
      for height in [30, 60, 90] as [CGFloat] {
        let layout = Bench.layout(shrinking(string, lines: lines), 120, height)
        #expect(isWhole(layout, string))
        #expect(layout.lines.count <= lines ?? .max && layout.size.height <= height)
      }
    }
  }

  @Test func `L156: a text that does not fit at the smallest factor has it, and is truncated`() {
    let layout = Bench.layout(shrinking("shrinking text", to: 0.75), 100, nil)
    #expect(layout.scaleFactor == 0.75)
    #expect(layout.strings[0].hasSuffix("…"))
    #expect(Bench.layout(shrinking("A", to: 0.5), 9, 9).scaleFactor == 0.5)
    #expect(Bench.layout(shrinking("A", to: 0.5), 0, 10).scaleFactor == 0.5)
  }

  @Test func `L156: runs of several sizes keep their proportion`() {
    var text = StyledText(runs: [
      run("Big ", font: FontDescriptor(size: 50)), run("small", font: FontDescriptor(size: 20)),
    ])
    text.lineLimit = 1
    text.minimumScaleFactor = 0.1
    let layout = Bench.layout(text, 60, 20)
    let sizes = layout.lines[0].runs.map(\.font.size)
    #expect(sizes.count == 2 && abs(sizes[0] / sizes[1] - 2.5) < 1e-9)
    #expect(layout.size.width <= 60 && layout.size.height <= 20 && layout.scaleFactor < 1)
  }

  @Test
  func
    `L156: where tightening is enough nothing shrinks, and a text that is only too high is not tightened`()
  {
    var tight = shrinking("tightening", size: 17, to: 0.5)
    let width = natural(tight, at: 1).lines[0].width
    #expect(Bench.layout(tight, width - 0.5, nil).scaleFactor < 1)
    tight.allowsTightening = true
    #expect(Bench.layout(tight, width - 0.5, nil).scaleFactor == 1)
    let low = Bench.layout(tight, nil, 12)
    #expect(low.scaleFactor < 1 && low.lines[0].runs[0].tracking == 0)
  }

  @Test func `L156: the size that a text answers is one in which it has the same lines`() {
    for string in ["A", "ORANGE BLUEBERRY", "many words that need several lines"] {
      for width in stride(from: CGFloat(15), to: 300, by: 19) {
        let text = shrinking(string, lines: nil)
        let first = Bench.layout(text, width, 40)
        let again = Bench.layout(text, first.size.width, first.size.height)
        #expect(again.size == first.size && again.scaleFactor == first.scaleFactor)
      }
    }
  }

  @Test func `L156: a larger room never has a smaller text`() {
    let text = shrinking("some words of text", size: 40, lines: 1)
    let factors = stride(from: CGFloat(5), to: 400, by: 5).map {
      Bench.layout(text, $0, $0 / 2).scaleFactor
    }
    #expect(factors == factors.sorted())
  }

  @Test
  func
    `L156: a search shapes text and ellipsis fourteen times at most, and a text without a factor once`()
  {
    let engine = TextEngine(fonts: Bench.fonts)
    _ = engine.layout(shrinking("text", size: 500, to: 0.01), width: 60, height: nil)
    #expect(engine.paragraphsShaped <= 28)
    let plain = TextEngine(fonts: Bench.fonts)
    _ = plain.layout(shrinking("text", size: 500, to: 1, lines: nil), width: 60, height: nil)
    #expect(plain.paragraphsShaped == 1)
  }
}
