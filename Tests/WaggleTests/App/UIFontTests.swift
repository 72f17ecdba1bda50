import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Fonts as UIKit writes them.
@MainActor @Suite struct UIFontTests {
  private func drawn(_ font: Font) -> String {
    TestHost { Text("Bee 123").font(font) }.displayList.description
  }

  @Test func `C367: a font of UIKit is drawn as the same font of SwiftUI`() {
    let pairs: [(UIFont, Font)] = [
      (.systemFont(ofSize: 20), .system(size: 20)),
      (.systemFont(ofSize: 20, weight: .heavy), .system(size: 20, weight: .heavy)),
      (.boldSystemFont(ofSize: 9), .system(size: 9).bold()),
      (.italicSystemFont(ofSize: 9), .system(size: 9).italic()),
      (
        .monospacedSystemFont(ofSize: 9, weight: .bold),
        .system(size: 9, weight: .bold, design: .monospaced)
      ),
      (.monospacedDigitSystemFont(ofSize: 9, weight: .regular), .system(size: 9).monospacedDigit()),
      (.preferredFont(forTextStyle: .headline), .headline),
      (.preferredFont(forTextStyle: .caption1), .caption),
      (.systemFont(ofSize: 9, weight: UIFont.Weight(0.25)), .system(size: 9, weight: .medium)),
    ]
    for (uiFont, font) in pairs { #expect(drawn(Font(uiFont)) == drawn(font)) }
    #expect(drawn(Font(UIFont.systemFont(ofSize: 20) as CTFont)) == drawn(.system(size: 20)))
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13),
    (.caption1, 12), (.caption2, 11), (UIFont.TextStyle(rawValue: "hive"), 17),
  ])
  func `C367: the size of a text style is that at the default type size`(
    style: UIFont.TextStyle, size: CGFloat
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.withSize(9).pointSize == 9)
  }

  @Test func `C367: a text is as high as a line of the font, up to a pixel`() throws {
    let font = UIFont.systemFont(ofSize: 31)
    let host = TestHost { Text("Bee").font(Font(font)).accessibilityIdentifier("text") }
    let height = try host.find(identifier: "text").frame.height
    // A text ends on a pixel.
    #expect(height >= font.lineHeight && height < font.lineHeight + 0.5)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(font.descender < 0 && font.capHeight > 0 && font.capHeight < font.ascender)
    #expect(font.leading == 0)
  }

  @Test func `C367: a font that no file has is nil`() {
    #expect(UIFont(name: "Noto Serif", size: 12)?.familyName == "Noto Serif")
    #expect(UIFont(name: "Hive Sans", size: 12) == nil)
    #expect(NSFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
  }
}
