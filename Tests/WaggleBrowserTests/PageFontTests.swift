import Foundation
import Synchronization
import TestSupport
import Testing
import Waggle
import WaggleBrowser
import WaggleRender

/// How a page gets to the fonts of its texts.
@MainActor @Suite struct PageFontTests {
  /// Knows Inter, a small face and a large one; notes what is cut.
  final class ThreeFaces: PageFonts.Source {
    nonisolated static let inter = PageFonts.Face(
      path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", family: "Inter", weight: 400,
      isItalic: false)
    nonisolated static let thai = PageFonts.Face(
      path: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", family: "Noto Sans Thai",
      weight: 400, isItalic: false)
    nonisolated static let han = PageFonts.Face(
      path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", index: 2,
      family: "Noto Sans CJK SC", weight: 400, isItalic: false, loadsSubsets: true)
    nonisolated let cuts = Mutex<[Int]>([])

    nonisolated init() {}

    func picture(of node: DisplayNode, in box: CGRect) -> String? { nil }

    func resolvedFont(for font: FontDescriptor) -> PageFonts.ResolvedFont {
      let face = [Self.inter, Self.thai, Self.han][min(Int(font.fallback), 2)]
      return PageFonts.ResolvedFont(family: face.family, weight: 400, isItalic: false, face: face)
    }

    nonisolated func webFont(of face: PageFonts.Face, _ ranges: [ClosedRange<UInt32>])
      -> [UInt8]?
    { nil }

    nonisolated func subset(of face: PageFonts.Face, _ scalars: [Unicode.Scalar]) -> [UInt8]? {
      cuts.withLock { $0.append(scalars.count) }
      return FontSubset.data(path: face.path, index: face.index, scalars)
    }
  }

  private let source = ThreeFaces()
  private let token = AccessToken()

  private func node(_ string: String, _ fallback: UInt16) -> DisplayNode {
    var font = FontDescriptor(size: 20)
    font.fallback = fallback
    let run = StyledText.Run(string: string, font: font, color: .black)
    let line = TextLayout.Line(runs: [run], x: 0, baseline: 20, width: 40)
    let layout = TextLayout(
      text: StyledText(runs: [run]), size: CGSize(width: 40, height: 24), firstBaseline: 20,
      lastBaseline: 20, lines: [line])
    return DisplayNode(.text(layout, at: .zero))
  }

  /// The names and numbers of a patch's steps, and all of it.
  private func patch(_ mirror: PageDiffer, _ nodes: [DisplayNode]) throws -> (
    steps: [String], json: String
  ) {
    var writer = PatchWriter()
    mirror.update(to: DisplayList(DisplayNode(.group(nodes))), &writer)
    let bytes = writer.list.bytes
    let steps = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[Any]] ?? []
    return (
      steps.map { $0[0] as? String == "f" ? "f\($0[1])" : "\($0[0])" },
      String(decoding: bytes, as: UTF8.self)
    )
  }

  @Test func `a face is sent once, before the first text that uses it`() throws {
    let fonts = PageFonts(faces: [ThreeFaces.inter], source: source)
    let mirror = PageDiffer(ElementNumbers(), fonts)
    let first = try patch(mirror, [node("Ada", 0), node("ไทย", 1)])
    #expect(first.steps == ["c", "f0", "c", "c"] || first.steps == ["c", "c", "f0", "c"])
    #expect(
      first.json.contains(#"\"Inter\",sans-serif"#) && first.json.contains("20px/0 f0,sans-serif"))
    let second = try patch(mirror, [node("Ada", 0), node("ไทย", 1), node("你好", 2)])
    #expect(second.steps.filter { $0.hasPrefix("f") } == ["f1"])
    // Only a run of a face that is cut says its number.
    #expect(second.json.contains(",1]]]]") && !first.json.contains(",0,0,0,0]]]]"))
    let fresh = try patch(PageDiffer(ElementNumbers(), fonts), [node("你好", 2)])
    #expect(fresh.steps.filter { $0.hasPrefix("f") } == ["f1"])
  }

  private func ask(_ path: String, _ server: PageServer) throws -> Response {
    let text = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n"
    return server.response(to: try #require(RequestHead(Array(text.utf8))))
  }

  @Test func `a small face is served whole and a large one in parts, to requests with the token`()
    throws
  {
    let fonts = PageFonts(faces: [ThreeFaces.inter], source: source)
    _ = try patch(PageDiffer(ElementNumbers(), fonts), [node("ไทย", 1)])
    _ = try patch(PageDiffer(ElementNumbers(), fonts), [node("你好", 2)])
    let server = PageServer(
      address: ServerAddress(host: "127.0.0.1", port: 4000), token: token,
      assets: StaticAssets(title: "", fonts: fonts),
      sessions: LiveSessions(fonts: fonts) { makeHost($0) { EmptyView() } },
      log: ThrottledLog { _ in })
    let query = "?token=\(token)"
    #expect(try ask("/face/0\(query)", server).body.count > 10_000)
    let part = try ask("/face/1/4F60-597D\(query)", server)
    #expect(
      part.status == 200 && part.body.count < 5_000 && part.body.starts(with: Array("OTTO".utf8)))
    _ = try ask("/face/1/4F60-597D\(query)", server)
    #expect(source.cuts.withLock { $0 } == [2])
    for path in ["/face/0", "/face/1/4F60", "/face/1/4F60?token=no"] {
      #expect(try ask(path, server).status == 403)
    }
    let long = Array(repeating: "4F60", count: 1025).joined(separator: "-")
    for path in [
      "/face/1", "/face/0/41", "/face/2", "/face/-1", "/face/", "/face/x", "/face/1/", "/face/1/G",
      "/face/1/D800", "/face/1/110000", "/face/1/4F60/4F60", "/face/1/\(long)", "/face/1/4F60-",
    ] {
      #expect(try ask(path + query, server).status == 404, "\(path)")
    }
  }

  @Test func `C485: the page knows the same Latin letters as the program`() throws {
    let fonts = PageFonts(faces: [ThreeFaces.inter], source: source)
    let assets = StaticAssets(title: "", fonts: fonts)
    let script = String(decoding: try #require(assets.asset(at: "/text.js")).body, as: UTF8.self)
    let code = { (scalar: UInt32) in
      let digits = String(scalar, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    let ranges = PageFonts.latin.map { range in
      range.count == 1
        ? code(range.lowerBound) : code(range.lowerBound) + "-" + code(range.upperBound)
    }
    #expect(script.contains("const latin = /^[\\t\\n" + ranges.joined() + "]*$/;"))
  }

  @Test func `C485: the web font of a face has its Latin letters alone, and is a third of it`()
    throws
  {
    let path = ThreeFaces.inter.path
    let font = try #require(FontSubset.compressed(path: path, index: 0, PageFonts.latin))
    #expect(font.prefix(8).elementsEqual(Array("wOF2OTTO".utf8)))
    let length = font[8..<12].reduce(0) { $0 << 8 | Int($1) }
    #expect(length == font.count)
    #expect((30_000...50_500).contains(font.count))
    #expect(FontSubset.compressed(path: "/nowhere", index: 0, PageFonts.latin) == nil)
  }
}
