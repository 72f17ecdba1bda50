import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// Smaller files of image files, for pages.
@MainActor struct ImageScalerTests {
  /// A PNG file of 400 x 200 pixels, red at the left and clear at the right, with something fine in it.
  private func png(isOpaque: Bool = false) throws -> Data {
    let marks = (0..<200).map { index in
      let x = CGFloat(index * 37 % 190)
      let shade = ResolvedColor(red: 1, green: Double(index % 5) / 40, blue: 0)
      return DisplayNode(
        .rectangle(CGRect(x: x, y: CGFloat(index), width: 9, height: 1), .color(shade)))
    }
    let red = DisplayNode(
      .rectangle(
        CGRect(x: 0, y: 0, width: 200, height: 200),
        .color(ResolvedColor(red: 1, green: 0, blue: 0))))
    return try Bench.rasterizer.pngData(
      DisplayList(DisplayNode(.group([red] + marks))), size: CGSize(width: 400, height: 200),
      scale: 1, background: isOpaque ? .white : nil)
  }

  private func image(_ data: Data) throws -> BitmapImage {
    try #require(BitmapImage(name: "image", data: data))
  }

  /// The colours in the middle of the left and of the right half of the image on blue, rounded.
  private func halves(_ image: BitmapImage) throws -> [UInt32] {
    let size = image.pixelSize
    let part = BitmapPart(
      image: image, source: CGRect(origin: .zero, size: size), isSmooth: false)
    let frame = CGRect(origin: .zero, size: size)
    let blue = DisplayNode(
      .rectangle(frame, .color(ResolvedColor(red: 0, green: 0, blue: 1))))
    let pixels = try Bench.pixels(
      DisplayNode(.group([blue, DisplayNode(.bitmap(part, frame: frame))])),
      width: Int(size.width), height: Int(size.height))
    return [1, 3].map {
      pixels[Int(size.width) * $0 / 4, Int(size.height) / 2] & 0xC0C0C0
    }
  }

  @Test(arguments: [1, 7, 100, 399])
  func `C473: a PNG file keeps its format, its proportions and what is clear`(width: Int) throws {
    let data = try png()
    let scaled = try ImageScaler.data(data, width: width).map { try image($0) }
    // A file that is not smaller is not made.
    guard let scaled else { return #expect(width == 399) }
    #expect(scaled.file.format == .png && scaled.data.count < data.count)
    let height = max(1, (CGFloat(width) / 2).rounded())
    #expect(scaled.pixelSize == CGSize(width: CGFloat(width), height: height))
    if width >= 100 { #expect(try halves(scaled) == [0xC00000, 0x0000C0]) }
  }

  @Test func `C473: a JPEG file stays one, and is turned as it is shown`() throws {
    let data = try #require(ImageEncoder.jpeg(of: image(png(isOpaque: true)), quality: 1))
    let scaled = try image(try #require(ImageScaler.data(data, width: 100)))
    #expect(scaled.file.format == .jpeg && scaled.pixelSize == CGSize(width: 100, height: 50))
    #expect(try halves(scaled) == [0xC00000, 0xC0C0C0])
    let turned = data.prefix(2) + Data(exif(orientation: 6)) + data.dropFirst(2)
    #expect(try image(turned).pixelSize == CGSize(width: 200, height: 400))
    let small = try image(try #require(ImageScaler.data(turned, width: 50)))
    #expect(small.pixelSize == CGSize(width: 50, height: 100) && small.file.orientation == .up)
  }

  private func exif(orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    ]
    let body = Array("Exif".utf8) + [0, 0] + tiff + [0, 0, 0, 0]
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }

  @Test func `C473: the colour profile of a file is kept`() throws {
    let gamma: [UInt8] = [
      0, 0, 0, 4, 0x67, 0x41, 0x4D, 0x41, 0, 0, 0xB1, 0x8F, 0x0B, 0xFC, 0x61, 0x05,
    ]
    let plain = try png()
    let withGamma = plain.prefix(33) + Data(gamma) + plain.dropFirst(33)
    let small = try #require(ImageScaler.data(Data(withGamma), width: 50))
    #expect(small.range(of: Data(gamma)) != nil)
    #expect(try image(small).pixelSize == CGSize(width: 50, height: 25))
    let profile: [UInt8] = [0xFF, 0xE2, 0, 18] + Array("ICC_PROFILE".utf8) + [0, 1, 1, 42, 43]
    let photo = try #require(ImageEncoder.jpeg(of: image(plain), quality: 1))
    let tagged = photo.prefix(2) + Data(profile) + photo.dropFirst(2)
    let smaller = try #require(ImageScaler.data(Data(tagged), width: 50))
    #expect(smaller.range(of: Data(profile)) != nil)
    #expect(try image(smaller).pixelSize == CGSize(width: 50, height: 25))
  }

  @Test func `C473: a damaged file is left as it is`() throws {
    #expect(ImageScaler.data(Data(try png().prefix(60)), width: 50) == nil)
    #expect(ImageScaler.data(Data(), width: 50) == nil)
  }
}
