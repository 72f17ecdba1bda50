import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Images in texts, and lines with a pattern or a colour.
@MainActor @Suite struct TextOrnamentTests {
  private struct Drawn {
    var symbols: [(name: String, frame: CGRect, color: ResolvedColor)] = []
    var strokes: [(frame: CGRect, dash: [CGFloat])] = []
    var boxes: [(frame: CGRect, color: ResolvedColor)] = []
    var texts: [CGRect] = []
  }

  private func host<Content: View>(
    width: CGFloat = 390, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 400)) { content() }
    host.settle()
    return host
  }

  private func drawn(_ host: TestHost) -> Drawn {
    var drawn = Drawn()
    host.host.displayList.forEachItem { node, transform in
      switch node.content {
      case .symbol(let symbol, let frame, let paint):
        drawn.symbols.append((symbol.name, frame.applying(transform), paint.color))
      case .stroke(_, let frame, _, let style):
        drawn.strokes.append((frame.applying(transform), style.dash))
      case .rectangle(let frame, let paint):
        drawn.boxes.append((frame.applying(transform), paint.color))
      case .text(let layout, let origin):
        for line in layout.lines {
          drawn.texts.append(
            CGRect(
              x: origin.x + line.x, y: origin.y + line.baseline, width: line.width, height: 0
            ).applying(transform))
        }
      default: break
      }
    }
    return drawn
  }

  @Test func `C023: an image in a text is as large as beside it, in its colour, at its place`()
    throws
  {
    let host = host {
      VStack(alignment: .leading) {
        Text("\(Image(systemName: "star.fill")) 5").foregroundStyle(.red)
        Text("a") + Text(Image(systemName: "heart")).foregroundColor(.blue) + Text("b")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Image(systemName: "star.fill")
          Text("5")
        }
      }
    }
    let drawn = drawn(host)
    #expect(drawn.symbols.count == 3)
    let (star, heart, beside) = (drawn.symbols[0], drawn.symbols[1], drawn.symbols[2])
    let colors = EnvironmentValues().colorContext
    #expect(star.color == Color.red.resolve(in: colors))
    #expect(heart.color == Color.blue.resolve(in: colors))
    #expect(star.name == beside.name && star.frame.size == beside.frame.size)
    // The digit is behind the star; the heart is between its letters.
    #expect(abs(drawn.texts[0].minX - star.frame.maxX) < 0.1)
    #expect(abs(drawn.texts[1].maxX - heart.frame.minX) < 0.1)
    #expect(abs(drawn.texts[2].minX - heart.frame.maxX) < 0.1)
    // Centred on the capital letters, as a symbol beside a text is.
    let (inside, outside) = (
      star.frame.midY - drawn.texts[0].minY, beside.frame.midY - drawn.texts[3].minY
    )
    #expect(abs(inside - outside) < 1)
    #expect(host.text == ["5", "a b", "5"])
  }

  @Test func `L151: an image in a text wraps with it, and a large one makes its line higher`()
    throws
  {
    let star = Text(Image(systemName: "star"))
    let host = host(width: 60) {
      VStack(alignment: .leading, spacing: 0) {
        star + star + star + star + star + star
        (Text("a") + star.font(.system(size: 60))).accessibilityIdentifier("large")
      }
    }
    let drawn = drawn(host)
    #expect(drawn.symbols.count == 7)
    #expect(Set(drawn.symbols.prefix(6).map(\.frame.minY)).count > 1)
    #expect(drawn.symbols.allSatisfy { $0.frame.maxX <= 60.5 || $0.frame.width > 60 })
    let large = try #require(drawn.symbols.last)
    #expect(try host.find(identifier: "large").frame.height >= large.frame.height)
  }

  @Test(arguments: [40, 60, 80, 90, 100, 110, 120, 130, 140, 150, 160, 400])
  func `L154: what is truncated has the images before its ellipsis, each once`(_ width: CGFloat) {
    let host = host(width: width) {
      Text("aaaaa \(Image(systemName: "star")) bbbb \(Image(systemName: "heart"))")
        .lineLimit(1)
    }
    let count = drawn(host).symbols.count
    let text = host.text.joined()
    if !text.contains("…") {
      #expect(count == 2)
    } else {
      #expect(text.contains("b") ? count == 1 : count <= 1)
    }
  }

  @Test func `C194: a placeholder hides the images of a text`() {
    let host = host { Text("a \(Image(systemName: "star"))").redacted(reason: .placeholder) }
    #expect(drawn(host).symbols.isEmpty)
  }

  @Test func `C342: a file in a text has its own size, and is above the baseline`() throws {
    // The head of a PNG file of 40 by 20 pixels.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0, 40, 0, 0, 0, 20, 8, 6,
    ]
    let image = Image(try #require(BitmapImage(name: "bee", data: Data(head))))
    for isMask in [false, true] {
      let host = host { Text("a\(image.renderingMode(isMask ? .template : .original))") }
      var frames: [CGRect] = []
      host.host.displayList.forEachItem { node, transform in
        if case .bitmap(_, let frame) = node.content { frames.append(frame.applying(transform)) }
      }
      let text = try #require(drawn(host).texts.first)
      #expect(frames.count == 1 && frames[0].size == CGSize(width: 40, height: 20))
      #expect(abs(frames[0].maxY - text.minY) < 0.01 && abs(frames[0].minX - text.maxX) < 0.1)
    }
  }

  @Test func `L004: an image that is missing takes no space in a text, and is reported`() {
    let host = host { Text("a\(Image(systemName: "no.such.symbol"))b") }
    #expect(host.text == ["ab"])
    #expect(host.diagnostics.map(\.id) == ["W-SYMBOL"])
  }

  @Test(arguments: [
    (Text.LineStyle.Pattern.dot, 2), (.dash, 2), (.dashDot, 4), (.dashDotDot, 6),
  ])
  func `C345: lines of a pattern are drawn as long as the text`(
    _ pattern: Text.LineStyle.Pattern, _ parts: Int
  ) throws {
    let host = host {
      Text("under").underline(pattern: pattern)
      Text("through").strikethrough(true, pattern: pattern)
      VStack { Text("view") }.underline(true, pattern: pattern)
    }
    let drawn = drawn(host)
    #expect(drawn.strokes.count == 3 && drawn.strokes.allSatisfy { $0.dash.count == parts })
    for (stroke, text) in zip(drawn.strokes, drawn.texts) {
      #expect(abs(stroke.frame.width - text.width) < 0.01)
      #expect(abs(stroke.frame.minX - text.minX) < 0.01)
    }
    #expect(drawn.strokes[0].frame.minY > drawn.texts[0].minY)
    #expect(drawn.strokes[1].frame.minY < drawn.texts[1].minY)
  }

  @Test
  func `C345: a line has its own colour, that of the text without one, and a false one removes it`()
  {
    let host = host {
      Text("a").underline(true, color: .red)
      Text("b").foregroundStyle(.green).underline()
      Text("c").underline(false, color: .red)
      VStack { Text("d").underline(false) }.underline(true, color: .blue)
    }
    let colors = EnvironmentValues().colorContext
    let boxes = drawn(host).boxes
    #expect(boxes.map(\.color) == [Color.red.resolve(in: colors)])
    var plain: [Bool] = []
    host.host.displayList.forEachItem { node, _ in
      if case .text(let layout, _) = node.content { plain.append(layout.text.runs[0].underline) }
    }
    #expect(plain == [false, true, false, false])
  }

  @Test func `R012: a change of an image or of a line's colour leaves what a fresh host draws`()
    throws
  {
    struct Changing: View {
      let step: Int

      var body: some View {
        Text("\(Image(systemName: step % 2 == 0 ? "star" : "heart")) of \(step)")
          .underline(step % 3 > 0, color: step % 3 == 1 ? .red : .blue)
          .font(step > 3 ? .title : .body)
      }
    }
    struct Stepper: View {
      @State private var step = 0

      var body: some View {
        VStack {
          Changing(step: step)
          Button("next") { step += 1 }
        }
      }
    }
    let host = host { Stepper() }
    for step in 1...6 {
      try host.find(label: "next").tap()
      host.settle()
      let fresh = self.host {
        VStack {
          Changing(step: step)
          Button("next") {}
        }
      }
      let (now, new) = (drawn(host), drawn(fresh))
      #expect(now.symbols.map(\.frame) == new.symbols.map(\.frame))
      #expect(now.symbols.map(\.name) == new.symbols.map(\.name))
      #expect(now.boxes.map(\.frame) == new.boxes.map(\.frame))
      #expect(now.boxes.map(\.color) == new.boxes.map(\.color))
      #expect(now.texts == new.texts)
    }
  }
}
