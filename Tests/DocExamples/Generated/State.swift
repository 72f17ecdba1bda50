// swift-format-ignore-file
// Made by `make examples` from the examples of State.

import SwiftUI
import Testing
import WaggleTestKit

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count: \(count)") { count += 1 }  // shows Count: 0
  }
}

@MainActor @Test private func `Examples of State`() async throws {
  try expectDraws(Counter(), shows: ["Count: 0"], reports: [])
}
