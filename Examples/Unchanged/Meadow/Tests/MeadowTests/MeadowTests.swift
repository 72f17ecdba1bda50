import SwiftUI
import Testing
import WaggleTestKit

@testable import Meadow
@testable import MeadowViews

@MainActor
struct MeadowTests {
  @Test func aTapIsAVisit() throws {
    let host = TestHost(size: CGSize(width: 390, height: 400)) { ContentView() }
    try host.find(role: .button, label: "Clover: 0").tap()
    #expect(host.text.contains("Clover: 1"))
    #expect(host.text.contains("Flowers"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func afterTheLimitAFlowerIsClosed() throws {
    let host = TestHost(size: CGSize(width: 390, height: 400)) {
      MeadowView().environment(\.visitLimit, 1)
    }
    try host.find(role: .button, label: "Poppy: 0").tap()
    try host.find(role: .button, label: "Poppy: 1").tap()
    #expect(host.text.contains("Poppy: 1"))
  }
}
