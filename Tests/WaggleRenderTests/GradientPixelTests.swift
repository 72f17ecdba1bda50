import Foundation
import Testing
import Waggle
import WaggleRender

@MainActor struct GradientPixelTests {
  private let red = ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255)
  private let blue = ResolvedColor(red: 0, green: 136 / 255, blue: 1)

  private func row(
    _ stops: [ResolvedStop], _ space: Gradient.ColorSpace = .perceptual, width: Int = 255
  ) throws -> [UInt32] {
    let node = DisplayNode(
      .rectangle(
        CGRect(x: 0, y: 0, width: width, height: 2),
        .gradient(
          ResolvedGradient(stops, .linear(start: .leading, end: .trailing), space: space))))
    let image = try Bench.pixels(node, width: width, height: 2)
    return (0..<width).map { image[$0, 0] }
  }

  private func stops(_ colors: (ResolvedColor, CGFloat)...) -> [ResolvedStop] {
    colors.map { ResolvedStop(color: $0.0, location: $0.1) }
  }

  private func parts(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  private func isNear(_ pixel: UInt32, _ expected: [Int], within tolerance: Int = 2) -> Bool {
    zip(parts(pixel), expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func `halfway from red to blue is (170, 121, 168) (C158)`() throws {
    let found = try row(stops((red, 0), (blue, 1)))[127]
    #expect(isNear(found, [170, 121, 168]), "\(parts(found))")
    let device = try row(stops((red, 0), (blue, 1)), .device)[127]
    #expect(isNear(device, [128, 96, 158]), "\(parts(device))")
  }

  @Test func `from black to white lightness is even, and greys stay grey`() throws {
    let found = try row(stops((.black, 0), (.white, 1)))
    // L of Oklab is the cube root of the light: in the middle it is an eighth.
    #expect(isNear(found[127], [99, 99, 99]), "\(parts(found[127]))")
    #expect(found.allSatisfy { Set(parts($0)).count == 1 })
    #expect(found.map { parts($0)[0] } == found.map { parts($0)[0] }.sorted())
  }

  @Test func `between any two stops the picture is within 2 of 255 of the exact blend`() throws {
    let colors = [
      red, blue, .black, .white, ResolvedColor(hex: 0x00FF00), ResolvedColor(hex: 0x3000A0),
    ]
    for from in colors {
      for to in colors {
        let found = try row(stops((from, 0), (to, 1)))
        for x in stride(from: 0, to: 255, by: 10) {
          let exact = exactBlend(from, to, (Double(x) + 0.5) / 255)
          #expect(isNear(found[x], exact), "\(from) \(to) \(x) \(parts(found[x])) \(exact)")
        }
      }
    }
  }

  /// A blend in Oklab, computed in another way: the cube roots are blended, as all else is linear.
  private func exactBlend(_ from: ResolvedColor, _ to: ResolvedColor, _ share: Double) -> [Int] {
    func roots(_ color: ResolvedColor) -> [Double] {
      let light = [color.red, color.green, color.blue].map {
        $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      let rows = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ]
      return rows.map { cbrt(zip($0, light).reduce(0) { $0 + $1.0 * $1.1 }) }
    }
    let cones = zip(roots(from), roots(to)).map { pow($0 + ($1 - $0) * share, 3) }
    let back = [
      [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.7076147010],
    ]
    return back.map { row in
      let light = min(max(zip(row, cones).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
      let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      return Int((encoded * 255).rounded())
    }
  }

  @Test func `stops keep their locations, and two stops at one location are a sharp edge`() throws {
    let found = try row(stops((red, 0.2), (blue, 0.6), (.white, 0.6)), width: 100)
    #expect(isNear(found[5], [255, 56, 60]) && isNear(found[40], [170, 121, 168], within: 4))
    #expect(isNear(found[58], exactBlend(red, blue, (0.585 - 0.2) / 0.4)))
    #expect(isNear(found[62], [255, 255, 255]))
  }

  @Test func `opacity is blended separately, as in animations (M054)`() throws {
    let found = try row(stops((.black, 0), (.clear, 1)))[127]
    #expect(isNear(found, [128, 128, 128], within: 2))
    let alone = Gradient.ColorSpace.perceptual.sampled(stops((red, 0), (red.opacity(0), 1)))
    #expect(alone.count == 2)
  }

  @Test func `there are no more stops than are needed`() {
    let space = Gradient.ColorSpace.perceptual
    let found = space.sampled(stops((red, 0), (blue, 1)))
    #expect((8...64).contains(found.count))
    #expect(found.map(\.location) == found.map(\.location).sorted())
    #expect(space.sampled(stops((red, 0.3), (blue, 0.3))).count == 2)
    #expect(Gradient.ColorSpace.device.sampled(stops((red, 0), (blue, 1))).count == 2)
    #expect(space.sampled([]).isEmpty)
  }

  @Test func `SVG and PDF have the same stops`() throws {
    let node = DisplayNode(
      .rectangle(
        CGRect(x: 0, y: 0, width: 100, height: 10),
        .gradient(
          ResolvedGradient(stops((red, 0), (blue, 1)), .linear(start: .leading, end: .trailing)))))
    let size = CGSize(width: 100, height: 10)
    let svg = try Bench.rasterizer.svgData(DisplayList(node), size: size, background: nil)
    let count = String(decoding: svg, as: UTF8.self).components(separatedBy: "<stop").count - 1
    #expect(count >= 8)
    #expect(!(try Bench.rasterizer.pdfData(DisplayList(node), size: size, background: nil)).isEmpty)
  }

  @Test func `text in a gradient is at its place in an SVG, whose masks nothing moves`() throws {
    let ends = [
      ResolvedStop(color: ResolvedColor(hex: 0xFF0000), location: 0),
      ResolvedStop(color: ResolvedColor(hex: 0x0000FF), location: 1),
    ]
    var ada = run("Ada")
    ada.gradientAndShadows = .ink(
      gradient: .gradient(
        ResolvedGradient(ends, .linear(start: .leading, end: .trailing), space: .device)),
      shadows: [])
    let text = DisplayNode(
      .text(Bench.layout(StyledText(runs: [ada])), at: CGPoint(x: 30, y: 20)))
    let svg = String(
      decoding: try Bench.rasterizer.svgData(
        DisplayList(DisplayNode(.offset(CGSize(width: 7, height: 9), text))),
        size: CGSize(width: 100, height: 60), background: nil), as: UTF8.self)
    let masks = svg.components(separatedBy: "<mask").dropFirst().map {
      $0.components(separatedBy: "</mask>")[0]
    }
    #expect(masks.count == 1 && masks[0].contains("<use"))
    #expect(!masks[0].contains("transform"), "\(masks)")
  }

  @Test func `a gradient spans a text from its left end to its right end`() throws {
    let ends = [
      ResolvedStop(color: ResolvedColor(hex: 0xFF0000), location: 0),
      ResolvedStop(color: ResolvedColor(hex: 0x0000FF), location: 1),
    ]
    let gradient = Paint.gradient(
      ResolvedGradient(ends, .linear(start: .leading, end: .trailing), space: .device))
    var bars = run("||||||||||", font: FontDescriptor(size: 40, weight: 900))
    (bars.color, bars.gradientAndShadows) = (ends[0].color, .ink(gradient: gradient, shadows: []))
    let layout = Bench.layout(StyledText(runs: [bars]))
    let (width, height) = (Int(layout.size.width), Int(layout.size.height))
    let image = try Bench.pixels(
      DisplayNode(.text(layout, at: .zero)), width: width, height: height)
    var reached = 0
    for x in 0..<width {
      let pixel = image[x, height / 2]
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      guard green < 3 else { continue }
      let share = (Double(x) + 0.5) / Double(layout.size.width)
      #expect(abs(Double(blue) - 255 * share) < 5 && abs(Double(red) - 255 * (1 - share)) < 5)
      reached += 1
    }
    #expect(reached > 20)
  }
}
