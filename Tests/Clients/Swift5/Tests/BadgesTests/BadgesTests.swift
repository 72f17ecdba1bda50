import SwiftUI
import WaggleTestKit
import XCTest

@testable import Badges

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

  @MainActor func testARuleIsAsWideAsItsTitle() async throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Underlined(title: "Meadow") }
    await host.settle()
    let rule = try host.find(identifier: "rule").frame
    let title = try host.find(label: "Meadow").frame
    XCTAssertGreaterThan(title.width, 50)
    XCTAssertEqual(rule.width, title.width, accuracy: 1e-9)
    XCTAssertEqual(rule.minX, title.minX, accuracy: 1e-9)
  }

  // R200: whichever way the action was written.
  @MainActor func testAllDeliveriesArrive() async {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Deliveries() }
    await host.settle()
    XCTAssertTrue(host.text.contains("3 3 3 3 3"), "\(host.text)")
  }

  @MainActor func testATapMovesTheFrame() async throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Chooser(words: ["one", "two", "three"])
    }
    await host.settle()
    try host.find(label: "three").tap()
    await host.settle()
    let word = try host.find(label: "three").frame
    XCTAssertEqual(try host.find(identifier: "frame").frame, word.insetBy(dx: -2, dy: -2))
  }

  func testRectanglesCanBeTransformed() {
    XCTAssertEqual(
      doubled(CGRect(x: 1, y: 2, width: 3, height: 4)), CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  // C630, C631: code that is not isolated, in a module that imports UIKit.
  @MainActor func testOldCodeAsksThePhone() async throws {
    let host = TestHost(
      size: CGSize(width: 300, height: 100),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    ) {
      Button("Copy") { Tap().copy("\(Phone.topInset)") }
    }
    await host.settle()
    try host.find(label: "Copy").tap()
    XCTAssertEqual(Phone.topInset, 20)
    XCTAssertNotNil(Phone.keyWindow)
  }
}
