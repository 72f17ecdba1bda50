import SwiftUI
import Testing
import WaggleTestKit

@testable import HideAndShow

@MainActor @Suite struct WrongPlaceTests {
  private let host = TestHost(size: CGSize(width: 1280, height: 900)) { WrongPlacePage() }

  @Test func `W-ORDER: the two wrong places are reported on the page, the right one is not`() {
    host.settle()
    #expect(host.text.filter { $0.contains("W-ORDER") }.count == 2)
    #expect(host.text.filter { $0 == "Nothing to report" }.count == 1)
  }

  @Test(arguments: Place.allCases)
  func `a line hides only if the request is sent from below its listener`(place: Place) throws {
    host.settle()
    try host.find(label: "Hide the line \(place.rawValue)").tap()
    host.settle()
    host.advance(by: 0.5)
    #expect(host.text.contains("Dusk: \(place.rawValue)") != place.isRight)
  }
}
