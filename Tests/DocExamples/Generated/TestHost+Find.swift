// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Find.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost {
      HStack {
        Button("Save") {}
        Text("12").accessibilityIdentifier("count")
      }
    }
    try host.find(role: .button, label: "Save").tap()
    print(try host.find(identifier: "count").label ?? "none")  // 12
  }
}

@MainActor @Test private func `Examples of TestHost+Find`() async throws {
  try await expectPrints(["12"]) { try Example1().run() }
}
