import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleRender
import WaggleTestKit

/// What a window draws again is what has changed, and its pixels are those of a full drawing (C600, C601).
@MainActor @Suite struct FrameBufferTests {
  /// What a random run changes.
  @Observable final class Model {
    var number = 3
    var color = 0
    var opacity = 1.0
    var offset: CGFloat = 0
    var blur: CGFloat = 0
    var shadow: CGFloat = 2
    var angle = 0.0
    var radius: CGFloat = 8
    var rows = [0, 1, 2, 3]
    var next = 4
    var isMaterial = false
    var isMasked = false
    var isOn = false
    var mode = 0
    var scroll = 0
    var text = "bee"

    var ink: Color { [.red, .blue, .green.opacity(0.5), .primary][color] }

    func change(_ numbers: inout SeededGenerator) {
      switch Int.random(in: 0..<17, using: &numbers) {
      case 0: number = .random(in: 0..<1000, using: &numbers)
      case 1: color = .random(in: 0..<4, using: &numbers)
      case 2: opacity = [0, 0.3, 0.7, 1].randomElement(using: &numbers)!
      case 3: offset = .random(in: -20..<20, using: &numbers)
      case 4: blur = [0, 1.5, 4].randomElement(using: &numbers)!
      case 5: shadow = .random(in: 0..<9, using: &numbers)
      case 6: angle = .random(in: 0..<90, using: &numbers)
      case 7: radius = .random(in: 0..<20, using: &numbers)
      case 8: rows.insert(next, at: .random(in: 0...rows.count, using: &numbers)); next += 1
      case 9: if !rows.isEmpty { rows.remove(at: .random(in: 0..<rows.count, using: &numbers)) }
      case 10: rows.shuffle(using: &numbers)
      case 11: isMaterial.toggle()
      case 12: isMasked.toggle()
      case 13: isOn.toggle()
      case 14: mode = .random(in: 0..<4, using: &numbers)
      case 15: scroll = .random(in: 0..<20, using: &numbers)
      default: text = String(text.shuffled(using: &numbers)) + (text.count > 9 ? "" : "ü")
      }
    }
  }

  private struct Card: View {
    let model: Model

    var body: some View {
      Text("Card \(model.number)")
        .padding(6)
        .background(model.ink, in: RoundedRectangle(cornerRadius: model.radius))
        .shadow(radius: model.shadow)
        .opacity(model.opacity)
        .offset(x: model.offset)
        .blur(radius: model.blur)
    }
  }

  private struct Effects: View {
    let model: Model
    private let modes: [BlendMode] = [.normal, .multiply, .screen, .difference]

    var body: some View {
      HStack {
        Image(systemName: "star.fill").foregroundStyle(model.ink).rotationEffect(
          .degrees(model.angle))
        Circle().fill(
          .linearGradient(colors: [model.ink, .yellow], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 30, height: 30)
        .blendMode(modes[model.mode])
        Text("Masked \(model.number)").foregroundStyle(
          .angularGradient(
            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360))
        )
        .mask { if model.isMasked { Ellipse() } else { Rectangle() } }
        Toggle(
          "On",
          isOn: Binding {
            model.isOn
          } set: {
            model.isOn = $0
          }
        ).labelsHidden()
        ProgressView(value: Double(model.number % 10), total: 10)
      }
    }
  }

  private struct Everything: View {
    let model: Model

    var body: some View {
      VStack(spacing: 4) {
        Card(model: model)
        Effects(model: model)
        ZStack {
          VStack {
            ForEach(model.rows, id: \.self) { Text("Row \($0) \(model.text)").font(.caption) }
          }
          if model.isMaterial {
            Text("Over \(model.number)").padding().background(.thinMaterial, in: Capsule())
              .opacity(model.color == 2 ? 0.6 : 1)
          }
        }
        ScrollViewReader { reader in
          ScrollView {
            LazyVStack { ForEach(0..<20) { Text("Line \($0)").font(.footnote).id($0) } }
          }
          .frame(height: 60)
          .onChange(of: model.scroll) { reader.scrollTo(model.scroll, anchor: .top) }
        }
        TextField(
          "Name",
          text: Binding {
            model.text
          } set: {
            model.text = $0
          }
        ).textFieldStyle(.roundedBorder)
      }
      .padding(8)
    }
  }

  #if DEBUG
    private static let (seeds, steps) = (1, 15)
  #else
    private static let (seeds, steps) = (12, 25)
  #endif
  private let points = CGSize(width: 300, height: 420)

  private func pixels(_ size: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  /// Stops at the first pixel that differs from a full drawing.
  private func check(_ buffer: FrameBuffer, _ list: DisplayList, _ step: String) throws {
    let whole = try FrameBuffer(size: buffer.size, scale: buffer.scale)
    _ = try whole.show(list, background: .white)
    let (found, wanted) = (buffer.pixels, whole.pixels)
    guard found != wanted else { return }
    let differing = found.pixels.indices.filter { found.pixels[$0] != wanted.pixels[$0] }
    let (x, y) = (differing.map { $0 % found.width }, differing.map { $0 / found.width })
    let first = differing[0]
    Issue.record(
      """
      \(step): \(differing.count) pixels differ in \(x.min()!)…\(x.max()!), \(y.min()!)…\(y.max()!): \
      \(String(found.pixels[first], radix: 16)) for \(String(wanted.pixels[first], radix: 16))
      """)
    throw Different()
  }

  private struct Different: Error {}

  @Test(arguments: [1, 2, 1.25])
  func `C600: after each step of a random run, what was drawn again gives a full drawing's pixels`(
    scale: CGFloat
  ) throws {
    for seed in 0..<UInt64(Self.seeds) {
      var numbers = SeededGenerator(seed: seed)
      let model = Model()
      let host = TestHost(size: points) { Everything(model: model) }
      let buffer = try FrameBuffer(size: pixels(points, scale), scale: scale)
      _ = try buffer.show(host.host.displayList, background: .white)
      try check(buffer, host.host.displayList, "\(seed)")
      for step in 0..<Self.steps {
        for _ in 0..<Int.random(in: 1...3, using: &numbers) { model.change(&numbers) }
        if Bool.random(using: &numbers) { host.settle() } else { host.advance(by: 0.05) }
        _ = try buffer.show(host.host.displayList, background: .white)
        try check(buffer, host.host.displayList, "\(seed), \(step)")
      }
    }
  }

  @Test func `C600: the pixels of a window are those of the picture of its drawing`() throws {
    let host = TestHost(size: points) { Everything(model: Model()) }
    let buffer = try FrameBuffer(size: points, scale: 1)
    _ = try buffer.show(host.host.displayList, background: .white)
    let rasterizer = try #require(RenderSystem.make().rasterizer as? CairoRasterizer)
    let picture = try rasterizer.pixels(
      host.host.displayList, size: points, scale: 1, background: .white)
    #expect(buffer.pixels == picture)
  }

  @Test func `C601: what is drawn again is what has changed, and nothing where nothing has`() throws
  {
    let model = Model()
    let host = TestHost(size: points) { Everything(model: model) }
    let buffer = try FrameBuffer(size: points, scale: 1)
    let all = try buffer.show(host.host.displayList, background: .white)
    #expect(all.rects == [CGRect(origin: .zero, size: points)])
    #expect(try buffer.show(host.host.displayList, background: .white).isEmpty)
    model.text = "eeb"
    host.settle()
    let rows = try buffer.show(host.host.displayList, background: .white)
    #expect(!rows.isEmpty && rows.rects.allSatisfy { $0.minY > 60 && $0.height < 200 })
    let drawn = buffer.drawnPixels
    model.isOn = true
    host.settle()
    _ = try buffer.show(host.host.displayList, background: .white)
    #expect(buffer.drawnPixels - drawn < 6_000)
  }
}

@MainActor @Suite struct DamagedAreaTests {
  @Test
  func
    `C601: an area has at most four rectangles, of which no two overlap, with all that was added`()
  {
    for seed in 0..<UInt64(200) {
      var numbers = SeededGenerator(seed: seed)
      var area = DamagedArea()
      var added: [CGRect] = []
      for _ in 0..<12 {
        added.append(
          CGRect(
            x: .random(in: 0..<90, using: &numbers), y: .random(in: 0..<90, using: &numbers),
            width: .random(in: 0.1..<20, using: &numbers),
            height: .random(in: 0.1..<20, using: &numbers)))
        area.add(added.last!)
        #expect(area.rects.count <= 4)
        #expect(area.rects.allSatisfy { $0 == $0.integral })
        for (index, rect) in area.rects.enumerated() {
          #expect(area.rects[(index + 1)...].allSatisfy { !$0.intersects(rect) })
        }
        #expect(added.allSatisfy { one in area.rects.contains { $0.contains(one) } })
      }
    }
  }
}
