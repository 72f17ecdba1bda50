// swift-format-ignore-file
// Made by `make examples` from the examples of CGColor.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let parts = Color(red: 0.2, green: 0.4, blue: 0.6).cgColor?.components
    print(parts ?? [])  // [0.2, 0.4, 0.6, 1.0]
  }
}

@MainActor @Test private func `Examples of CGColor`() async throws {
  try await expectPrints(["[0.2, 0.4, 0.6, 1.0]"]) { try Example1().run() }
}
