// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Navigation.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost(size: CGSize(width: 390, height: 600)) {
      NavigationStack { Text("12 hives").navigationTitle("Hives") }
    }
    print(host.title ?? "none")  // Hives
  }
}

@MainActor @Test private func `Examples of TestHost+Navigation`() async throws {
  try await expectPrints(["Hives"]) { try Example1().run() }
}
