import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// Lines and letters of the font that stands for the platform's.
@MainActor @Suite struct SystemFontTests {
  private func size(
    _ text: String, _ font: Font, scale: CGFloat = 2, type: DynamicTypeSize = .large,
    width: CGFloat? = nil, tracking: CGFloat = 0
  ) throws -> CGSize {
    let host = TestHost(size: CGSize(width: 2000, height: 2000), scale: scale) {
      Text(verbatim: text).tracking(tracking).font(font).accessibilityIdentifier("text")
        .frame(width: width).environment(\.dynamicTypeSize, type)
    }
    return try host.find(identifier: "text").frame.size
  }

  private func isNear(_ value: CGFloat, _ wanted: CGFloat) -> Bool { abs(value - wanted) < 1e-6 }

  @Test(arguments: [1, 2, 3] as [CGFloat], DynamicTypeSize.allCases)
  func `C003: a line is 1.19336 times the size high, up to a pixel, in every style and type size`(
    scale: CGFloat, type: DynamicTypeSize
  ) throws {
    for style in Font.TextStyle.allCases {
      let font = Font.system(style)
      let wanted = (font.resolve(in: type).size * 1.193359375 * scale - 1e-6).rounded(.up) / scale
      #expect(isNear(try size("Hg", font, scale: scale, type: type).height, wanted))
    }
  }

  @Test func `C003: so is a line of a sized font, at the given size only`() throws {
    let heights: [(CGFloat, CGFloat)] = [(5.5, 7), (13, 16), (31, 37), (120, 143.5)]
    for (points, height) in heights {
      #expect(try size("Hg", .system(size: points)).height == height)
      #expect(try size("Hg", .system(size: points), type: .accessibility5).height == height)
    }
  }

  @Test(arguments: [
    (Font.body, 3, 61.0 / 3), (.body, 2, 20.5), (.body, 1, 21), (.title, 3, 101.0 / 3),
    (.system(size: 13), 2, 16), (.body.weight(.heavy), 2, 20.5), (.body.italic(), 3, 61.0 / 3),
  ])
  func `C003: lines have the heights recorded on iOS`(font: Font, scale: CGFloat, height: CGFloat)
    throws
  {
    #expect(isNear(try size("Hg", font, scale: scale).height, height))
  }

  @Test(arguments: [(4, 62.5), (11, 171), (61, 946.5)])
  func
    `C003: lines of a text are 1.19336 times the size apart, and its whole height is up to a pixel`(
      count: Int, recorded: CGFloat
    ) throws
  {
    let lines = Array(repeating: "Hg", count: count).joined(separator: "\n")
    #expect(try size(lines, .system(size: 13)).height == recorded)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `C003: a picture of a text is as high as its line`(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Text("Hg"))
    renderer.scale = scale
    let image = try #require(renderer.uiImage)
    #expect(image.size.height == [1: 21, 2: 20.5, 3: 61.0 / 3][scale])
  }

  /// Recorded on iOS 26 and macOS 26, and measured in screenshots of iOS (the last six).
  private static let recorded:
    [(size: CGFloat, weight: Font.Weight, width: CGFloat, text: String)] =
      [
        (10, .regular, 97.5, "The quick brown fox"), (11, .regular, 106, "The quick brown fox"),
        (12, .regular, 114.5, "The quick brown fox"), (13, .regular, 122.5, "The quick brown fox"),
        (15, .regular, 138.5, "The quick brown fox"), (17, .regular, 154, "The quick brown fox"),
        (20, .regular, 176.5, "The quick brown fox"), (22, .regular, 191, "The quick brown fox"),
        (24, .regular, 207, "The quick brown fox"), (26, .regular, 224, "The quick brown fox"),
        (28, .regular, 241, "The quick brown fox"), (32, .regular, 275, "The quick brown fox"),
        (34, .regular, 291.5, "The quick brown fox"), (20, .light, 174, "The quick brown fox"),
        (20, .medium, 181, "The quick brown fox"), (17, .semibold, 160.5, "The quick brown fox"),
        (13, .bold, 130.5, "The quick brown fox"), (20, .bold, 189.5, "The quick brown fox"),
        (20, .black, 202, "The quick brown fox"), (34, .heavy, 74.5, "Bold"),
        (13, .regular, 235.5, "Check the spelling or try a new search."),
        (17, .regular, 221.5, "Some content under the title."), (17, .regular, 84, "Quantity: 3"),
        (17, .regular, 114.5, "PREFERENCES"), (17, .medium, 94.5, "Preferences"),
        (17, .semibold, 101.5, "Notifications"), (17, .semibold, 88.5, "Quantity: 3"),
        (15, .semibold, 89, "Subheadline"), (34, .semibold, 161, "Large Title"),
        (34, .bold, 170, "No Results"), (34, .bold, 133, "Settings"),
        (13, .regular, 439.5, paragraph), (17, .regular, 551, paragraph),
        (17, .semibold, 575.5, paragraph), (28, .regular, 863, paragraph),
        (34, .regular, 1042, paragraph),
        (17, .medium, 146, "Chocolate Cookies"), (17, .medium, 109.6, "Up to 80% off"),
        (25, .semibold, 128.3, "Flash Deals"), (21, .semibold, 84.3, "Featured"),
        (17, .regular, 294, "adipiscing elit, sed do eiusmod tempor"),
        (17, .regular, 350, "incididunt ut labore et dolore magna aliqua. Ut"),
      ]
  private static let paragraph =
    "Layout must wrap this sentence onto several lines inside a narrow frame."

  @Test func `L280: lines are as long as recorded, within 1.5 percent`() throws {
    for line in Self.recorded {
      let font = Font.system(size: line.size, weight: line.weight)
      let error = try size(line.text, font).width / line.width - 1
      #expect(abs(error) <= 0.015, "\(line) is off by \(error)")
    }
  }

  @Test(arguments: [(150, 147, 4), (260, 256, 3)] as [(CGFloat, CGFloat, Int)])
  func `L280: lines break where they break on iOS`(width: CGFloat, recorded: CGFloat, count: Int)
    throws
  {
    let broken = try size(Self.paragraph, .body, width: width)
    #expect(abs(broken.width / recorded - 1) <= 0.015)
    #expect(broken.height == (CGFloat(count) * 17 * 1.193359375 * 2).rounded(.up) / 2)
  }

  @Test(arguments: [(-1, 126.5), (0, 137.5), (2, 159.5), (5, 192.5)] as [(CGFloat, CGFloat)])
  func `L280: explicit tracking adds to the font's own, for each letter`(
    tracking: CGFloat, recorded: CGFloat
  ) throws {
    let width = try size("Kerned text", .title, tracking: tracking).width
    #expect(abs(width / recorded - 1) <= 0.015)
  }

  @Test func `L280: other families and designs are not tracked`() {
    let fonts: [Font] = [
      .custom("Noto Serif", size: 28), .system(size: 28, design: .serif),
      .system(size: 28, design: .monospaced), .system(size: 28, design: .rounded),
    ]
    for font in fonts { #expect(font.resolve(in: .large).ownTracking == 0) }
    #expect(abs(Font.system(size: 28).resolve(in: .large).ownTracking + 1.4) < 1e-9)
  }
}
