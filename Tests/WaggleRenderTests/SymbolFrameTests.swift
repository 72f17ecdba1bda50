import Foundation
import Testing
import Waggle
import WaggleRender

/// The frames and parts of symbols.
@MainActor struct SymbolFrameTests {
  private let symbols = SymbolLibrary()

  /// The frame of a symbol in a font of 17 points.
  private func frame(_ name: String) throws -> [CGFloat] {
    let symbol = try #require(symbols.symbol(named: name), "\(name)")
    return [symbol.extent.width * 17, symbol.extent.height * 17]
  }

  @Test(
    arguments: [
      ("circle", 20, 19), ("checkmark.circle.fill", 20, 19), ("globe", 20, 19),
      ("ruler", 24.5, 11), ("minus", 18, 3.5), ("key", 15.5, 23), ("chevron.right", 12.5, 16.5),
      ("line.3.horizontal", 21, 10.5), ("checkmark", 18.5, 16.5), ("star", 22, 20),
      ("person.2", 27.5, 19), ("mountain.2", 33, 17), ("ellipsis", 18.5, 5.5),
      ("chevron.left.forwardslash.chevron.right", 27.5, 18),
    ] as [(String, CGFloat, CGFloat)])
  func `C023: a symbol's frame is the recorded one`(
    name: String, width: CGFloat, height: CGFloat
  ) throws {
    let found = try frame(name)
    #expect(abs(found[0] - width) < 0.01 && abs(found[1] - height) < 0.01, "\(found)")
  }

  @Test(
    arguments: [
      ("figure.walk.circle", 20, 19), ("eurosign.circle.fill", 20, 19), ("7.circle", 20, 19),
      ("heart.square", 19.5, 17.5), ("tag.fill", 22.5, 21), ("chevron.forward", 12.5, 16.5),
      ("chevron.backward", 12.5, 16.5), ("battery.25", 29, 13.5), ("star.slash.fill", 22, 20),
    ] as [(String, CGFloat, CGFloat)])
  func `C023: a symbol that was not recorded has the frame of its family`(
    name: String, width: CGFloat, height: CGFloat
  ) throws {
    let found = try frame(name)
    #expect(abs(found[0] - width) < 0.01 && abs(found[1] - height) < 0.01, "\(found)")
  }

  @Test func `C023: every symbol is drawn in its own form, in the middle of its frame`() throws {
    for name in SymbolNames.all + MaterialSymbols.all {
      let symbol = try #require(symbols.symbol(named: name), "\(name)")
      let ink = symbol.path.boundingRect
      let (box, extent) = (symbol.box, symbol.extent)
      #expect(box.width > ink.width - 1e-6 && box.height > ink.height - 1e-6, "\(name)")
      #expect(abs(box.midX - ink.midX) < 1e-6 && abs(box.midY - ink.midY) < 1e-6, "\(name)")
      #expect(abs(box.width / box.height - extent.width / extent.height) < 1e-6, "\(name)")
      #expect(
        min(box.width - ink.width, box.height - ink.height) < 1e-6, "\(name) is as large as fits")
      #expect(4...37 ~= extent.width * 17 && 2...28 ~= extent.height * 17, "\(name) \(extent)")
    }
  }

  private func area(_ symbol: SymbolImage) -> Int {
    var count = 0
    for x in stride(from: symbol.box.minX - 1, to: symbol.box.maxX + 1, by: 0.4) {
      for y in stride(from: symbol.box.minY - 1, to: symbol.box.maxY + 1, by: 0.4)
      where symbol.path.contains(CGPoint(x: x, y: y), eoFill: symbol.fillStyle.isEOFilled) {
        count += 1
      }
    }
    return count
  }

  @Test(arguments: ["star", "xmark", "wifi", "gear", "heart.fill", "trash", "chevron.right"])
  func `C468: a heavier font draws more of a symbol, in the same frame`(name: String) throws {
    let plain = try #require(symbols.symbol(named: name))
    let forms = [100, 300, 400, 600, 900].map { plain.weighted($0) }
    let areas = forms.map { area($0) }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
    #expect(forms.allSatisfy { $0.box == plain.box && $0.extent == plain.extent })
    #expect(plain.weighted(400) === plain && plain.weighted(600) === plain.weighted(600))
  }

  private func contours(_ name: String) throws -> Int {
    let symbol = try #require(symbols.symbol(named: name))
    var count = 0
    symbol.path.forEach { if case .move = $0 { count += 1 } }
    return count
  }

  @Test func `C023: three persons are three, and a cloud with sun and rain has all of them`() throws
  {
    #expect(try contours("person.3.fill") == 3 * contours("person.fill"))
    for fill in ["", ".fill"] {
      let (sun, rain) = (try contours("cloud.sun" + fill), try contours("cloud.rain" + fill))
      let all = try contours("cloud.sun.rain" + fill)
      #expect(all > sun && all > rain, "\(sun) \(rain) \(all)")
      #expect(try contours("cloud.moon.bolt" + fill) > contours("cloud.moon" + fill))
    }
  }
}
