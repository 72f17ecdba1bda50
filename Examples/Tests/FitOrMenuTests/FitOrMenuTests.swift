import SwiftUI
import Testing
import WaggleTestKit

@testable import FitOrMenu

@MainActor @Suite struct FitOrMenuTests {
  private func letter<Row: ToolRow>(_ row: Row.Type, width: CGFloat) -> TestHost {
    let host = TestHost(size: CGSize(width: 360, height: 700)) {
      Letter<Row>(name: "Letter", width: width)
    }
    host.settle()
    return host
  }

  @Test(arguments: [(CGFloat(310), true), (150, false)])
  func `a row whose candidates all write reports what it shows`(width: CGFloat, fits: Bool) {
    let host = letter(CompleteRow.self, width: width)
    #expect(host.text.contains("Blue") == fits)
    #expect(host.preference(InksInRowKey.self) == fits)
    #expect(host.text.contains(fits ? "inks in the row" : "no inks in the row"))
    #expect(host.text.contains("Nothing to report"))
  }

  @Test
  func `W-VTF: a candidate that writes nothing leaves the inks nowhere, which the page reports`() {
    let host = letter(ForgetfulRow.self, width: 150)
    #expect(!host.text.contains("Blue"))
    #expect(host.preference(InksInRowKey.self) == true)
    #expect(host.text.contains { $0.contains("W-VTF") })
    #expect(!host.text.contains("Nothing to report"))
  }

  @Test func `the inks that do not fit are in the menu, and have the same value`() throws {
    let host = letter(CompleteRow.self, width: 150)
    try host.find(label: "More for: Letter").tap()
    host.settle()
    host.advance(by: 0.5)
    try host.find(label: "Blue").tap()
    host.settle()
    host.advance(by: 0.5)
    #expect(!host.text.contains("Blue"))
  }

  @Test func `the width of the slider moves the inks of both rows`() throws {
    let host = TestHost(size: CGSize(width: 1280, height: 800)) { FitOrMenuView() }
    host.settle()
    #expect(host.text.filter { $0 == "Blue" }.count == 2)
    #expect(host.diagnostics.allSatisfy { $0.id != "W-VTF" })
  }
}
