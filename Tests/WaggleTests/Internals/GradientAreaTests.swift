import Foundation
import Testing
import Waggle

@testable import WaggleRender

/// Which gradients are copied from the colours along their line.
@MainActor @Suite struct GradientAreaTests {
  private let gradient = ResolvedGradient(
    [.init(color: .black, location: 0), .init(color: .white, location: 1)],
    .linear(start: .topLeading, end: .bottomTrailing))

  private func copied(_ frame: CGRect, scale: CGFloat = 1, clip: Path? = nil) throws -> Int {
    let rasterizer = CairoRasterizer(text: TextEngine(fonts: FontSystem()))
    let rectangle = DisplayNode(.rectangle(frame, .gradient(gradient)))
    let node = clip.map { DisplayNode(.clip($0, FillStyle(), rectangle)) } ?? rectangle
    _ = try rasterizer.pixels(
      DisplayList(node), size: CGSize(width: 640, height: 480), scale: scale, background: .white)
    return rasterizer.copiedPixels
  }

  @Test func `a large one at any power of two, what is seen of it, and no other one`() throws {
    let whole = CGRect(x: 0, y: 0, width: 640, height: 480)
    #expect(try copied(whole) == 640 * 480)
    #expect(try copied(whole, scale: 2) == 1280 * 960)
    #expect(try copied(whole.offsetBy(dx: 21, dy: -40)) == 619 * 440)
    let box = Path(CGRect(x: 11, y: 5, width: 600, height: 440))
    #expect(try copied(whole, clip: box) == 600 * 440)
    #expect(try copied(whole, clip: Path(ellipseIn: whole)) == 0)
    #expect(try copied(whole, scale: 1.5) == 0)
    #expect(try copied(CGRect(x: 0, y: 0, width: 100, height: 100)) == 0)
  }
}
