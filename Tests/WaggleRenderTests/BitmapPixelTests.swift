import Foundation
import Testing
import Waggle
import WaggleRender

/// The pixels of image files.
@MainActor struct BitmapPixelTests {
  /// Two pixels beside each other: black, white.
  private func bitmap() throws -> BitmapImage {
    let data = try Bench.rasterizer.pngData(
      DisplayList(box(0, 0, 1, 1)), size: CGSize(width: 2, height: 1), scale: 1,
      background: .white)
    return try #require(BitmapImage(name: "two", data: data))
  }

  private func row(_ isSmooth: Bool, from source: CGRect) throws -> [UInt8] {
    let part = BitmapPart(image: try bitmap(), source: source, isSmooth: isSmooth)
    let node = DisplayNode(.bitmap(part, frame: CGRect(x: 1, y: 0, width: 8, height: 2)))
    let image = try Bench.pixels(node, width: 10, height: 2)
    return (0..<10).map { UInt8(image[$0, 1] & 0xFF) }
  }

  @Test func `C342: an image without interpolation has sharp pixels`() throws {
    #expect(
      try row(false, from: CGRect(x: 0, y: 0, width: 2, height: 1))
        == [255, 0, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `C342: an image is smooth unless it is not to be`() throws {
    let row = try row(true, from: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(row[0] == 255)
    #expect(row[1] == 0)
    #expect(row.contains { $0 > 60 && $0 < 200 })
  }

  @Test func `C343: a part of an image is drawn alone`() throws {
    #expect(
      try row(false, from: CGRect(x: 0, y: 0, width: 1, height: 1))
        == [255, 0, 0, 0, 0, 0, 0, 0, 0, 255])
  }
}
