import Badges
import SwiftUI
import WaggleTestKit
import XCTest

final class BadgesTests: XCTestCase {
  @MainActor func testTheRowCountsItsBadges() {
    let host = TestHost(size: CGSize(width: 300, height: 100), semantics: .seeds) {
      BadgeRow(["Ada", "Grace"])
    }
    host.settle()
    XCTAssertEqual(host.preference(BadgeCountKey.self), 2)
    XCTAssertEqual(host.text, ["Ada", "Grace", "2 badges"])
  }
}
