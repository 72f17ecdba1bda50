import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// Files of pixels in a page.
@MainActor @Suite struct PageImageTests {
  /// The head of a PNG file, which is all that the program reads of it for a page.
  private func bitmap() throws -> BitmapImage {
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0, 40, 0, 0, 0, 20, 8, 6,
    ]
    return try #require(BitmapImage(name: "bee", data: Data(head)))
  }

  private func shown(_ source: CGRect, isSmooth: Bool = true) throws -> String {
    let part = BitmapPart(image: try bitmap(), source: source, isSmooth: isSmooth)
    let mirrored = Mirrored()
    let frame = CGRect(x: 1, y: 2, width: 80, height: 40)
    try mirrored.show(DisplayList(DisplayNode(.bitmap(part, frame: frame))))
    return mirrored.page.text().filter { !$0.isWhitespace }
  }

  @Test func `C342: an image is a rectangle with the file in its address`() throws {
    let text = try shown(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(text.contains("data:image/png;base64,iVBORw0KGgo"))
    #expect(text.contains(",0,0,1,1]"))
    #expect(text.contains("w=80x=1y=2"))
  }

  @Test func `C343: a part of an image is in fractions of it, and may be sharp`() throws {
    let text = try shown(CGRect(x: 10, y: 5, width: 20, height: 10), isSmooth: false)
    #expect(text.contains(",0.25,0.25,0.5,0.5,1]"))
  }

  @Test func `C706: a page gets the outlines of an SVG file, and stretches them as pixels`() throws
  {
    let data = Data("<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'/>".utf8)
    let image = try #require(BitmapImage(name: "bee", svg: data))
    let whole = CGRect(x: 0, y: 0, width: 40, height: 20)
    let address = BitmapPart(image: image, source: whole, isSmooth: true).address
    let head = "data:image/svg+xml;base64,"
    #expect(address.hasPrefix(head))
    let outer = try #require(Data(base64Encoded: String(address.dropFirst(head.count))))
    let text = String(decoding: outer, as: UTF8.self)
    #expect(text.contains("preserveAspectRatio='none'"))
    #expect(text.contains(head + data.base64EncodedString()))
  }

  // MARK: files that a page loads

  /// The head of a PNG file of 1242 x 621 pixels, and as many bytes behind it as are asked for.
  private func large(
    _ bytes: Int = 40_000, seed: UInt8 = 0, changesOften: Bool = false
  ) throws -> BitmapImage {
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0x04, 0xDA, 0, 0, 0x02, 0x6D, 8, 6,
    ]
    let data = Data(head + Array(repeating: seed, count: bytes - head.count))
    return try #require(BitmapImage(name: "bee", data: data, changesOften: changesOften))
  }

  private func whole(_ image: BitmapImage, isSmooth: Bool = true, tile: CGSize? = nil)
    -> BitmapPart
  {
    BitmapPart(
      image: image, source: CGRect(origin: .zero, size: image.pixelSize), isSmooth: isSmooth,
      tile: tile)
  }

  /// Makes a file of one byte for each pixel across.
  private final class Scaler: PageFonts.Source {
    nonisolated init() {}
    func picture(of node: DisplayNode, in box: CGRect) -> String? { nil }
    func resolvedFont(for font: FontDescriptor) -> PageFonts.ResolvedFont {
      PageFonts.ResolvedFont(family: "Inter", weight: 400, isItalic: false)
    }
    nonisolated func subset(of face: PageFonts.Face, _ scalars: [Unicode.Scalar]) -> [UInt8]? {
      nil
    }
    nonisolated func webFont(
      of face: PageFonts.Face, _ ranges: [ClosedRange<UInt32>]
    ) -> [UInt8]? { nil }
    nonisolated func scaled(_ file: Data, width: Int) -> Data? {
      width == 500 ? nil : Data(repeating: 7, count: width)
    }
  }

  private let fonts = PageFonts(faces: [], source: Scaler())

  /// The properties of the element that shows a part of an image.
  private func properties(_ part: BitmapPart) throws -> [String: String] {
    var page = PageModel()
    var writer = PatchWriter()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let list = DisplayList(DisplayNode(.bitmap(part, frame: frame)))
    PageDiffer(ElementNumbers(), fonts).update(to: list, &writer)
    try page.apply(writer.list.bytes)
    return page.elements.values.first { $0.kind == "r" }?.properties.mapValues {
      $0.filter { !$0.isWhitespace }
    } ?? [:]
  }

  /// The address in the properties.
  private func address(_ part: BitmapPart) throws -> String {
    let text = try #require(try properties(part)["im"])
    return String(text.dropFirst().prefix { $0 != "," }).filter { $0 != "\"" }
  }

  private func response(_ path: String, token: String? = nil) throws -> Response {
    let own = AccessToken()
    let server = PageServer(
      address: ServerAddress(host: "127.0.0.1", port: 4000), token: own,
      assets: StaticAssets(title: "Bees", fonts: fonts),
      sessions: LiveSessions(fonts: fonts) { makeHost($0) { EmptyView() } },
      log: ThrottledLog { _ in })
    let head = "GET \(path)?token=\(token ?? own.text) HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n"
    return server.response(to: try #require(RequestHead(Array(head.utf8))))
  }

  @Test func `C473: a large file is loaded by its address, and says how many pixels it has`() throws
  {
    let shown = try properties(whole(large()))
    #expect(shown["im"]?.contains("/bitmap/") == true && shown["im"]?.contains("data:") == false)
    #expect(shown["ip"] == "[1242,621]", "\(shown)")
  }

  @Test func `C473: what is sharp, cut, or tiled is loaded with all of its pixels`() throws {
    let image = try large()
    let half = CGRect(x: 0, y: 0, width: 621, height: 621)
    for part in [
      whole(image, isSmooth: false), BitmapPart(image: image, source: half, isSmooth: true),
      whole(image, tile: CGSize(width: 50, height: 25)),
    ] {
      let shown = try properties(part)
      #expect(shown["im"]?.contains("/bitmap/") == true && shown["ip"] == nil, "\(shown)")
    }
  }

  /// The properties of the group that shows a rectangle through a mask.
  private func properties(mask: DisplayNode) throws -> [String: String] {
    var page = PageModel()
    var writer = PatchWriter()
    let ink = DisplayNode(
      .rectangle(
        CGRect(x: 0, y: 0, width: 200, height: 200), .color(.init(hex: 0xFF0000, opacity: 1))))
    PageDiffer(ElementNumbers(), fonts).update(
      to: DisplayList(DisplayNode(.mask(mask, ink))), &writer)
    try page.apply(writer.list.bytes)
    let element = page.elements.values.first { element in
      element.properties["ip"] != nil || element.properties["o"] != nil
    }
    guard let element else { return [:] }
    return element.properties.mapValues { text in text.filter { !$0.isWhitespace } }
  }

  @Test func `C473: a mask that is one large image is loaded by its address, also from an offset`()
    throws
  {
    let image = DisplayNode(
      .bitmap(try whole(large()), frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    let moved = DisplayNode(.offset(CGSize(width: 7, height: 9), DisplayNode(.group([image]))))
    for (mask, box) in [(image, "[0,0,100,50,0,0]"), (moved, "[7,9,100,50,0,0]")] {
      let shown = try properties(mask: mask)
      #expect(shown["mi"]?.contains("/bitmap/") == true && shown["ip"] == "[1242,621]")
      #expect(shown["cb"] == box && shown["mk"] == nil, "\(shown)")
    }
  }

  @Test func `C473: a mask of more, or of an image that is small, sharp or cut, is a picture`()
    throws
  {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let half = CGRect(x: 0, y: 0, width: 621, height: 621)
    let image = try large()
    let big = DisplayNode(.bitmap(whole(image), frame: frame))
    let others = [
      DisplayNode(.bitmap(whole(try bitmap()), frame: frame)),
      DisplayNode(.bitmap(whole(image, isSmooth: false), frame: frame)),
      DisplayNode(.bitmap(BitmapPart(image: image, source: half, isSmooth: true), frame: frame)),
      DisplayNode(.group([big, big])), DisplayNode(.opacity(0.5, big)),
    ]
    // The source of these tests draws no pictures, and what is masked by none is not seen.
    for mask in others { #expect(try properties(mask: mask)["o"] == "0", "\(mask)") }
  }

  @Test func `C473: a small file, and a drawing that changes often, are in the patch`() throws {
    for image in [
      try large(PageImages.inlineLimit), try large(100_000, changesOften: true), try bitmap(),
    ] {
      #expect(try properties(whole(image))["im"]?.contains("data:image/png") == true)
    }
    #expect(try address(whole(large(PageImages.inlineLimit + 1))).hasPrefix("/bitmap/"))
  }

  @Test func `C473: equal files have one address as long as an image has them`() throws {
    var first: BitmapImage? = try large()
    let second = try large()
    let address = try address(whole(first!))
    #expect(try self.address(whole(second)) == address)
    #expect(try self.address(whole(large(seed: 1))) != address)
    first = nil
    #expect(try response(address).status == 200)
  }

  @Test func `C473: the file of an image that is gone is not served`() throws {
    var image: BitmapImage? = try large()
    let address = try address(whole(image!))
    #expect(try response(address).status == 200)
    image = nil
    #expect(try response(address).status == 404)
  }

  @Test func `C473: a file is served with the pixels that are asked for, or as it is`() throws {
    let image = try large()
    let address = try address(whole(image))
    let counts = try ["/1", "/200", "/993", "/994", "/1242", "/5000", "/500", ""].map {
      try response(address + $0).body.count
    }
    // From four fifths of its pixels on, and where a smaller file could not be made, it is the file itself.
    #expect(counts == [1, 200, 993, 40_000, 40_000, 40_000, 40_000, 40_000])
    for path in ["/0", "/-1", "/a", "/1/2", "/"] {
      #expect(try response(address + path).status == 404, "\(path)")
    }
  }

  @Test func `C473: a file is served with the token only`() throws {
    let image = try large()
    let address = try address(whole(image))
    #expect(try response(address, token: "0123").status == 403)
    #expect(try response(address + "/200", token: "").status == 403)
    #expect(try response("/bitmap/" + AccessToken().text).status == 404)
  }
}
