import XCTest

@testable import Apiary

final class BundleTests: XCTestCase {
  func testAHiveIsAFileOfTheBundle() throws {
    let file = try XCTUnwrap(
      Bundle.module.url(forResource: "linden", withExtension: "json", subdirectory: "Hives"))
    XCTAssertEqual(try JSONDecoder().decode(Hive.self, from: Data(contentsOf: file)).bees, 1)
  }

  func testAWordOfTheCatalogueIsInTheLanguageOfTheLocale() {
    let german = String(
      localized: "title", bundle: .module, locale: Locale(identifier: "de"))
    XCTAssertEqual(german, "Unsere Bienenstöcke")
  }
}
