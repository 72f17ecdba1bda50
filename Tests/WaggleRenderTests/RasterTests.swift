import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@MainActor struct RasterTests {
  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test func `L141: edges snap to pixels, so that no pixel of a rectangle is grey`() throws {
    for (scale, x) in [(1, 10.25), (1, 10.5), (2, 10.25), (3, 10.1)] as [(CGFloat, CGFloat)] {
      let image = try Bench.pixels(box(x, 3.3, 20.4, 5.5), width: 60, height: 20, scale: scale)
      #expect(Set(image.pixels) == [black, white])
      let left = Int((x * scale + 0.5).rounded(.down))
      let right = Int(((x + 20.4) * scale + 0.5).rounded(.down))
      let row = Int(6 * scale)
      #expect(image[left, row] == black && image[left - 1, row] == white)
      #expect(image[right - 1, row] == black && image[right, row] == white)
    }
  }

  @Test func `L141: neighbours share an edge: neither a gap nor an overlap`() throws {
    let thirds = (0..<3).map { index in
      let x = 100.0 / 3 * CGFloat(index)
      return box(x, 0, 100.0 / 3, 10)
    }
    let image = try Bench.pixels(DisplayNode(.group(thirds)), width: 100, height: 10)
    #expect(image.pixels.allSatisfy { $0 == black })
  }

  @Test func `L141: a path is stretched from snapped edge to snapped edge of its frame`() throws {
    let size = CGSize(width: 10.4, height: 10.4)
    let node = DisplayNode(
      .fill(
        Path(CGRect(origin: .zero, size: size)),
        frame: CGRect(x: 4.3, y: 4.3, width: 10.4, height: 10.4),
        .color(.black), FillStyle()))
    let image = try Bench.pixels(node, width: 20, height: 20)
    #expect(Set(image.pixels) == [black, white])
    #expect(image[4, 4] == black && image[14, 14] == black && image[15, 15] == white)
  }

  @Test
  func `L141: snapping follows offsets and scales, and stops at rotations`()
    throws
  {
    let moved = DisplayNode(
      .offset(CGSize(width: 0.3, height: 0.3), box(2.4, 2.4, 4, 4)))
    #expect(Set(try Bench.pixels(moved, width: 10, height: 10).pixels) == [black, white])
    let scaled = DisplayNode(.transform(CGAffineTransform(scaleX: 1.37, y: 0.9), box(2, 2, 5, 5)))
    #expect(Set(try Bench.pixels(scaled, width: 10, height: 10).pixels) == [black, white])
    let turned = DisplayNode(.transform(CGAffineTransform(rotationAngle: 0.1), box(2, 2, 5, 5)))
    #expect(Set(try Bench.pixels(turned, width: 10, height: 10).pixels).count > 2)
  }

  @Test func `opacity applies to a group as one picture`() throws {
    let both = DisplayNode(.group([box(0, 0, 6, 10), box(4, 0, 6, 10)]))
    let image = try Bench.pixels(DisplayNode(.opacity(0.5, both)), width: 10, height: 10)
    #expect(Set(image.pixels).count == 1)
    let single = try Bench.pixels(
      DisplayNode(.opacity(0.5, box(0, 0, 10, 10))), width: 10, height: 10)
    #expect(abs(Int(single[5, 5] & 0xFF) - Int(image[5, 5] & 0xFF)) <= 1)
    let gone = try Bench.pixels(DisplayNode(.opacity(.nan, both)), width: 10, height: 10)
    #expect(gone.pixels.allSatisfy { $0 == white })
  }

  @Test func `a clip cuts its content, and nothing else`() throws {
    let clip = DisplayNode(
      .clip(Path(CGRect(x: 2, y: 2, width: 3, height: 3)), FillStyle(), box(0, 0, 10, 10)))
    let image = try Bench.pixels(
      DisplayNode(.group([clip, box(8, 8, 1, 1)])), width: 10, height: 10)
    #expect(image.pixels.filter { $0 == black }.count == 9 + 1)
  }

  @Test func `a gradient runs from its start to its end, in unit points of the frame`() throws {
    let stops = [
      ResolvedStop(color: .black, location: 0), ResolvedStop(color: .white, location: 1),
    ]
    let node = DisplayNode(
      .rectangle(
        CGRect(x: 10, y: 0, width: 50, height: 10),
        .gradient(
          ResolvedGradient(stops, .linear(start: .leading, end: .trailing)))))
    let image = try Bench.pixels(node, width: 70, height: 10)
    let row = (10..<60).map { image[$0, 5] & 0xFF }
    #expect(row.first! < 8 && row.last! > 247 && row == row.sorted())
  }

  @Test func `the shadow of a stretched mask equals the shadow of a full mask`() throws {
    let frame = CGRect(x: 30, y: 30, width: 140, height: 90)
    let path = Path(roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: 12)
    let card = DisplayNode(.fill(path, frame: frame, .color(.white), FillStyle()))
    func image(_ child: DisplayNode) throws -> PixelImage {
      let shadow = DisplayNode(
        .shadow(.black, radius: 10, offset: CGSize(width: 0, height: 4), child))
      return try Bench.pixels(shadow, width: 200, height: 150)
    }
    let fast = try image(card)
    // A group of two is not a box, so it is blurred as it is.
    let slow = try image(DisplayNode(.group([card, box(0, 0, 0, 0)])))
    let worst = zip(fast.pixels, slow.pixels).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }.max()!
    #expect(worst <= 2)
    #expect(fast[100, 125] & 0xFF < 200 && fast[100, 149] & 0xFF > fast[100, 125] & 0xFF)
    #expect(fast[0, 0] == white)
  }

  @Test func `a blur keeps the amount of ink, and spreads it evenly`() throws {
    let shadow = DisplayNode(
      .shadow(.black, radius: 8, offset: CGSize(width: 50, height: 0), box(0, 40, 20, 20)))
    let image = try Bench.pixels(shadow, width: 120, height: 100)
    var ink = 0
    for y in 0..<100 { for x in 30..<120 { ink += 255 - Int(image[x, y] & 0xFF) } }
    #expect(abs(ink - 400 * 255) < 400 * 255 / 100)
    for y in 0..<100 { #expect(image[60 - 5, y] == image[59 + 5, y]) }
  }

  @Test(arguments: [0.25, 0.5, 1, 1.19, 1.21, 2, 7.5])
  func `a blur's variance is the Gaussian's`(deviation: CGFloat) throws {
    let node = DisplayNode(.blur(radius: deviation, isOpaque: false, box(50, 0, 1, 100)))
    let image = try Bench.pixels(node, width: 101, height: 100)
    let ink = (0..<101).map { Double(255 - Int(image[$0, 50] & 0xFF)) }
    let variance =
      zip(ink, -50...50).reduce(0) { $0 + $1.0 * Double($1.1 * $1.1) } / ink.reduce(0, +)
    #expect(abs(variance - deviation * deviation) <= 0.1 + deviation * deviation / 6)
  }

  @Test func `a blurred picture keeps its colours and its ink`() throws {
    let red = DisplayNode(
      .rectangle(
        CGRect(x: 40, y: 40, width: 20, height: 20),
        .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1))))
    let image = try Bench.pixels(
      DisplayNode(.blur(radius: 4, isOpaque: false, red)), width: 100, height: 100)
    #expect(image.pixels.allSatisfy { $0 >> 16 & 0xFF >= 254 })
    let ink = image.pixels.reduce(0) { $0 + 255 - Int($1 & 0xFF) }
    #expect(abs(ink - 400 * 255) < 400 * 255 / 100)
    #expect(image[36, 50] != white && image[50, 50] & 0xFF < 20)
  }

  @Test func `an opaque blur fills its box and no more`() throws {
    let node = DisplayNode(.blur(radius: 4, isOpaque: true, box(10, 10, 20, 20)))
    let image = try Bench.pixels(node, width: 40, height: 40)
    #expect(image[11, 11] == black && image[7, 20] == white)
  }

  @Test func `blurs and shadows can be nested`() throws {
    var node = box(40, 40, 20, 20)
    for _ in 0..<3 {
      node = DisplayNode(.shadow(.black, radius: 4, offset: .zero, DisplayNode(.group([node]))))
      node = DisplayNode(.blur(radius: 2, isOpaque: false, node))
    }
    let image = try Bench.pixels(node, width: 100, height: 100)
    #expect(image[34, 50] != white)
  }

  @Test(arguments: [1.0, 2])
  func `content further away is drawn smaller`(scale: CGFloat) throws {
    var turn = ProjectionTransform()
    // About the line x = 50: the right half turns away.
    (turn.m11, turn.m13) = (0.5, 0.005)
    let toMiddle = ProjectionTransform(CGAffineTransform(translationX: -50, y: -50))
    let back = ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))
    let way = toMiddle.concatenating(turn).concatenating(back)
    let image = try Bench.pixels(
      DisplayNode(.projection(way, box(10, 10, 80, 80))), width: 100, height: 100, scale: scale)
    func height(_ x: CGFloat) -> Int {
      (0..<image.height).filter { image[Int(x * scale), $0] & 0xFF < 128 }.count
    }
    let left = CGPoint(x: 12, y: 10).applying(way)
    let right = CGPoint(x: 88, y: 10).applying(way)
    #expect(abs(CGFloat(height(left.x)) / scale - 2 * (50 - left.y)) <= 1.5)
    #expect(abs(CGFloat(height(right.x)) / scale - 2 * (50 - right.y)) <= 1.5)
    #expect(height(left.x) > height(right.x))
    #expect(height(5) == 0 && height(95) == 0)
  }

  @Test func `a layer of any node is drawn in space, in other colours and with a shadow`() throws {
    let red = box(20, 20, 60, 60)
    let half = DisplayNode(.opacity(0.5, DisplayNode(.group([box(20, 20, 30, 60), red]))))
    let insides = [
      red, half, DisplayNode(.mask(box(20, 20, 60, 60), red)), DisplayNode(.blend(.multiply, red)),
      DisplayNode(.blur(radius: 1, isOpaque: false, half)),
      DisplayNode(.shadow(.black, radius: 1, offset: .zero, half)),
    ]
    for node in insides {
      let layers: [DisplayNode] = [
        DisplayNode(.projection(ProjectionTransform(), node)),
        DisplayNode(.colors(ColorMatrix.identity, node)),
        DisplayNode(.shadow(.black, radius: 0, offset: CGSize(width: 10, height: 10), node)),
        DisplayNode(.blur(radius: 1, isOpaque: false, node)),
      ]
      for layer in layers {
        let image = try Bench.pixels(layer, width: 100, height: 100)
        #expect(image[50, 50] != white, "\(layer)")
        #expect(image[5, 5] == white && image[97, 97] == white, "\(layer)")
      }
    }
  }

  @Test func `text is drawn on its baseline, in its colour, within its size`() throws {
    let layout = Bench.layout(text("HH", font: FontDescriptor(size: 20, lineHeight: 30)))
    let node = DisplayNode(.text(layout, at: CGPoint(x: 5, y: 5)))
    let image = try Bench.pixels(node, width: 60, height: 40)
    let rows = (0..<40).filter { y in (0..<60).contains { image[$0, y] != white } }
    #expect(rows.last! + 1 == 5 + Int(layout.firstBaseline))
    let columns = (0..<60).filter { x in (0..<40).contains { image[x, $0] != white } }
    #expect(columns.first! >= 5 && columns.last! < 5 + Int(layout.size.width.rounded(.up)))
  }

  @Test func `C023: a symbol fills its frame`() throws {
    let seal = try #require(SymbolLibrary().symbol(named: "seal.fill"))
    let node = DisplayNode(
      .symbol(seal, frame: CGRect(x: 4, y: 2, width: 32, height: 32), .color(.black)))
    let image = try Bench.pixels(node, width: 40, height: 36)
    #expect(image[20, 18] == black && image[2, 18] == white)
    #expect((2..<34).allSatisfy { image[20, $0] != white })
  }

  @Test func `items that are not numbers are not drawn, and later items are`() throws {
    let odd: [DisplayNode] = [
      box(.nan, 0, 5, 5), box(0, 0, .nan, 5),
      DisplayNode(.offset(CGSize(width: CGFloat.nan, height: 0), box(0, 0, 5, 5))),
      DisplayNode(.transform(CGAffineTransform(scaleX: 0, y: 0), box(0, 0, 5, 5))),
      DisplayNode(
        .stroke(
          Path(CGRect(x: 0, y: 0, width: 5, height: 5)), frame: .zero, .color(.clear),
          StrokeStyle(lineWidth: .nan, dash: [0, -1]))),
      DisplayNode(.shadow(.black, radius: .infinity, offset: .zero, DisplayNode(.group([])))),
    ]
    let image = try Bench.pixels(DisplayNode(.group(odd + [box(2, 2, 1, 1)])), width: 8, height: 8)
    #expect(image.pixels.filter { $0 == black }.count == 1)
    let huge = try Bench.pixels(box(-.infinity, 0, .infinity, 1e30), width: 8, height: 8)
    #expect(huge[0, 0] == black || huge[0, 0] == white)
  }

  @Test func `a deep chain of offsets is drawn without deep calls`() throws {
    var node = box(0, 0, 4, 4)
    for _ in 0..<100_000 { node = DisplayNode(.offset(CGSize(width: 0.00001, height: 0), node)) }
    // Kept for good: freeing a deep list is not what is asked here.
    _ = Unmanaged.passRetained(node)
    #expect(try Bench.pixels(node, width: 8, height: 8)[3, 1] == black)
    let faded = DisplayNode(.opacity(0.5, node))
    #expect(try Bench.pixels(faded, width: 8, height: 8)[3, 1] != black)
  }
}
