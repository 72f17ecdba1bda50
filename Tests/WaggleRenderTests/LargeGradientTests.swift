import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@MainActor @Suite("A linear gradient of many pixels")
struct LargeGradientTests {
  private let frame = CGRect(x: 0, y: 0, width: 640, height: 480)

  private func random(_ generator: inout SeededGenerator, opaque: Bool) -> ResolvedGradient {
    let ends = (0..<4).map { _ in CGFloat(Int.random(in: -8...24, using: &generator)) / 16 }
    let count = Int.random(in: 1...4, using: &generator)
    let stops = (0..<count).map { index in
      let color = ResolvedColor(
        red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
        blue: .random(in: 0...1, using: &generator),
        opacity: opaque ? 1 : .random(in: 0...1, using: &generator))
      return ResolvedStop(
        color: color, location: CGFloat(index) / CGFloat(max(count - 1, 1)))
    }
    return ResolvedGradient(
      stops,
      .linear(
        start: UnitPoint(x: ends[0], y: ends[1]), end: UnitPoint(x: ends[2], y: ends[3])),
      space: Bool.random(using: &generator) ? .device : .perceptual)
  }

  /// Cairo itself fills a path, also where that is a rectangle.
  private func difference(
    _ gradient: ResolvedGradient, _ frame: CGRect, scale: CGFloat,
    _ around: (DisplayNode) -> DisplayNode = { $0 }
  ) throws -> Int {
    let path = Path(CGRect(origin: .zero, size: frame.size))
    let pictures = try [
      DisplayNode(.rectangle(frame, .gradient(gradient))),
      DisplayNode(.fill(path, frame: frame, .gradient(gradient), FillStyle())),
    ].map {
      try Bench.pixels(
        around($0), width: Int(self.frame.width), height: Int(self.frame.height), scale: scale)
    }
    let (width, height) = (pictures[0].width, pictures[0].height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where pictures[0][x, y] != pictures[1][x, y] { count += 1 }
    }
    return count
  }

  @Test(arguments: 0..<24)
  func `has the pixels that Cairo computes one by one, whatever its ends, stops and opacities`(
    seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let gradient = random(&generator, opaque: seed % 2 == 0)
    let scale: CGFloat = seed % 3 == 0 ? 2 : 1
    #expect(try difference(gradient, frame, scale: scale) == 0, "\(gradient)")
  }

  @Test(arguments: 0..<8)
  func `has them too where it begins elsewhere, is cut off, and lies in a layer`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    let gradient = random(&generator, opaque: seed % 2 == 0)
    let moved = frame.insetBy(dx: 7, dy: 13).offsetBy(dx: 21, dy: -40)
    let clip = Path(CGRect(x: 11, y: 5, width: 600, height: 440))
    #expect(
      try difference(gradient, moved, scale: 1) {
        DisplayNode(.clip(clip, FillStyle(), DisplayNode(.opacity(0.5, $0))))
      } == 0, "\(gradient)")
  }

  @Test func `has them behind a round clip, and under a scale of one and a half`() throws {
    var generator = SeededGenerator(seed: 7)
    let gradient = random(&generator, opaque: true)
    let circle = Path(ellipseIn: frame)
    #expect(
      try difference(gradient, frame, scale: 1) {
        DisplayNode(.clip(circle, FillStyle(), $0))
      } == 0)
    #expect(try difference(gradient, frame, scale: 1.5) == 0)
  }
}
