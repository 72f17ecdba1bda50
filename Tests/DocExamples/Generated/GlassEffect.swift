// swift-format-ignore-file
// Made by `make examples` from the examples of GlassEffect.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Label("Nectar", systemImage: "drop")
      .padding()
      .glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 16))
  }
}

@MainActor @Test private func `Examples of GlassEffect`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
