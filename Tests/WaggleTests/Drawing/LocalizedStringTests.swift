import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Strings that are looked up outside of a view, and resources that are shown later.
@MainActor @Suite struct LocalizedStringTests {
  private let assets: TemporaryBundle

  init() throws {
    assets = try TemporaryBundle()
    try assets.add(
      "\"%lld hives\" = \"%lld Stöcke\";\n\"title\" = \"Titel mit %@\";\n",
      as: "Localizable.strings")
  }

  @Test func `a string is found in the table of a bundle, with its values and without Markdown`() {
    #expect(String(localized: "\(3) hives", bundle: assets.bundle) == "3 Stöcke")
    #expect(String(localized: "**\(3)** bees", bundle: assets.bundle) == "**3** bees")
    #expect(String(localized: "a * b") == "a * b")
    let name = "Ada"
    #expect(
      String(localized: "title", defaultValue: "Title of \(name)", bundle: assets.bundle)
        == "Titel mit Ada")
    #expect(
      String(localized: "other", defaultValue: "Title of \(name)", bundle: assets.bundle)
        == "Title of Ada")
  }

  @Test
  func
    `C740: what is written literally in a text stays as it is, also a per cent sign beside values`()
  {
    let (share, name) = (50, "50%")
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      Text("100%")
      Text("\(share)%")
      Text("\(share)% of \(name)")
      Text("%@ %lld %% \(share)")
      Text("\(name)\(share)")
      Text("%d 🐝 – ü")
    }
    #expect(
      host.text == ["100%", "50%", "50% of 50%", "%@ %lld %% 50", "50%50", "%d 🐝 – ü"])
    #expect(LocalizedStringResource("\(share)% of 100%").key == "%lld%% of 100%%")
    #expect(String(localized: "\(3) hives", bundle: assets.bundle) == "3 Stöcke")
  }

  @Test func `a resource is shown where it is used, and is a string`() {
    let title = LocalizedStringResource("\(3) hives", bundle: assets.bundle)
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Text(title)
      Text(LocalizedStringResource("other", defaultValue: "**\(4)** hives"))
    }
    #expect(host.text == ["3 Stöcke", "4 hives"])
    #expect(String(localized: title) == "3 Stöcke" && title.key == "%lld hives")
  }
}
