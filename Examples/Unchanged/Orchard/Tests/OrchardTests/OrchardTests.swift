import XCTest

@testable import Orchard

final class OrchardTests: XCTestCase {
  func testAStoreHasTheCratesOfTheDefaults() {
    UserDefaults.standard.set(7, forKey: "crates")
    defer { UserDefaults.standard.removeObject(forKey: "crates") }
    XCTAssertEqual(OrchardStore().crates, 7)
  }
}
