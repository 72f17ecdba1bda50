import Foundation
import Testing
import Waggle
import WaggleTestKit

/// Masks, blend modes, colour effects and gradients of real views.
@MainActor struct CompositingTests {
  private func drawing<V: View>(@ViewBuilder _ content: @escaping () -> V) -> String {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { content() }
    return host.displayList.list.description
  }

  @Test func `a mask is proposed the view's size, is aligned, and changes no layout (L048, L059)`()
    throws
  {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .mask(alignment: .topLeading) { Color.black.frame(width: 10, height: 60) }
          .accessibilityIdentifier("masked")
        Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("next")
      }
    }
    #expect(
      try host.find(identifier: "masked").frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    #expect(try host.find(identifier: "next").frame == CGRect(x: 30, y: 50, width: 40, height: 20))
    let mask = "by\n  rect (30 30 10 60)"
    #expect(host.displayList.list.description.contains(mask), "\(host.displayList.description)")
  }

  @Test func `where the mask or the view draws nothing, nothing is drawn`() {
    #expect(drawing { Color.red.mask { EmptyView() } } == "")
    #expect(drawing { Color.clear.hidden().mask { Color.black } } == "")
  }

  @Test func `a masked view takes touches outside its mask, and the mask takes none (M129)`() throws
  {
    var taps = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture { taps += 1 }
        .mask { Color.black.frame(width: 10, height: 10).onTapGesture { taps += 100 } }
    }
    host.tap(at: CGPoint(x: 5, y: 5))
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 2)
  }

  @Test func `a mask that changes is drawn as in a fresh build`() throws {
    struct Blinds: View {
      @State private var width: CGFloat
      init(_ width: CGFloat) { _width = State(initialValue: width) }

      var body: some View {
        Color.red.mask { Color.black.frame(width: width) }
          .onTapGesture { width += 10 }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Blinds(20) }
    for step in 1...3 {
      host.tap(at: CGPoint(x: 50, y: 50))
      let fresh = TestHost(size: CGSize(width: 100, height: 100)) {
        Blinds(20 + 10 * CGFloat(step))
      }
      #expect(host.displayList.list.description == fresh.displayList.list.description)
    }
  }

  @Test
  func `amounts of colour effects are interpolated, and so is a colour that multiplies (M051)`()
    throws
  {
    struct Fade: View {
      @State private var isOn = false

      var body: some View {
        Color.red.saturation(isOn ? 0 : 1).colorMultiply(isOn ? .black : .white)
          .animation(.linear(duration: 1), value: isOn)
          .onTapGesture { isOn = true }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Fade() }
    #expect(!host.displayList.list.description.contains("colors (0.6"))
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.5)
    // Half of the way to grey: 0.213 / 2 + 0.5.
    #expect(host.displayList.list.description.contains("colors (0.607 0.358 0.036 0 0"))
    host.advance(by: 1)
    #expect(
      host.displayList.list.description.contains(
        "colors (0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0 0 0 1 0)"))
  }

  @Test func `an amount that is not a number changes nothing and is reported`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.red.brightness(.nan).frame(width: 10, height: 10)
    }
    #expect(!host.displayList.list.description.contains("colors"))
    #expect(host.diagnostics.contains { $0.message.contains("colour effect") })
  }

  @Test func `gradients of different kinds are not interpolated (M054)`() {
    struct Switching: View {
      @State private var isRadial = false

      var body: some View {
        Rectangle()
          .fill(
            isRadial
              ? AnyShapeStyle(
                RadialGradient(
                  colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50))
              : AnyShapeStyle(
                LinearGradient(
                  colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          )
          .animation(.linear(duration: 1), value: isRadial)
          .onTapGesture { isRadial = true }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Switching() }
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.5)
    #expect(
      host.displayList.list.description.contains("radial (0.5 0.5) 0-50"),
      "\(host.displayList.description)")
  }

  @Test func `radii and angles of gradients are interpolated (M054)`() {
    struct Growing: View {
      @State private var isBig = false

      var body: some View {
        RadialGradient(
          colors: [.red, .blue], center: .center, startRadius: 0, endRadius: isBig ? 100 : 50
        )
        .animation(.linear(duration: 1), value: isBig)
        .onTapGesture { isBig = true }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Growing() }
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.5)
    #expect(
      host.displayList.list.description.contains("radial (0.5 0.5) 0-75"),
      "\(host.displayList.description)")
  }

  @Test func `materials have the colours of the scheme (C015)`() {
    func color(_ material: Material, _ scheme: ColorScheme) -> String {
      TestHost(size: CGSize(width: 10, height: 10), colorScheme: scheme) {
        Rectangle().fill(material)
      }.displayList.list.description
    }
    let expected: [(Material, String, String)] = [
      (.ultraThin, "0.4", "0.45"), (.thin, "0.55", "0.6"), (.regular, "0.68", "0.75"),
      (.thick, "0.8", "0.85"), (.ultraThick, "0.9", "0.92"), (.bar, "0.8", "0.8"),
    ]
    for (material, light, dark) in expected {
      let white = ResolvedColor(hex: 0xFFFFFF, opacity: Double(light)!)
      let black = ResolvedColor(hex: 0x1E1E1E, opacity: Double(dark)!)
      #expect(color(material, .light).contains("material \(white)"), "\(color(material, .light))")
      #expect(color(material, .dark).contains("material \(black)"), "\(color(material, .dark))")
    }
  }
}
