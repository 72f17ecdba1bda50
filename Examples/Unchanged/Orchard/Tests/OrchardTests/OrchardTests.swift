import SwiftUI
import Testing
import WaggleTestKit

@testable import Orchard

@MainActor
struct OrchardTests {
  @Test func aRipeOrchardHasFruit() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) { OrchardView() }
    #expect(!host.elements.contains { $0.label == "Fruit" })
    try host.find(label: "Ripe").tap()
    #expect(host.elements.contains { $0.label == "Fruit" })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func symbolsAreForUIKitToo() {
    #expect(UIImage.meadow.size == CGSize(width: 48, height: 36))
    #expect(UIImage(resource: .Trees.oak).size == CGSize(width: 24, height: 24))
    #expect(Color.brand == Color(.brand))
  }
}
