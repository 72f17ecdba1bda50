import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Styles that repeat an image.
@MainActor @Suite struct ImagePaintTests {
  /// A file of 4 x 2 pixels.
  private func image(_ scale: CGFloat = 1) throws -> Image {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.black.frame(width: 2, height: 2); Color.white.frame(width: 2, height: 2)
      }
    )
    return Image(uiImage: try #require(UIImage(data: try renderer.pngData())))
  }

  private func drawn<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    TestHost(size: CGSize(width: 40, height: 20), scale: 1, content: content).displayList
      .description
  }

  @Test func `C369: a shape shows the image again and again from its corner on`() throws {
    let image = try image()
    let text = drawn { Circle().fill(.image(image)).frame(width: 20, height: 20) }
    #expect(text.contains("clip (10 0 20 20)"), "\(text)")
    #expect(text.contains("(10 0 20 20) in tiles of 4 x 2"), "\(text)")
  }

  @Test func `C369: the part and the scale make the tile`() throws {
    let image = try image()
    let paint = ImagePaint(
      image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), scale: 3)
    let text = drawn { Rectangle().fill(paint) }
    #expect(text.contains("in tiles of 6 x 3"), "\(text)")
  }

  @Test func `C369: the pixels of a rectangle are those of the image, repeated`() throws {
    let image = try image()
    let host = TestHost(size: CGSize(width: 10, height: 3), scale: 1) {
      Rectangle().fill(.image(image.interpolation(.none)))
    }
    let pixels = try #require(UIImage(data: try host.png(scale: 1)))
    let row = TestHost(size: CGSize(width: 10, height: 3), scale: 1) {
      HStack(spacing: 0) {
        ForEach(0..<5) { ($0 % 2 == 0 ? Color.black : Color.white).frame(width: 2) }
      }
    }
    #expect(try host.png(scale: 1) == row.png(scale: 1))
    #expect(pixels.size == CGSize(width: 10, height: 3))
  }

  @Test func `C369: borders, texts and canvases are filled with an image, too`() throws {
    let image = try image()
    #expect(drawn { Color.clear.border(.image(image), width: 3) }.contains("in tiles of 4 x 2"))
    let text = drawn { Text("Bee").foregroundStyle(.image(image)) }
    #expect(text.contains("mask") && text.contains("in tiles of 4 x 2"), "\(text)")
    let canvas = drawn {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .tiledImage(image, origin: CGPoint(x: 1, y: 1), scale: 2))
      }
    }
    #expect(canvas.contains("(-7 -3 47 23) in tiles of 8 x 4"), "\(canvas)")
  }

  @Test
  func `C369: a symbol is repeated in the label colour, and only a part of it where one is named`()
  {
    let text = drawn {
      Rectangle().fill(.image(Image(systemName: "star"))).frame(width: 20, height: 20)
    }
    #expect(text.contains("symbol \"star\""), "\(text)")
  }

  @Test func `C369: where an image is missing nothing is drawn, which is reported`() {
    let host = TestHost { Rectangle().fill(.image(Image(systemName: "no.such.symbol"))) }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-SYMBOL"])
    let empty = TestHost { Rectangle().fill(.image(Image(systemName: "star"), scale: 0)) }
    empty.settle()
    #expect(empty.diagnostics.map(\.id) == ["E-EFFECT"])
  }

  @Test func `C369: what is filled is hit inside of its outline alone`() throws {
    let image = try image()
    var taps = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Circle().fill(.image(image)).onTapGesture { taps += 1 }
    }
    host.tap(at: CGPoint(x: 3, y: 3))
    #expect(taps == 0)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }
}
