import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender
import WaggleTestKit

/// Effects of symbols, and what else changes how symbols and texts are drawn.
@MainActor struct SymbolEffectTests {
  private struct Heart: View {
    let brush: Brush

    var body: some View {
      Image(systemName: "heart").symbolEffect(.bounce, value: brush.flag)
    }
  }

  private func png<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> Data {
    try TestHost(size: CGSize(width: 60, height: 40)) { content() }.png(scale: 2)
  }

  @Test func `an effect with a value moves the symbol once for each change (C297)`() throws {
    let brush = Brush()
    let host = TestHost(size: CGSize(width: 60, height: 40)) { Heart(brush: brush) }
    let rest = try host.png(scale: 2)
    for _ in 0..<2 {
      brush.flag.toggle()
      host.advance(by: 0.25)
      #expect(try host.png(scale: 2) != rest)
      host.advance(by: 0.5)
      #expect(try host.png(scale: 2) == rest)
    }
  }

  @Test func `an effect that is active runs over and over, and one that is not is at rest (C297)`()
    throws
  {
    let host = TestHost(size: CGSize(width: 60, height: 40)) {
      Image(systemName: "wifi").symbolEffect(.pulse)
    }
    let rest = try host.png(scale: 2)
    host.advance(by: 0.5)
    #expect(try host.png(scale: 2) != rest)
    host.advance(by: 1)
    #expect(try host.png(scale: 2) != rest)
    let still = TestHost(size: CGSize(width: 60, height: 40)) {
      Image(systemName: "wifi").symbolEffect(.pulse, isActive: false)
    }
    still.advance(by: 0.5)
    #expect(try still.png(scale: 2) == rest)
  }

  @Test func `scale, appear and disappear stay as long as they are active (C297)`() throws {
    #expect(
      try png { Image(systemName: "star").symbolEffect(.scale.up) }
        == png { Image(systemName: "star").scaleEffect(1.2) })
    #expect(
      try png { Image(systemName: "star").symbolEffect(.disappear) }
        == png { Image(systemName: "star").hidden() })
    #expect(
      try png { Image(systemName: "star").symbolEffect(.appear, isActive: false) }
        == png { Image(systemName: "star").hidden() })
    #expect(
      try png {
        Image(systemName: "star").symbolEffect(.disappear).symbolEffectsRemoved()
      } == png { Image(systemName: "star") })
  }

  @Test func `all rendering modes and interpolations draw a symbol alike (C291)`() throws {
    let plain = try png { Image(systemName: "cloud.sun") }
    for mode in [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor] {
      #expect(try png { Image(systemName: "cloud.sun").symbolRenderingMode(mode) } == plain)
      #expect(
        try png { VStack { Image(systemName: "cloud.sun") }.symbolRenderingMode(mode) } == plain)
    }
    #expect(try png { Image(systemName: "cloud.sun").interpolation(.none) } == plain)
    #expect(try png { Image(systemName: "cloud.sun").antialiased(false) } != plain)
  }

  @Test func `a text of the secondary scale is drawn at 0.8 times its font (C296)`() {
    let sizes = runs { Text("12") + Text(" kg").textScale(.secondary) }.map(\.font.size)
    #expect(sizes == [17, 17 * 0.8])
    #expect(
      runs { VStack { Text("kg") }.textScale(.secondary) }.map(\.font.size) == [17 * 0.8])
    #expect(
      runs { VStack { Text("kg") }.textScale(.secondary, isEnabled: false) }.map(\.font.size)
        == [17])
  }

  @Test func `help is the hint of an element, unless it has one (C295)`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text("Hive").help("Where bees live")
        Text("Honey").accessibilityHint("Sweet").help("Made of nectar")
        Circle().accessibilityRepresentation { Text("Moon") }
      }
    }
    #expect(try host.find(label: "Hive").hint == "Where bees live")
    #expect(try host.find(label: "Honey").hint == "Sweet")
    #expect(try host.find(label: "Moon").label == "Moon")
  }
}
