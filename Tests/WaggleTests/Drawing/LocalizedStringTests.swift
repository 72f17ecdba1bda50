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
