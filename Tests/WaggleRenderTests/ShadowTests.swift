import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

/// How dark shadows are, measured beside the ink that throws them.
@MainActor struct ShadowTests {
  private let size = 200

  /// The picture of a black shadow of `child`, moved by `offset`.
  private func picture(
    _ child: DisplayNode, radius: CGFloat, offset: CGSize = .zero, scale: CGFloat = 1,
    color: ResolvedColor = .black
  ) throws -> PixelImage {
    try Bench.pixels(
      DisplayNode(.shadow(color, radius: radius, offset: offset, child)), width: size, height: size,
      scale: scale)
  }

  /// The darkness of a pixel on white, 0 to 1.
  private func darkness(_ image: PixelImage, _ x: Int, _ y: Int) -> Double {
    1 - Double(image[x, y] & 0xFF) / 255
  }

  /// What a straight edge throws a distance away, in deviations: the Gaussian, and nothing from 2 on.
  private func profile(_ far: Double) -> Double {
    far >= 2 ? 0 : erfc(far / 2.0.squareRoot()) / 2
  }

  private func shape(_ path: Path, _ frame: CGRect) -> DisplayNode {
    DisplayNode(.fill(path, frame: frame, .color(.black), FillStyle()))
  }

  @Test(arguments: [1.0, 2], [1.0, 2, 3, 5, 10, 20])
  func `a shadow's radius is the deviation of its Gaussian, and it ends at twice that (C157)`(
    scale: CGFloat, radius: CGFloat
  ) throws {
    let image = try picture(box(0, 0, 100, 200), radius: radius, scale: scale)
    let edge = Int(100 * scale)
    for pixel in 0..<Int(3 * radius * scale) {
      let far = (Double(pixel) + 0.5) / Double(radius * scale)
      let found = darkness(image, edge + pixel, size / 2 * Int(scale))
      let tolerance = far < 1.45 ? 0.012 : 0.025
      #expect(abs(found - profile(far)) < tolerance, "\(pixel): \(found), not \(profile(far))")
    }
  }

  @Test func `the recorded darkness of a radius of 10 (C157)`() throws {
    let image = try picture(box(0, 0, 100, 200), radius: 10, scale: 4)
    #expect(abs(darkness(image, 400, 400) - 0.49) < 0.01)
    #expect(abs(darkness(image, 440, 400) - 0.16) < 0.01)
    #expect((484..<600).allSatisfy { darkness(image, $0, 400) == 0 })
  }

  @Test func `a small shadow shows at scale 1`() throws {
    let image = try picture(box(50, 50, 20, 20), radius: 1)
    #expect(abs(darkness(image, 49, 60) - 0.31) < 0.01)
    #expect(abs(darkness(image, 48, 60) - 0.06) < 0.01)
    #expect(darkness(image, 47, 60) == 0)
  }

  @Test(arguments: [3.0, 10])
  func `a circle's shadow is its blurred mask, coloured and offset`(radius: CGFloat) throws {
    let frame = CGRect(x: 40, y: 40, width: 80, height: 80)
    let circle = shape(Path(ellipseIn: CGRect(origin: .zero, size: frame.size)), frame)
    let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let offset = CGSize(width: 20, height: -10)
    let image = try picture(circle, radius: radius, offset: offset, color: red)
    // The exact sum over the disc, to the right of it and on a diagonal.
    for (dx, dy) in [(1.0, 0.0), (0.6, -0.8)] {
      for far in [2.0, 6, 12, 30] {
        let (x, y) = (100 + dx * (40 + far), 70 + dy * (40 + far))
        let pixel = image[Int(x), Int(y)]
        let center = (Double(Int(x)) + 0.5 - 100, Double(Int(y)) + 0.5 - 70)
        let expected = blurredDisc(at: center, 40, deviation: Double(radius)) * 0.5
        #expect(abs(1 - Double(pixel & 0xFF) / 255 - expected) < 0.02)
        #expect(pixel >> 16 & 0xFF == 255)
      }
    }
  }

  /// How much of a Gaussian around a point lies in a disc around zero.
  private func blurredDisc(at point: (Double, Double), _ radius: Double, deviation: Double)
    -> Double
  {
    let steps = 400
    return (0..<steps).reduce(0) { sum, step in
      let y = (Double(step) + 0.5) / Double(steps) * 2 * radius - radius
      let half = (radius * radius - y * y).squareRoot()
      let unit = deviation * 2.0.squareRoot()
      let across = (erf((half - point.0) / unit) + erf((half + point.0) / unit)) / 2
      let away = (y - point.1) / unit
      let down = exp(-away * away) / (unit * Double.pi.squareRoot())
      return sum + across * down * 2 * radius / Double(steps)
    }
  }

  @Test(arguments: [2.0, 4, 7, 16])
  func `ink is neither lost nor added`(radius: CGFloat) throws {
    let frame = CGRect(x: 90, y: 90, width: 20.5, height: 20.5)
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      .applying(CGAffineTransform(rotationAngle: 0.1))
    let image = try picture(
      shape(path, frame), radius: radius, offset: CGSize(width: 0.4, height: 0))
    let plain = try Bench.pixels(shape(path, frame), width: size, height: size)
    // The ink itself covers its shadow, so a shadow apart is measured.
    let far = try picture(
      shape(path, frame.offsetBy(dx: -1000, dy: 0)), radius: radius,
      offset: CGSize(width: 1000, height: 0))
    func ink(_ image: PixelImage) -> Int {
      image.pixels.reduce(0) { $0 + 255 - Int($1 & 0xFF) }
    }
    #expect(abs(ink(far) - ink(plain)) < ink(plain) / 50)
    #expect(ink(image) > ink(plain))
  }

  @Test func `the shadow of a text has the shape of its letters`() throws {
    let layout = Bench.layout(text("H", font: FontDescriptor(size: 40)))
    let node = DisplayNode(.text(layout, at: CGPoint(x: 60, y: 60)))
    let image = try picture(node, radius: 2, offset: CGSize(width: 60, height: 0))
    let plain = try Bench.pixels(node, width: size, height: size)
    func ink(_ image: PixelImage, _ columns: Range<Int>) -> Int {
      (0..<size).reduce(0) { sum, y in
        columns.reduce(sum) { $0 + 255 - Int(image[$1, y] & 0xFF) }
      }
    }
    let letters = ink(plain, 50..<105)
    #expect(abs(ink(image, 105..<180) - letters) < letters / 25)
  }

  @Test func `several shadows of a style are each cast by the ink alone`() throws {
    let child = box(80, 80, 40, 40)
    let first = LayerShadow(color: .black, radius: 0, offset: CGSize(width: 50, height: 0))
    let second = LayerShadow(color: .black, radius: 0, offset: CGSize(width: -50, height: 0))
    let image = try Bench.pixels(
      DisplayNode(.shadows([first, second], child)), width: size, height: size)
    #expect([50, 100, 150].allSatisfy { darkness(image, $0, 100) == 1 })
    #expect([25, 75, 125, 175].allSatisfy { darkness(image, $0, 100) == 0 })
    let nested = try Bench.pixels(
      DisplayNode(.shadows([second], DisplayNode(.shadows([first], child)))), width: size,
      height: size)
    #expect(darkness(nested, 100, 100) == 1 && darkness(nested, 150, 100) == 1)
  }

  @Test(arguments: [1.0, 2])
  func `an inner shadow falls on the ink from its edges`(scale: CGFloat) throws {
    let white = DisplayNode(
      .rectangle(CGRect(x: 50, y: 50, width: 100, height: 100), .color(.white)))
    let shadow = LayerShadow(color: .black, radius: 5, isInner: true)
    let image = try Bench.pixels(
      DisplayNode(.shadows([shadow], white)), width: size, height: size, scale: scale)
    func dark(_ x: Double) -> Double { darkness(image, Int(x * scale), Int(100 * scale)) }
    #expect(dark(49) == 0 && dark(151) == 0)
    for far in [0.0, 2, 5, 8, 20] {
      let expected = profile((far + 0.5 / Double(scale)) / 5)
      #expect(abs(dark(50 + far) - expected) < 0.025, "\(far): \(dark(50 + far))")
    }
    let moved = LayerShadow(
      color: .black, radius: 0, offset: CGSize(width: 10, height: 0), isInner: true)
    let side = try Bench.pixels(
      DisplayNode(.shadows([moved], white)), width: size, height: size, scale: scale)
    #expect(darkness(side, Int(55 * scale), Int(100 * scale)) == 1)
    #expect(darkness(side, Int(65 * scale), Int(100 * scale)) == 0)
    #expect(darkness(side, Int(145 * scale), Int(100 * scale)) == 0)
  }

  @Test(arguments: [1e9, -1e19, 1e308], [false, true])
  func `a shadow at any distance leaves the ink as it is`(far: CGFloat, isInner: Bool) throws {
    let ink = shape(
      Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]) },
      CGRect(x: 50, y: 50, width: 100, height: 100))
    for offset in [CGSize(width: far, height: 0), CGSize(width: far, height: -far)] {
      let shadow = LayerShadow(color: .white, radius: 2, offset: offset, isInner: isInner)
      let image = try Bench.pixels(DisplayNode(.shadows([shadow], ink)), width: size, height: size)
      #expect(darkness(image, 60, 60) == (isInner ? 0 : 1))
      #expect(darkness(image, 10, 10) == 0)
    }
  }

  @Test func `in an SVG a shadow has its offset, however its ink was moved`() throws {
    let moved = DisplayNode(
      .offset(
        CGSize(width: 58, height: 30),
        DisplayNode(.shadow(.black, radius: 4, offset: .zero, box(0, 0, 10, 10)))))
    let data = try Bench.rasterizer.svgData(
      DisplayList(moved), size: CGSize(width: 100, height: 100), background: nil)
    let svg = String(decoding: data, as: UTF8.self)
    let mask = try #require(svg.components(separatedBy: "<mask").last)
    let matrix = try #require(mask.components(separatedBy: "matrix(").dropFirst().first)
    let numbers = matrix.prefix { $0 != ")" }.split(separator: ",").compactMap { Double($0) }
    // A pixel for each unit, eight of blur and one of edge around the ink.
    let expected: [Double] = [1, 0, 0, 1, 49, 21]
    #expect(numbers == expected)
  }

  @Test(arguments: [0.5, 1, 2, 4, 8, 16, 32])
  func `in an SVG the mask of a shadow has no more pixels than its blur can show`(
    _ radius: CGFloat
  ) throws {
    let node = DisplayNode(.shadow(.black, radius: radius, offset: .zero, box(100, 100, 400, 200)))
    let data = try Bench.rasterizer.svgData(
      DisplayList(node), size: CGSize(width: 600, height: 400), background: nil)
    let svg = String(decoding: data, as: UTF8.self)
    let image = try #require(svg.firstMatch(of: /<image [^>]*width="([0-9]+)"/))
    let width = try #require(Double(image.1))
    // Four pixels on either side of an edge, and at most two for a unit.
    let resolution = min(2, 4 / max(radius, 1))
    #expect(width <= (400 + 6 * radius) * resolution + 12)
    #expect(width >= 400 * resolution)
  }
}
