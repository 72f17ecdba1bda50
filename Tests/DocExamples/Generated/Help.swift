// swift-format-ignore-file
// Made by `make examples` from the examples of Help.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Button("Swarm") {}
      .help("Shows the hives that may swarm")
  }
}

@MainActor @Test private func `Examples of Help`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
