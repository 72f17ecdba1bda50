// swift-format-ignore-file
// Made by `make examples` from the examples of Material.

import SwiftUI
import Testing
import WaggleTestKit

private struct Example1: View {
  var body: some View {
    Text("Nectar")
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

@MainActor @Test private func `Examples of Material`() async throws {
  try expectDraws(Example1(), shows: [], reports: [])
}
