import CCairoPango
import Foundation
import Testing
import WaggleRender

@Suite("Positions are rounded to whole pixels")
struct PixelGridTests {
  private let context = CairoContext()

  private func grid(
    scale: (CGFloat, CGFloat) = (1, 1), offset: (CGFloat, CGFloat) = (0, 0), turn: CGFloat = 0,
    snaps: Bool = true
  ) -> PixelGrid {
    cairo_identity_matrix(context.pointer)
    cairo_translate(context.pointer, offset.0, offset.1)
    cairo_scale(context.pointer, scale.0, scale.1)
    cairo_rotate(context.pointer, turn)
    return PixelGrid(context.pointer, snaps: snaps)
  }

  private let scales: [(CGFloat, CGFloat)] = [(1, 1), (2, 2), (3, 1.5), (0.7, 5), (-2, -1)]
  private let offsets: [(CGFloat, CGFloat)] = [(0, 0), (0.25, 0.5), (-3.3, 100.7)]

  @Test func `L141: an edge goes to the nearest pixel, for any scale and offset`() {
    for scale in scales {
      for offset in offsets {
        let grid = grid(scale: scale, offset: offset)
        for _ in 0..<100 {
          let value = CGFloat.random(in: -50...50)
          let x = grid.snappedX(value) * scale.0 + offset.0
          let y = grid.snappedY(value) * scale.1 + offset.1
          #expect(abs(x - x.rounded()) < 1e-6 && abs(y - y.rounded()) < 1e-6)
          #expect(abs(x - (value * scale.0 + offset.0)) <= 0.5 + 1e-5)
          #expect(abs(y - (value * scale.1 + offset.1)) <= 0.5 + 1e-5)
        }
      }
    }
  }

  @Test func `L141: halves go up, and so does what is a millionth below a half`() {
    let grid = grid(scale: (2, 2))
    #expect(grid.snappedX(10.25) == 10.5)
    #expect(grid.snappedX(10.25 - 1e-7) == 10.5)
    #expect(grid.snappedX(10.2) == 10)
    #expect(grid.snappedY(-0.25) == 0)
  }

  @Test func `L141: what is thinner than a pixel is one pixel, where its middle is`() {
    for scale in scales {
      let grid = grid(scale: scale, offset: (0.3, 0.6))
      for step in 0..<200 {
        let (x, y) = (CGFloat(step) * 0.07, CGFloat(step) * 0.11)
        let thin = CGRect(x: x, y: y, width: 0.2 / abs(scale.0), height: 0.4 / abs(scale.1))
        let pixels = grid.inPixels(grid.snapped(thin))
        #expect(abs(pixels.width - 1) < 1e-9 && abs(pixels.height - 1) < 1e-9)
        let middle = CGPoint(x: grid.inPixels(thin).midX, y: grid.inPixels(thin).midY)
        #expect(pixels.insetBy(dx: -0.5, dy: -0.5).contains(middle))
      }
      #expect(grid.snapped(CGRect(x: 3.2, y: 1, width: 0, height: 4)).width == 0)
    }
  }

  @Test func `L141: neighbours of a pixel and more share their edge`() {
    for scale in scales {
      let grid = grid(scale: scale, offset: (0.3, 0.6))
      for _ in 0..<100 {
        let (x, width, next) = (
          CGFloat.random(in: 0...50), CGFloat.random(in: 0...9) + 1 / abs(scale.0),
          CGFloat.random(in: 0...9) + 1 / abs(scale.0)
        )
        let left = grid.snapped(CGRect(x: x, y: 0, width: width, height: 1))
        let right = grid.snapped(CGRect(x: x + width, y: 0, width: next, height: 1))
        #expect(abs(left.maxX - right.minX) < 1e-9)
      }
    }
  }

  @Test func `L141: what is snapped stays where it is when it is snapped again`() {
    let grid = grid(scale: (3, 1.5), offset: (0.25, 0.75))
    for _ in 0..<100 {
      let once = grid.snapped(
        CGRect(
          x: .random(in: -9...9), y: .random(in: -9...9), width: .random(in: 0...9),
          height: .random(in: 0...9)))
      let twice = grid.snapped(once)
      #expect(abs(once.minX - twice.minX) < 1e-9 && abs(once.maxX - twice.maxX) < 1e-9)
      #expect(abs(once.minY - twice.minY) < 1e-9 && abs(once.maxY - twice.maxY) < 1e-9)
    }
  }

  @Test func `L141: nothing is rounded under a rotation, or where there are no pixels`() {
    let rect = CGRect(x: 0.3, y: 0.4, width: 5.5, height: 7.7)
    for grid in [grid(turn: 0.5), grid(snaps: false)] {
      #expect(!grid.isAligned)
      #expect(grid.snapped(rect) == rect)
      #expect(grid.snappedX(0.3) == 0.3 && grid.snappedY(0.3) == 0.3)
    }
  }

  @Test func `A rectangle in pixels is where the matrix puts it, with positive sides`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      grid(scale: (2, 3), offset: (5, 6)).inPixels(rect)
        == CGRect(x: 7, y: 12, width: 6, height: 12))
    #expect(grid(scale: (-2, 1)).inPixels(rect) == CGRect(x: -8, y: 2, width: 6, height: 4))
  }
}
