// swift-format-ignore-file
// Made by `make examples` from the examples of TestHost+Dialog.

import SwiftUI
import Testing
import WaggleTestKit

@MainActor private struct Example1 {
  func run() throws {
    let host = TestHost {
      Text("Meadow").alert("No bees left", isPresented: .constant(true)) {}
    }
    print(host.dialog?.title ?? "none")  // No bees left
  }
}

@MainActor @Test private func `Examples of TestHost+Dialog`() async throws {
  try await expectPrints(["No bees left"]) { try Example1().run() }
}
