import Badges
import SwiftUI
import WaggleTestKit
import XCTest

// With XCTest on Linux a synchronous `@MainActor` test method stops the runner before its first test; async ones work.
final class BadgesTests: XCTestCase {
  @MainActor func testTheRowCountsItsBadges() async {
    let host = TestHost(size: CGSize(width: 300, height: 100), semantics: .seeds) {
      BadgeRow(["Ada", "Grace"])
    }
    await host.settle()
    XCTAssertEqual(host.preference(BadgeCountKey.self), 2)
    XCTAssertEqual(host.text, ["Ada", "Grace", "2 badges"])
  }
}
