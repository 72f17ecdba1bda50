import Foundation
import Testing
import Waggle
import WaggleRender

/// Widths and designs of the system font.
@MainActor @Suite struct FontWidthTests {
  private func font(
    _ width: Int = 100, weight: Int = 400, design: FontDescriptor.Design = .standard
  ) -> FontDescriptor {
    // Without the system font's line height, and so without its tracking (L280).
    var font = FontDescriptor(size: 20, weight: weight, design: design)
    font.width = width
    return font
  }

  private func measured(_ font: FontDescriptor, _ string: String = "Hamburg") -> TextLayout {
    Bench.layout(text(string, font: font))
  }

  @Test(arguments: [
    (width: 50, stretch: 0.68, weight: 600), (75, 0.84, 500), (100, 1, 400), (125, 1.16, 300),
  ])
  func
    `C490: letters of the system font are scaled to a width, in the weight that keeps their stems`(
      width: Int, stretch: CGFloat, weight: Int
    )
  {
    let (scaled, natural) = (measured(font(width)), measured(font(weight: weight)))
    #expect(abs(scaled.lines[0].width - stretch * natural.lines[0].width) < 0.1)
    #expect(scaled.size.height == natural.size.height)
    #expect(scaled.firstBaseline == natural.firstBaseline)
  }

  @Test(arguments: [(width: 50, stretch: 0.68), (75, 0.84), (125, 1.16)])
  func `C490: the tracking of the system font is scaled as its letters are`(
    width: Int, stretch: CGFloat
  ) {
    let natural = FontDescriptor(size: 20, lineHeight: 24)
    var scaled = natural
    scaled.width = width
    #expect(natural.ownTracking < 0)
    #expect(abs(scaled.ownTracking - stretch * natural.ownTracking) < 1e-9)
  }

  @Test(arguments: [50, 75, 125])
  func `C490: characters are where they are drawn, and breaks are those of the width`(width: Int)
    throws
  {
    let layout = measured(font(width))
    let extents = Bench.engine.characterExtents(of: layout.lines[0].runs)
    let end = try #require(extents.last)
    #expect(abs(end.x + end.width - layout.lines[0].width) < 0.1)
    let image = try Bench.pixels(
      DisplayNode(.text(layout, at: .zero)), width: 150, height: 24, scale: 2)
    let ink = (0..<300).filter { x in (0..<48).contains { image[x, $0] & 0xFF < 220 } }
    let right = CGFloat(try #require(ink.last)) / 2
    #expect(right <= layout.size.width && right > layout.size.width - 4)
    let lines = Bench.layout(
      text("Hamburg Hamburg", font: font(width)), 2 * layout.size.width, nil)
    #expect(lines.lines.count == 2)
    #expect(lines.lines.allSatisfy { $0.width <= layout.size.width })
  }

  @Test func `C490: a family by name, and the other designs, keep their letters`() {
    for design in [FontDescriptor.Design.serif, .monospaced] {
      #expect(measured(font(50, design: design)).size == measured(font(design: design)).size)
    }
    var named = font()
    named.family = "DejaVu Serif"
    var narrow = named
    narrow.width = 75
    // It has a condensed face.
    #expect(measured(narrow).size.width < measured(named).size.width)
    #expect(Bench.fonts.resolvedFont(narrow).stretch == 100)
  }

  @Test func `C491: the rounded design is Quicksand, in the weight that looks as Inter's`() {
    for (weight, found) in [
      (100, 300), (200, 300), (300, 400), (400, 500), (500, 500), (600, 700), (700, 700),
      (900, 700),
    ] {
      let resolved = Bench.fonts.resolvedFont(font(weight: weight, design: .rounded))
      #expect(resolved.family == "Quicksand" && resolved.weight == found)
      #expect(resolved.faces.contains { $0.weight == found })
    }
    #expect(measured(font(design: .rounded)).size.height == measured(font()).size.height)
    let (narrow, wide) = (font(75, design: .rounded), font(design: .rounded))
    #expect(measured(narrow).size.width < measured(wide).size.width)
  }

  @Test func `C491: letters that Quicksand lacks are Inter's`() {
    #expect(
      measured(font(design: .rounded), "Привет").size.width == measured(font(), "Привет").size.width
    )
  }

  @Test func `C491: without Quicksand rounded text is in Inter, and W-FONT names the package`()
    throws
  {
    var files = FontFiles.debian
    files.root = "/nowhere"
    let bare = TextEngine(fonts: FontSystem(files: files))
    let rounded = text("Ada", font: font(design: .rounded))
    let problem = try #require(bare.problems(in: rounded).first)
    #expect(problem.diagnostic.id == "W-FONT")
    #expect(problem.diagnostic.message.contains("rounded design"))
    #expect(problem.diagnostic.message.contains("fonts-quicksand"))
    #expect(bare.layout(rounded, width: nil, height: nil).size == measured(font(), "Ada").size)
    #expect(Bench.engine.problems(in: rounded) == [])
  }
}
