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
}
