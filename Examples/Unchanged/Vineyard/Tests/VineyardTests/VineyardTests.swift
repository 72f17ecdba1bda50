import XCTest

@testable import Vineyard

final class VineyardTests: XCTestCase {
  func testAStoreHasTheCratesOfTheDefaults() {
    UserDefaults.standard.set(7, forKey: "crates")
    defer { UserDefaults.standard.removeObject(forKey: "crates") }
    XCTAssertEqual(VineyardStore().crates, 7)
  }
}
