import Foundation
import TestSupport
import Testing
import Waggle

/// Small capitals and the width of letters.
@MainActor
struct FontFeatureTests {
  private func font<V: View>(@ViewBuilder _ view: @escaping () -> V) -> FontDescriptor? {
    runs { view() }.first?.font
  }

  @Test func `small capitals are for the letters that the font's change names`() {
    #expect(font { Text("a") }?.smallCaps == FontDescriptor.SmallCaps.none)
    #expect(font { Text("a").font(.body.smallCaps()) }?.smallCaps == .all)
    #expect(font { Text("a").font(.body.lowercaseSmallCaps()) }?.smallCaps == .lowercase)
    #expect(font { Text("a").font(.body.uppercaseSmallCaps()) }?.smallCaps == .uppercase)
    let both = Font.body.uppercaseSmallCaps().lowercaseSmallCaps()
    #expect(font { Text("a").font(both) }?.smallCaps == .all)
  }

  @Test func `the width of a text is its own, that of the view, or the font's`() {
    #expect(font { Text("a") }?.width == 100)
    #expect(font { Text("a").font(.body.width(.condensed)) }?.width == 75)
    #expect(font { Text("a").fontWidth(.expanded) }?.width == 125)
    #expect(font { Text("a").padding().fontWidth(.compressed) }?.width == 50)
    #expect(
      font { VStack { Text("a").fontWidth(.standard) }.fontWidth(.condensed) }?.width == 100)
    #expect(font { Text("a").font(.body.width(.condensed)).padding().fontWidth(nil) }?.width == 75)
  }

  @Test func `a width beyond those of fonts is the last of them`() {
    #expect(font { Text("a").fontWidth(Font.Width(-9)) }?.width == 50)
    #expect(font { Text("a").fontWidth(Font.Width(9)) }?.width == 200)
    #expect(font { Text("a").fontWidth(Font.Width(.nan)) }?.width == 100)
  }
}
