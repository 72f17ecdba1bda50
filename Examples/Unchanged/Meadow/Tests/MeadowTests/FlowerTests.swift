import XCTest

@testable import MeadowViews

final class FlowerTests: XCTestCase {
  func testNamesComeFromTheFile() {
    XCTAssertEqual(Meadow().flowers.map(\.name), ["Poppy", "Clover", "Thistle"])
  }

  func testAFlowerHasAShareOfTheBees() {
    XCTAssertEqual(Flower(id: 1, name: "Clover", visits: 1).fullness(limit: 4), 0.25)
  }

  func testAFlowerIsWrittenAndReadAgain() throws {
    let flower = Flower(id: 1, name: "Clover", visits: 2)
    let data = try JSONEncoder().encode(flower)
    XCTAssertEqual(try JSONDecoder().decode(Flower.self, from: data), flower)
  }
}
