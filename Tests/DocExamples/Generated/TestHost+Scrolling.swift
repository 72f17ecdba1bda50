// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Scrolling.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        ForEach(0..<40) { Text("Row \($0)").frame(height: 20) }
      }
    }
    try host.scroll(to: 39)
    print(host.text.last ?? "none")  // Row 39
  }
}

@MainActor @Test private func `Examples of TestHost+Scrolling`() async throws {
  try await expectPrints(["Row 39"]) { try Example1().run() }
}
