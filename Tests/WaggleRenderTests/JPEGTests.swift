import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// JPEG files as images.
@MainActor struct JPEGTests {
  /// 32 x 16 pixels: red, green above blue, white.
  private func quarters() throws -> BitmapImage {
    let colors: [(CGFloat, CGFloat, ResolvedColor)] = [
      (0, 0, ResolvedColor(red: 1, green: 0, blue: 0)),
      (16, 0, ResolvedColor(red: 0, green: 1, blue: 0)),
      (0, 8, ResolvedColor(red: 0, green: 0, blue: 1)),
    ]
    let boxes = colors.map { x, y, color in
      DisplayNode(.rectangle(CGRect(x: x, y: y, width: 16, height: 8), .color(color)))
    }
    let data = try Bench.rasterizer.pngData(
      DisplayList(DisplayNode(.group(boxes))), size: CGSize(width: 32, height: 16), scale: 1,
      background: .white)
    return try #require(BitmapImage(name: "quarters", data: data))
  }

  private func jpeg() throws -> Data {
    try #require(ImageEncoder.jpeg(of: quarters(), quality: 1))
  }

  /// The file with an orientation as cameras write it.
  private func file(_ orientation: UInt8, isLittleEndian: Bool = false) throws -> Data {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let exif: [UInt8] = Array("Exif".utf8) + [0, 0] + tiff + [0, 0, 0, 0]
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let plain = try jpeg()
    return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
  }

  /// The colours in the middle of the four quarters, in reading order: r, g, b or w.
  private func corners(_ image: BitmapImage) throws -> String {
    let size = image.pixelSize
    let part = BitmapPart(
      image: image, source: CGRect(origin: .zero, size: size), isSmooth: false)
    let node = DisplayNode(.bitmap(part, frame: CGRect(origin: .zero, size: size)))
    let pixels = try Bench.pixels(node, width: Int(size.width), height: Int(size.height))
    let names: [UInt32: Character] = [0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b", 0xFFFFFF: "w"]
    let (width, height) = (Int(size.width), Int(size.height))
    return String(
      [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
        let pixel = pixels[width * column / 4, height * row / 4]
        let rounded = [0, 8, 16].reduce(UInt32(0)) {
          $0 | (UInt32(pixel) >> UInt32($1) & 0xFF > 127 ? 0xFF << UInt32($1) : 0)
        }
        return names[rounded] ?? "?"
      })
  }

  @Test func `C342: a JPEG file has the size and the colours of its pixels`() throws {
    let image = try #require(BitmapImage(name: "q", data: jpeg(), scale: 2))
    #expect(image.file.format == .jpeg)
    #expect(image.size == CGSize(width: 16, height: 8))
    #expect(image.address.hasPrefix("data:image/jpeg;base64,"))
    #expect(try corners(image) == "rgbw")
  }

  @Test(arguments: [false, true])
  func `C342: a photograph is shown as the camera was held`(isLittleEndian: Bool) throws {
    let shown = [
      1: "rgbw", 2: "grwb", 3: "wbgr", 4: "bwrg", 5: "rbgw", 6: "brwg", 7: "wgbr", 8: "gwrb",
    ]
    for (orientation, colors) in shown {
      let data = try file(UInt8(orientation), isLittleEndian: isLittleEndian)
      let image = try #require(BitmapImage(name: "q", data: data))
      let isTurned = orientation >= 5
      #expect(image.size == CGSize(width: isTurned ? 16 : 32, height: isTurned ? 32 : 16))
      #expect(try corners(image) == colors, "\(orientation)")
    }
  }

  @Test func `C342: a JPEG file becomes a PNG file with the same colours`() throws {
    let image = try #require(BitmapImage(name: "q", data: file(6)))
    let png = try #require(ImageEncoder.png(of: image))
    let other = try #require(BitmapImage(name: "q", data: png))
    #expect(other.file.format == .png && other.size == image.size)
    #expect(try corners(other) == "brwg")
  }

  @Test func `C342: a PDF file takes a JPEG file as it is`() throws {
    let image = try #require(BitmapImage(name: "q", data: jpeg()))
    let part = BitmapPart(
      image: image, source: CGRect(x: 0, y: 0, width: 32, height: 16), isSmooth: true)
    let node = DisplayNode(.bitmap(part, frame: CGRect(x: 0, y: 0, width: 32, height: 16)))
    let pdf = try Bench.rasterizer.pdfData(
      DisplayList(node), size: CGSize(width: 40, height: 20), background: nil)
    #expect(pdf.range(of: Data("/DCTDecode".utf8)) != nil)
  }

  @Test func `a JPEG file of any quality is one, and a lower one is smaller`() throws {
    let image = try quarters()
    let sizes = try [-1, 0, 0.5, 1, 7].map {
      try #require(ImageEncoder.jpeg(of: image, quality: $0)).count
    }
    #expect(sizes == sizes.sorted() && sizes[0] == sizes[1] && sizes[3] == sizes[4])
  }

  @Test func `files that are cut off or changed are drawn in part, or not at all`() throws {
    let whole = try file(6)
    for length in stride(from: 0, to: whole.count, by: 7) {
      if let image = BitmapImage(name: "q", data: whole.prefix(length)) { _ = try corners(image) }
    }
    var random = SeededGenerator(seed: 342)
    for _ in 0..<300 {
      var data = whole
      for _ in 0..<3 {
        data[Int.random(in: 2..<data.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let image = BitmapImage(name: "q", data: data),
        image.pixelSize.width * image.pixelSize.height < 1e6
      else { continue }
      _ = try corners(image)
    }
  }
}
