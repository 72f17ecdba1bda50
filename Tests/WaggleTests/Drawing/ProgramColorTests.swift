import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Colours by their names: those of asset catalogues, and those of the platform.
@MainActor @Suite struct ProgramColorTests {
  private let assets: TemporaryBundle

  init() throws {
    assets = try TemporaryBundle()
    try assets.add(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb",
         "components": {"red": "0", "green": "0", "blue": "255", "alpha": "0.5"}}}]}
      """, as: "Colors.xcassets/honey.colorset/Contents.json")
  }

  private func host(_ color: Color, _ scheme: ColorScheme = .light) -> TestHost {
    TestHost(size: CGSize(width: 10, height: 10), colorScheme: scheme) { color }
  }

  private func drawn(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    host(color, scheme).displayList.description
  }

  @Test func `C341: a colour set has a colour for each scheme`() {
    let honey = Color("honey", bundle: assets.bundle)
    #expect(drawn(honey) == drawn(Color(red: 1, green: 128.0 / 255, blue: 0)))
    #expect(drawn(honey, .dark) == drawn(Color(red: 0, green: 0, blue: 1, opacity: 0.5)))
    #expect(
      drawn(honey.opacity(0.5)) == drawn(Color(red: 1, green: 128.0 / 255, blue: 0).opacity(0.5)))
    #expect(host(honey).diagnostics.isEmpty)
  }

  @Test func `C341: a missing colour is clear, and reported once`() {
    let host = TestHost(size: CGSize(width: 10, height: 10)) {
      HStack {
        Color("nothing", bundle: assets.bundle)
        Text("a").foregroundStyle(Color("nothing", bundle: assets.bundle))
      }
    }
    _ = host.displayList
    #expect(host.diagnostics.map(\.id) == ["W-ASSET"])
    #expect(host.diagnostics.first?.message.contains("\"nothing\"") == true)
    #expect(drawn(Color("nothing")) == drawn(.clear))
  }

  @Test func `C340: a colour of UIKit is made from components, from a Color and with an opacity`() {
    #expect(
      drawn(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
        == drawn(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)))
    #expect(drawn(Color(UIColor(white: 0.5, alpha: 1))) == drawn(Color(white: 0.5)))
    #expect(drawn(Color(uiColor: NSColor(Color.red)), .dark) == drawn(.red, .dark))
    #expect(drawn(Color(UIColor.white.withAlphaComponent(0.5))) == drawn(.white.opacity(0.5)))
    #expect(drawn(Color(.red.withAlphaComponent(0.5).withAlphaComponent(1))) == drawn(Color(.red)))
    var (red, alpha) = (CGFloat(0), CGFloat(0))
    UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.75)
      .getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.25 && alpha == 0.75)
  }

  @Test func `C340: the platform's colours have names`() {
    #expect(drawn(Color(.systemRed)) == drawn(.red))
    #expect(drawn(Color(uiColor: .label), .dark) == drawn(.primary, .dark))
    #expect(
      drawn(Color(.systemGray6))
        == drawn(Color(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255)))
    #expect(drawn(Color(nsColor: .systemGray6), .dark) != drawn(Color(.systemGray6)))
    #expect(drawn(Color(uiColor: .systemGroupedBackground), .dark) == drawn(.black, .dark))
  }
}
