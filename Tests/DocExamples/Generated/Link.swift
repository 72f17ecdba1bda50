// swift-format-ignore-file
// Made by `make examples` from the examples of Link.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Link("Bees", destination: URL(string: "https://example.com/bees")!)
  }
}

@MainActor @Test private func `Examples of Link`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
