import Foundation
import Testing
import Waggle
import WaggleRender

/// How large the layers are that groups are drawn on first, and that what is drawn does not depend on it.
@MainActor struct LayerWorkTests {
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  /// Two overlapping boxes in a square of 20.
  private var pair: DisplayNode {
    DisplayNode(
      .group([
        box(0.3, 0.6, 14, 14),
        DisplayNode(.rectangle(CGRect(x: 6, y: 6, width: 14, height: 14), .color(blue))),
      ]))
  }

  /// Something clear that is as large as the picture.
  private var clear: DisplayNode {
    DisplayNode(.rectangle(CGRect(x: -50, y: -50, width: 300, height: 300), .color(.clear)))
  }

  private func moved(_ node: DisplayNode, _ x: CGFloat, _ y: CGFloat) -> DisplayNode {
    DisplayNode(.offset(CGSize(width: x, height: y), node))
  }

  private var layers: [(String, (DisplayNode) -> DisplayNode)] {
    [
      ("opacity", { DisplayNode(.opacity(0.4, $0)) }),
      ("blend", { DisplayNode(.blend(.multiply, $0)) }),
      ("hue", { DisplayNode(.blend(.hue, $0)) }),
      ("erasing", { DisplayNode(.blend(.destinationOut, $0)) }),
      ("mask", { [pair] in DisplayNode(.mask(pair, $0)) }),
      ("nested", { DisplayNode(.opacity(0.4, DisplayNode(.opacity(0.7, $0)))) }),
    ]
  }

  @Test func `The layer of a group has the pixels of the group, not of the picture`() throws {
    for (name, layer) in layers where name != "nested" {
      for size in [100, 400] {
        let before = Bench.rasterizer.layerPixels
        _ = try Bench.pixels(moved(layer(pair), 40, 30), width: size, height: size)
        let pixels = Bench.rasterizer.layerPixels - before
        #expect(pixels > 400 && pixels <= 30 * 30, "\(name)")
      }
    }
  }

  @Test func `A group outside of the picture has no layer`() throws {
    let before = Bench.rasterizer.layerPixels
    _ = try Bench.pixels(moved(DisplayNode(.opacity(0.5, pair)), 140, 0), width: 100, height: 100)
    #expect(Bench.rasterizer.layerPixels == before)
  }

  @Test func `A group is drawn alike on a layer of its size and on one of the picture's`() throws {
    let below = DisplayNode(.rectangle(CGRect(x: 0, y: 0, width: 60, height: 35), .color(blue)))
    let turns: [CGAffineTransform] = [
      .identity, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: 1.3, y: 0.7),
    ]
    for (name, layer) in layers {
      for (x, y) in [(30, 20), (30.4, 20.7), (-8, 3), (70, 71), (0, 0)] as [(CGFloat, CGFloat)] {
        for (index, turn) in turns.enumerated() {
          for scale in [1, 1.5, 2] as [CGFloat] {
            func picture(_ group: DisplayNode) throws -> PixelImage {
              let turned = DisplayNode(.transform(turn, layer(group)))
              return try Bench.pixels(
                DisplayNode(.group([below, moved(turned, x, y)])), width: 80, height: 80,
                scale: scale)
            }
            let whole = DisplayNode(.group([pair, clear]))
            #expect(
              try picture(pair) == picture(name == "mask" ? pair : whole),
              "\(name) at \(x), \(y), \(index), \(scale)")
          }
        }
      }
    }
  }
}
