import Foundation
import Testing
import Waggle
import WaggleRender

/// The pixels of gradients around a point, of colour effects, blend modes, masks and materials.
@MainActor struct CompositingPixelTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let green = ResolvedColor(red: 0, green: 1, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
  private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func parts(_ pixel: UInt32) -> [Int] {
    [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
  }

  private func isNear(_ pixel: UInt32, _ expected: [Int], within tolerance: Int = 3) -> Bool {
    zip(parts(pixel), expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func fill(_ paint: Paint, _ rect: CGRect? = nil) -> DisplayNode {
    DisplayNode(.rectangle(rect ?? box, paint))
  }

  private func gradient(_ colors: [ResolvedColor], _ geometry: ResolvedGradient.Geometry) -> Paint {
    let gaps = CGFloat(colors.count - 1)
    let stops = colors.enumerated().map {
      ResolvedStop(color: $1, location: CGFloat($0) / gaps)
    }
    return .gradient(ResolvedGradient(stops, geometry, space: .device))
  }

  private func image(_ nodes: DisplayNode...) throws -> PixelImage {
    try Bench.pixels(DisplayNode(.group(nodes)), width: 40, height: 40)
  }

  @Test
  func
    `a radial gradient has its first colour inside, its last outside, and an even blend between`()
    throws
  {
    let paint = gradient([red, blue], .radial(center: .center, startRadius: 4, endRadius: 16))
    let found = try image(fill(paint))
    #expect(isNear(found[20, 20], [255, 0, 0]))
    #expect(isNear(found[0, 0], [0, 0, 255]))
    for x in 24..<36 {
      let share = (hypot(Double(x) - 19.5, 0.5) - 4) / 12
      #expect(
        isNear(found[x, 20], [Int(255 * (1 - share)), 0, Int(255 * share)], within: 6), "\(x)")
    }
  }

  @Test func `an elliptical gradient reaches its last colour at the middle of each side`() throws {
    let wide = CGRect(x: 0, y: 0, width: 40, height: 20)
    let paint = gradient(
      [red, blue], .elliptical(center: .center, startFraction: 0, endFraction: 0.5))
    let found = try image(fill(paint, wide))
    #expect(isNear(found[0, 10], [0, 0, 255], within: 14))
    #expect(isNear(found[20, 0], [0, 0, 255], within: 14))
    #expect(isNear(found[30, 10], [127, 0, 128], within: 10))
    #expect(isNear(found[20, 15], [127, 0, 128], within: 16))
  }

  @Test func `an angular gradient turns clockwise from the right`() throws {
    let turn = Angle.radians(2 * .pi)
    let paint = gradient(
      [red, green, blue, red], .angular(center: .center, startAngle: .zero, endAngle: turn))
    let found = try image(fill(paint))
    for degrees in stride(from: 5.0, to: 360, by: 10) {
      let angle = degrees * .pi / 180
      let point = (Int(20 + 15 * cos(angle)), Int(20 + 15 * sin(angle)))
      let exact = atan2(Double(point.1) - 19.5, Double(point.0) - 19.5)
      let share = (exact < 0 ? exact + 2 * .pi : exact) / (2 * .pi) * 3
      let index = Int(share)
      let rest = share - Double(index)
      let colors = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 0, 0]]
      let expected = zip(colors[index], colors[index + 1]).map {
        Int(Double($0) * (1 - rest) + Double($1) * rest)
      }
      #expect(isNear(found[point.0, point.1], expected, within: 8), "\(degrees)")
    }
  }

  @Test func `the rest of a quarter turn has the last colour up to its middle, and then the first`()
    throws
  {
    let quarter = Angle.radians(.pi / 2)
    let paint = gradient(
      [red, blue], .angular(center: .center, startAngle: .zero, endAngle: quarter))
    let found = try image(fill(paint))
    #expect(isNear(found[10, 30], [0, 0, 255]))
    #expect(isNear(found[30, 10], [255, 0, 0]))
    #expect(isNear(found[5, 15], [0, 0, 255]))
    #expect(isNear(found[15, 5], [255, 0, 0]))
  }

  @Test func `a colour effect changes every pixel as its matrix says, at any opacity`() throws {
    let half = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.5)
    let changed = DisplayNode(.colors(.inversion, fill(.color(half))))
    let found = try image(fill(.color(.white)), changed)
    // Half of (0.2, 0.6, 0.8) over white.
    #expect(isNear(found[20, 20], [153, 204, 230]))
    let grey = try image(DisplayNode(.colors(.saturation(0), fill(.color(green)))))
    #expect(isNear(grey[20, 20], [182, 182, 182]))
    let turned = try image(
      DisplayNode(.colors(.hueRotation(.degrees(360)), fill(.color(red)))))
    #expect(isNear(turned[20, 20], [255, 0, 0]))
    let bright = try image(DisplayNode(.colors(.brightness(0.5), fill(.color(red)))))
    #expect(isNear(bright[20, 20], [255, 128, 128]))
  }

  @Test func `blend modes combine with what is below, and not beyond their layer`() throws {
    let below = fill(.color(ResolvedColor(red: 1, green: 0.5, blue: 0)))
    let above = fill(.color(ResolvedColor(red: 0.5, green: 0.5, blue: 1)))
    let multiplied = try image(below, DisplayNode(.blend(.multiply, above)))
    #expect(isNear(multiplied[20, 20], [128, 64, 0]))
    let added = try image(below, DisplayNode(.blend(.plusLighter, above)))
    #expect(isNear(added[20, 20], [255, 255, 255]))
    let layer = DisplayNode(
      .opacity(
        0.5,
        DisplayNode(
          .group([
            fill(.color(red)), DisplayNode(.blend(.destinationOut, fill(.color(blue)))),
          ]))))
    #expect(isNear(try image(below, layer)[20, 20], [255, 128, 0]))
  }

  @Test func `a mask shows a view as opaque as the mask is`() throws {
    let mask = DisplayNode(
      .group([
        fill(.color(.black), CGRect(x: 0, y: 0, width: 10, height: 40)),
        fill(
          .color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)),
          CGRect(x: 10, y: 0, width: 10, height: 40)),
      ]))
    let found = try image(fill(.color(.white)), DisplayNode(.mask(mask, fill(.color(red)))))
    #expect(isNear(found[5, 20], [255, 0, 0]))
    #expect(isNear(found[15, 20], [255, 128, 128]))
    #expect(isNear(found[25, 20], [255, 255, 255]))
  }

  @Test func `a material is its colour over a grey of black and white stripes (C015)`() throws {
    let stripes = (0..<100).map {
      fill(.color($0 % 2 == 0 ? .black : .white), CGRect(x: $0 * 4, y: 0, width: 4, height: 20))
    }
    let light = ResolvedMaterial(color: ResolvedColor(hex: 0xFFFFFF, opacity: 0.4))
    let covered = CGRect(x: 190, y: 5, width: 20, height: 10)
    let node = DisplayNode(
      .group(stripes + [DisplayNode(.rectangle(covered, .material(light)))]))
    let found = try Bench.pixels(node, width: 400, height: 20)
    // The stripes stay beside it, and are one grey below it: 0.4 + 0.6 / 2.
    #expect(isNear(found[1, 10], [0, 0, 0]))
    for x in 190..<210 { #expect(isNear(found[x, 10], [178, 178, 178]), "\(x)") }
  }

  @Test func `a material in a layer replaces what is below it there`() throws {
    let clear = ResolvedMaterial(color: ResolvedColor(hex: 0xFFFFFF, opacity: 0.5))
    let found = try image(
      fill(.color(red)),
      DisplayNode(
        .opacity(
          1,
          DisplayNode(
            .group([
              fill(.color(blue), CGRect(x: 0, y: 0, width: 40, height: 40)),
              DisplayNode(.rectangle(box, .material(clear))),
            ])))))
    #expect(isNear(found[20, 20], [128, 128, 255]))
  }
}
