import Cards
import Combine
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct PublisherTests {
  @Test func `a program's model, its views and its publishers work together`() async throws {
    let host = TestHost(size: CGSize(width: 300, height: 200)) { ShelfView() }
    await host.settle()
    #expect(host.text == ["Shelf", "Rename", "0", "Add"])
    try host.find(role: .button, label: "Add").tap()
    try await host.settle(until: { host.text.contains("1") })
    try host.find(role: .button, label: "Rename").tap()
    await host.settle()
    #expect(host.text.contains("Renamed"))
    NotificationCenter.default.post(name: Notification.Name("shelf"), object: nil)
    await host.settle()
    #expect(host.text.contains("Noticed"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `every publisher can be subscribed to`() {
    #expect(Spellings.all().count == 38)
  }

  @Test func `a published property is an asynchronous sequence`() async {
    let shelf = Shelf()
    async let next = shelf.nextTitle()
    try? await Task.sleep(for: .milliseconds(5))
    shelf.title = "New"
    #expect(await next == "New")
  }
}
