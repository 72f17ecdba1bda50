import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct ImageRendererTests {
  @Test func `a picture is as large as the view wants to be`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    #expect(try pixelSize(of: renderer.pngData()) == CGSize(width: 30, height: 20))
    #expect(try pixelSize(of: renderer.pngData(scale: 3)) == CGSize(width: 90, height: 60))
    renderer.scale = 2
    #expect(try pixelSize(of: renderer.pngData()) == CGSize(width: 60, height: 40))
  }

  @Test func `a flexible view gets the proposal`() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(try pixelSize(of: renderer.pngData()) == CGSize(width: 10, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
    #expect(try pixelSize(of: renderer.pngData()) == CGSize(width: 50, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
    #expect(try pixelSize(of: renderer.pngData()) == CGSize(width: 50, height: 40))
  }

  @Test func `several views are a column, as at the root, and AnyView is one view (L009, R022)`()
    throws
  {
    let two = Group {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 20, height: 20)
    }
    #expect(
      try pixelSize(of: ImageRenderer(content: two).pngData()) == CGSize(width: 20, height: 48))
    let padded = CGSize(width: 40, height: 68)
    #expect(try pixelSize(of: ImageRenderer(content: two.padding(10)).pngData()) == padded)
    let erased = ImageRenderer(content: AnyView(two.padding(10)))
    #expect(try pixelSize(of: erased.pngData()) == padded)
  }

  @Test func `a view that grows after it was measured is drawn whole`() throws {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear { width = 70 }
      }
    }
    let png = try ImageRenderer(content: Growing()).pngData()
    #expect(pixelSize(of: png) == CGSize(width: 70, height: 10))
  }

  @Test func `the content can be replaced`() throws {
    let renderer = ImageRenderer(content: Text("a"))
    let narrow = try #require(pixelSize(of: renderer.pngData()))
    renderer.content = Text("a far longer text")
    let wide = try #require(pixelSize(of: renderer.pngData()))
    #expect(wide.width > narrow.width * 4)
    #expect(wide.height == narrow.height)
  }

  @Test func `the same view gives the same bytes`() throws {
    let renderer = ImageRenderer(content: Text("Meadow").padding().background(.yellow))
    #expect(try renderer.pngData(scale: 2) == renderer.pngData(scale: 2))
    #expect(try renderer.svgData() == renderer.svgData())
    #expect(try renderer.pdfData() == renderer.pdfData())
  }

  @Test func `SVG and PDF come from the same tree`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    #expect(try String(decoding: renderer.svgData(), as: UTF8.self).contains(#"width="30""#))
    #expect(try renderer.pdfData().starts(with: Array("%PDF".utf8)))
  }

  @Test func `C471: a PDF has a page for each element, each of its own size`() throws {
    let pdf = try ImageRenderer.pdfData(pages: [30, 50, 40]) { (width: CGFloat) in
      if width == 50 {
        Color.red.frame(width: width, height: 20)
      } else {
        Color.blue.frame(width: width, height: 70)
      }
    }
    let text = String(decoding: pdf, as: UTF8.self)
    let boxes = text.matches(of: /MediaBox \[ 0 0 ([0-9]+) ([0-9]+) \]/)
    #expect(boxes.map { "\($0.1)x\($0.2)" } == ["30x70", "50x20", "40x70"])
    #expect(text.contains("/Count 3"))
    let again = try ImageRenderer.pdfData(pages: [30]) { (width: CGFloat) in
      Color.red.frame(width: width, height: 20)
    }
    #expect(try again == ImageRenderer(content: Color.red.frame(width: 30, height: 20)).pdfData())
  }

  private struct Loading: View {
    let seconds: Double
    @State private var isLoaded = false
    var body: some View {
      Color.red.frame(width: isLoaded ? 70 : 10, height: 20).task {
        try? await Task.sleep(for: .seconds(seconds))
        isLoaded = true
      }
    }
  }

  @Test func `C472: an awaited picture has what the tasks of its views have loaded`() async throws {
    let renderer = ImageRenderer(content: Loading(seconds: 0.05))
    // The tests of a process share the main actor, so a wait may be long.
    let limit = Duration.seconds(3600)
    #expect(
      try await pixelSize(of: renderer.pngData(timeout: limit)) == CGSize(width: 70, height: 20))
    let svg = try await String(decoding: renderer.svgData(timeout: limit), as: UTF8.self)
    #expect(svg.contains(#"width="70""#))
    let pdf = try await String(decoding: renderer.pdfData(timeout: limit), as: UTF8.self)
    #expect(pdf.contains("[ 0 0 70 20 ]"))
  }

  @Test func `C472: a task that does not finish in time is W-UNFINISHED with its view`()
    async throws
  {
    let renderer = ImageRenderer(content: Loading(seconds: 100_000).padding(5))
    let png = try await renderer.pngData(timeout: .milliseconds(50))
    #expect(pixelSize(of: png) == CGSize(width: 20, height: 30))
    #expect(renderer.diagnostics.map(\.id) == ["W-UNFINISHED"])
    let diagnostic = try #require(renderer.diagnostics.first)
    #expect(diagnostic.path.hasSuffix("Loading"), "\(diagnostic)")
    #expect(diagnostic.message.contains("had not finished after 0.05 seconds"))
  }

  private func drawAtOnce<Content: View>(_ renderer: ImageRenderer<Content>) throws {
    _ = try renderer.pngData()
  }

  @Test func `C472: a task that had no time at all is W-UNFINISHED, once for each of ten views`()
    throws
  {
    let images = ImageRenderer(
      content: HStack {
        ForEach(0..<12, id: \.self) { AsyncImage(url: URL(string: "file:///bee\($0).png")) }
      })
    try drawAtOnce(images)
    #expect(images.diagnostics.map(\.id) == Array(repeating: "W-UNFINISHED", count: 10))
    #expect(images.diagnostics.allSatisfy { $0.path.contains("AsyncImage") })
    #expect(images.diagnostics[0].message.contains("try await renderer.pngData()"))
    let still = ImageRenderer(content: Text("Still"))
    try drawAtOnce(still)
    #expect(still.diagnostics.isEmpty)
  }

  @Test func `C471: the pages of an awaited PDF load at the same time`() async throws {
    let meeting = Meeting()
    let pdf = try await ImageRenderer.pdfData(pages: 0..<5, timeout: .seconds(3600)) { _ in
      Guest(meeting: meeting)
    }
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.matches(of: /MediaBox \[ 0 0 70 20 \]/).count == 5)
  }

  @MainActor private final class Meeting { var guests = 0 }

  /// Its task ends when those of five of them run.
  private struct Guest: View {
    let meeting: Meeting
    @State private var isLoaded = false
    var body: some View {
      Color.red.frame(width: isLoaded ? 70 : 10, height: 20).task {
        meeting.guests += 1
        while meeting.guests < 5 { try? await Task.sleep(for: .milliseconds(1)) }
        isLoaded = true
      }
    }
  }

  @Test func `C471: a PDF without a page is refused with a message`() {
    let error = #expect(throws: (any Error).self) {
      try ImageRenderer.pdfData(pages: [Int]()) { Text("\($0)") }
    }
    #expect("\(error as Any)".contains("at least one page"))
  }

  @Test func `a view without a size is refused with a message`() {
    let renderer = ImageRenderer(content: EmptyView())
    let error = #expect(throws: (any Error).self) { try renderer.pngData() }
    #expect("\(error as Any)".contains("0.0 x 0.0 points"))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func `an impossible scale is refused with a message`(scale: CGFloat) {
    let renderer = ImageRenderer(content: Color.red)
    let error = #expect(throws: (any Error).self) { try renderer.pngData(scale: scale) }
    #expect("\(error as Any)".contains("cannot be drawn"))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9, 1e300] as [CGFloat])
  func `an impossible scale of the renderer is refused in each format`(scale: CGFloat) {
    let renderer = ImageRenderer(content: Text("a").padding())
    renderer.scale = scale
    for draw in [{ try renderer.pngData() }, renderer.svgData, renderer.pdfData] {
      let error = #expect(throws: (any Error).self) { try draw() }
      #expect("\(error as Any)".contains("the scale must be more than 0"))
    }
  }

  @Test(
    arguments: [(.nan, 10), (-1, nil), (nil, -.infinity), (10, -0.5)] as [(CGFloat?, CGFloat?)])
  func `an impossible proposal is refused with a message`(
    width: CGFloat?, height: CGFloat?
  ) {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let error = #expect(throws: (any Error).self) { try renderer.pngData() }
    #expect("\(error as Any)".contains("cannot be proposed"))
  }

  @Test(arguments: [1e5, 1e9, 1e300, .infinity] as [CGFloat])
  func `a huge proposal is refused if the view fills it, and otherwise gives the ideal size`(
    side: CGFloat
  ) throws {
    let proposal = ProposedViewSize(width: side, height: side)
    let greedy = ImageRenderer(content: Color.red.shadow(radius: 9))
    greedy.proposedSize = proposal
    let error = #expect(throws: (any Error).self) { try greedy.pngData() }
    #expect("\(error as Any)".contains("cannot be drawn"))
    let modest = ImageRenderer(content: Text("A meadow of many words").font(.title).padding())
    let ideal = try modest.pngData()
    modest.proposedSize = proposal
    #expect(try modest.pngData() == ideal)
  }

  @Test func `C670: an image of CoreGraphics has the pixels of the view, and is shown as a view`()
    throws
  {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 24 && image.height == 16 && image == image)
    let shown = Image(image, scale: 2, label: Text("Red"))
    #expect(try ImageRenderer(content: shown).pngData(scale: 2) == renderer.pngData())
    let large = ImageRenderer(content: Image(decorative: image, scale: 1))
    #expect(pixelSize(of: try large.pngData(scale: 1)) == CGSize(width: 24, height: 16))
    renderer.content = Color.red.frame(width: 0, height: 0)
    #expect(renderer.cgImage == nil)
  }

  @Test(arguments: [0, 1e-9, 0.4] as [CGFloat])
  func `a tiny proposal is drawn or refused with a message`(side: CGFloat) {
    for padding in [10, -100] as [CGFloat] {
      let renderer = ImageRenderer(content: Text("A meadow").padding(padding))
      renderer.proposedSize = ProposedViewSize(width: side, height: side)
      #expect((try? renderer.pngData()).map { pixelSize(of: $0) != nil } ?? true)
    }
  }
}

/// What a PNG says of its size; nil where it is not a PNG.
func pixelSize(of png: Data) -> CGSize? {
  let bytes = [UInt8](png.prefix(24))
  guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
  func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  return CGSize(width: number(at: 16), height: number(at: 20))
}
