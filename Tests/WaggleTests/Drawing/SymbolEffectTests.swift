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

  @Test func `a symbol of one layer is drawn alike in all rendering modes (C291)`() throws {
    let plain = try png { Image(systemName: "gearshape") }
    for mode in [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor] {
      #expect(try png { Image(systemName: "gearshape").symbolRenderingMode(mode) } == plain)
      #expect(
        try png { VStack { Image(systemName: "gearshape") }.symbolRenderingMode(mode) } == plain)
    }
    let cloud = try png { Image(systemName: "cloud.sun") }
    #expect(try png { Image(systemName: "cloud.sun").interpolation(.none) } == cloud)
    #expect(try png { Image(systemName: "cloud.sun").antialiased(false) } != cloud)
  }

  /// The colours of a symbol's layers, the primary one first.
  private func inks<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [ResolvedColor] {
    inks(of: TestHost(size: CGSize(width: 60, height: 60)) { view() })
  }

  private func inks(of host: TestHost) -> [ResolvedColor] {
    var result: [ResolvedColor] = []
    func visit(_ node: DisplayNode) {
      if case .symbol(_, _, .color(let color)) = node.content { result.append(color) }
      node.content.children.forEach(visit)
    }
    if let root = host.displayList.list.root { visit(root) }
    return result.reversed()
  }

  /// The colours as a symbol of one layer is drawn in them.
  private func inks(_ colors: Color...) -> [ResolvedColor] {
    colors.flatMap { color in inks { Image(systemName: "gearshape").foregroundStyle(color) } }
  }

  @Test(arguments: ["xmark.circle.fill", "8.circle", "cloud.sun.fill", "exclamationmark.triangle"])
  func `a palette gives the layers its styles in order, and needs no mode (C291)`(name: String) {
    let wanted = inks(.red, .blue)
    #expect(inks { Image(systemName: name).foregroundStyle(.red, .blue) } == wanted)
    #expect(
      inks {
        HStack { Image(systemName: name) }.symbolRenderingMode(.palette)
          .foregroundStyle(.red, .blue)
      } == wanted)
    #expect(
      inks {
        Image(systemName: name).symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)
      } == inks(.red))
  }

  @Test func `a cloud, a sun, a bolt and rain are four layers (C291)`() {
    let styles = inks {
      Image(systemName: "cloud.bolt.rain.fill").foregroundStyle(.red, .blue, .green)
    }
    #expect(styles == inks(.red, .blue, .green))
    #expect(
      inks { Image(systemName: "cloud.bolt.rain.fill").renderingMode(.original) }
        == inks(.white, .yellow, .cyan))
  }

  @Test func `the layers of a hierarchical symbol are levels of one style (C291)`() {
    let levels = inks {
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(.red)
    }
    #expect(levels.map(\.opacity) == [1, 0.5])
    #expect(
      levels
        == inks {
          VStack { Image(systemName: "plus.circle.fill").foregroundStyle(.red) }
            .symbolRenderingMode(.hierarchical)
        })
  }

  @Test func `multicolor gives a symbol the colours that it is known by (C291)`() {
    let colors = { (name: String) in
      self.inks { Image(systemName: name).symbolRenderingMode(.multicolor) }
    }
    #expect(colors("cloud.sun.fill") == inks(.white, .yellow))
    #expect(colors("exclamationmark.triangle.fill") == inks(.white, .yellow))
    #expect(colors("heart.fill") == inks(.red))
    #expect(colors("gearshape.fill") == inks { Image(systemName: "gearshape.fill") })
  }

  @Test func `a symbol of several layers is one element (C155, C291)`() throws {
    let host = TestHost(size: CGSize(width: 60, height: 60)) {
      Image(systemName: "cloud.sun.rain.fill").foregroundStyle(.red, .blue, .green)
    }
    #expect(host.elements.map(\.label) == ["cloud sun rain"])
  }

  @Test func `the layers of a palette move to new colours together (C291, M051)`() throws {
    let host = TestHost(size: CGSize(width: 60, height: 60)) { Swapping() }
    host.tap(at: CGPoint(x: 30, y: 30))
    host.advance(by: 0.5)
    let middle = inks(of: host)
    #expect(middle.count == 2)
    #expect(middle.allSatisfy { !inks(.red, .blue).contains($0) })
    host.advance(by: 1)
    #expect(inks(of: host) == inks(.blue, .red))
  }

  private struct Swapping: View {
    @State private var isSwapped = false
    var body: some View {
      Image(systemName: "plus.circle.fill")
        .foregroundStyle(isSwapped ? Color.blue : .red, isSwapped ? Color.red : .blue)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isSwapped.toggle() } }
    }
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
