import Foundation
import TestSupport
import Testing
import Waggle

@MainActor
struct ImageTests {
  @Test func `C023: a symbol scales with its font`() {
    let star = measure(nil, nil) { Image(systemName: "star") }
    #expect(abs(star.width - 22) < 0.1)
    let large = measure(nil, nil) { Image(systemName: "star").font(.title) }
    #expect(abs(large.width - 36.3) < 0.1)
  }

  @Test func `C023: image scale makes it smaller or larger`() {
    func width(_ scale: Image.Scale) -> CGFloat {
      measure(nil, nil) { Image(systemName: "star").imageScale(scale) }.width
    }
    #expect(abs(width(.large) / width(.medium) - 1.28) < 1e-9)
    #expect(abs(width(.small) / width(.medium) - 0.81) < 1e-9)
  }

  @Test func `L004: an unknown symbol takes no space, and is reported`() {
    let host = PlainHost { Image(systemName: "no.such") }
    #expect(host.size(50, 50) == .zero)
    #expect(host.list.isEmpty)
    #expect(host.diagnostics.map(\.id) == ["W-SYMBOL"])
    #expect(host.diagnostics[0].message.contains("\"no.such\""))
    #expect(measure(50, 50) { Image(systemName: "no.such").resizable() } == .zero)
  }

  @Test func `L004: a resizable image fills the proposal, others have their own size`() {
    let own = measure(nil, nil) { Image(systemName: "heart") }
    #expect(measure(5, nil) { Image(systemName: "heart").resizable() }.width == 5)
    #expect(measure(5, nil) { Image(systemName: "heart").resizable() }.height == own.height)
    #expect(measure(5, 7) { Image(systemName: "heart") } == own)
  }

  @Test func `L056: a resizable symbol scaled to fit or to fill keeps its own ratio`() {
    let own = measure(nil, nil) { Image(systemName: "star") }
    let ratio = own.width / own.height
    #expect(ratio != 1)
    func size(_ width: CGFloat?, _ height: CGFloat?, _ mode: ContentMode) -> CGSize {
      measure(width, height) {
        Image(systemName: "star").resizable().aspectRatio(contentMode: mode)
      }
    }
    #expect(abs(size(100, nil, .fit).height - 100 / ratio) < 1e-9)
    #expect(abs(size(200, 30, .fit).width - 30 * ratio) < 1e-9)
    #expect(size(200, 30, .fill).width == 200)
    #expect(abs(size(200, 30, .fill).height - 200 / ratio) < 1e-9)
    #expect(size(nil, nil, .fit) == own)
    #expect(measure(200, 30) { Image(systemName: "star").scaledToFit() } == own)
  }

  @Test func `L037: a symbol is spaced as text, a resizable one as any view`() {
    func gap<V: View>(@ViewBuilder _ image: @escaping () -> V) -> CGFloat {
      let parts = measure(nil, nil) { image() }.height + 10
      return measure(nil, nil) {
        VStack {
          image()
          Color.red.frame(width: 10, height: 10)
        }
      }.height - parts
    }
    #expect(abs(gap { Image(systemName: "heart").resizable() } - 8) < 1e-9)
    #expect(abs(gap { Image(systemName: "heart") } - gap { Text("x") }) < 1e-9)
  }

  @Test func `a template symbol is drawn in the foreground style, an original one is not`() {
    let lines = drawn {
      HStack(spacing: 0) {
        Image(systemName: "heart").resizable().frame(width: 10, height: 10)
        Image(systemName: "heart").renderingMode(.original).resizable()
          .frame(width: 10, height: 10)
      }
      .foregroundStyle(.red)
    }
    #expect(
      lines == [
        "symbol \"heart\" (40 45 10 10) #FF383C", "symbol \"heart\" (50 45 10 10) #000000",
      ])
  }

  @Test func `C024: variants are combined, and the most specific existing name is used`() {
    func name(_ variants: SymbolVariants, _ base: String = "heart") -> String? {
      drawn { Image(systemName: base).symbolVariant(variants) }.first
        .map { String($0.split(separator: "\"")[1]) }
    }
    #expect(name(.none) == "heart")
    #expect(name(.fill) == "heart.fill")
    #expect(name(.circle.fill) == "heart.circle.fill")
    #expect(name(.square.fill) == "heart.fill")
    #expect(name(.slash) == "heart")
    #expect(name(.slash.fill, "bell") == "bell.slash")
    let both = drawn { Image(systemName: "heart").symbolVariant(.circle).symbolVariant(.fill) }
    #expect(both[0].contains("heart.circle.fill"))
    let reset = drawn {
      Image(systemName: "heart").environment(\.symbolVariants, .none).symbolVariant(.fill)
    }
    #expect(reset[0].contains("\"heart\""))
  }

  @Test func `L037: a symbol is centred on a line of text, and is spaced as text`() {
    let host = PlainHost { Image(systemName: "heart") }
    let node = host.host.rootView.layout
    let height = node.size.height
    let baseline = node.dimensions(for: .unspecified)[VerticalAlignment.firstTextBaseline]
    #expect(abs(baseline - (height + 0.7 * 17) / 2) < 1e-9)
    #expect(node.spacing != .plain)
  }
}
